import Foundation
import GraphicsCore
import ImageComparison
import LayerCore
import LayoutCore
import StyleCore
import TestSupport
import Testing
import TextViewCore

@testable import ViewDifference

/// Random trees of views with one change: the view is named, and no pixel is left over or counted twice.
@Suite("Random trees")
@MainActor
struct RandomTreeTests {
  private static let colors: [UIColor] = [.red, .green, .blue, .black, .yellow, .cyan, .brown]

  /// A tree of views, the same for the same seed.
  private struct Forest {
    let root: UIView
    var views: [UIView] = []

    @MainActor init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
      root.backgroundColor = .white
      for number in 0..<Int.random(in: 1...18, using: &generator) {
        let view: UIView
        if Int.random(in: 0..<4, using: &generator) == 0 {
          let label = UILabel()
          label.text = ["Ag", "word", "Two words", "…"].randomElement(using: &generator)
          view = label
        } else {
          view = UIView()
          view.backgroundColor = RandomTreeTests.colors.randomElement(using: &generator)
        }
        let parent =
          views.isEmpty || Bool.random(using: &generator)
          ? root : views.randomElement(using: &generator) ?? root
        // Some have no name, and are told by what they are.
        view.accessibilityIdentifier = number % 5 == 4 ? nil : "view\(number)"
        view.frame = CGRect(
          x: Double(Int.random(in: -20...100, using: &generator)) / 2,
          y: Double(Int.random(in: -20...100, using: &generator)) / 2,
          width: Double(Int.random(in: 2...60, using: &generator)),
          height: Double(Int.random(in: 2...60, using: &generator)))
        view.clipsToBounds = Int.random(in: 0..<3, using: &generator) == 0
        if Int.random(in: 0..<3, using: &generator) == 0 { view.layer.cornerRadius = 4 }
        if Int.random(in: 0..<5, using: &generator) == 0 { view.alpha = 0.5 }
        if Int.random(in: 0..<6, using: &generator) == 0 {
          view.transform = CGAffineTransform(rotationAngle: 0.4)
        }
        if Int.random(in: 0..<6, using: &generator) == 0 {
          (view.layer.shadowOpacity, view.layer.shadowRadius) = (0.5, 2)
        }
        parent.addSubview(view)
        views.append(view)
      }
    }
  }

  /// One change to a view.
  private enum Change: CaseIterable {
    case move, moveByHalf, resize, recolour, fade, hide, round, border, remove, add, raise, clip, turn, text

    @MainActor func apply(to view: UIView) {
      switch self {
      case .move: view.center.x += 3
      case .moveByHalf: view.center.y += 0.5
      case .resize: view.bounds.size.width += 5
      case .recolour: view.backgroundColor = .magenta
      case .fade: view.alpha = 0.25
      case .hide: view.isHidden = true
      case .round: view.layer.cornerRadius = 9
      case .border: (view.layer.borderWidth, view.layer.borderColor) = (2, UIColor.purple.cgColor)
      case .remove: view.removeFromSuperview()
      case .add:
        let added = UIView(frame: CGRect(x: 1, y: 1, width: 6, height: 6))
        added.backgroundColor = .orange
        added.accessibilityIdentifier = "added"
        view.addSubview(added)
      case .raise: view.superview?.bringSubviewToFront(view)
      case .clip: view.clipsToBounds.toggle()
      case .turn: view.transform = CGAffineTransform(scaleX: 1.5, y: 0.5)
      case .text: (view as? UILabel)?.text = "Other"
      }
    }
  }

  @Test("A tree explains itself by nothing", arguments: 0..<40)
  func same(seed: Int) {
    let (old, new) = (Recorded(Forest(seed: UInt64(seed)).root), Recorded(Forest(seed: UInt64(seed)).root))
    #expect(old.tree == new.tree)
    #expect(Explanation(from: old.tree, to: new.tree).changes.isEmpty)
  }

  @Test("One change is found, and explains every pixel once", arguments: 0..<400)
  func oneChange(seed: Int) throws {
    let forest = Forest(seed: UInt64(seed))
    let old = Recorded(Forest(seed: UInt64(seed)).root)
    var generator = SeededGenerator(seed: UInt64(seed) + 1_000)
    let view = try #require(forest.views.randomElement(using: &generator))
    let change = Change.allCases[seed % Change.allCases.count]
    change.apply(to: view)
    let new = Recorded(forest.root)
    guard case .different(let difference) = Comparison(of: new.bitmap, with: old.bitmap) else { return }
    let explanation = Explanation(
      of: new.bitmap, with: old.bitmap, actualTree: new.tree, referenceTree: old.tree)
    #expect(explanation.changes.reduce(0) { $0 + $1.pixels } == difference.differingPixels)
    #expect(explanation.unexplainedPixels == 0, "\(change): \(explanation.lines)")
    #expect(!explanation.changes.contains { $0.kind == .antialiasing }, "\(change): \(explanation.lines)")
    if let name = change == .add ? "added" : view.accessibilityIdentifier {
      // A change of the order of drawing may be attributed to the other view.
      #expect(
        explanation.changes.contains { $0.sentence.contains(name) && ($0.pixels > 0 || change == .raise) },
        "\(change): \(explanation.lines)")
    }
  }

  @Test("Damaged JSON is an error or a tree, never more", arguments: 0..<300)
  func damagedJSON(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let old = Recorded(Forest(seed: 7).root)
    var bytes = Array(old.tree.json.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 32...126, using: &generator)
      case 1: bytes.remove(at: place)
      default: bytes.insert(contentsOf: Array("99999999999".utf8), at: place)
      }
    }
    guard let damaged = try? LayoutTree(json: String(decoding: bytes, as: UTF8.self)) else { return }
    let explanation = Explanation(
      of: old.bitmap, with: old.bitmap, actualTree: old.tree, referenceTree: damaged)
    #expect(explanation.changes.allSatisfy { !$0.text.isEmpty })
    #expect(!damaged.description.isEmpty && damaged.areas(ofViews: ["view1"]).allSatisfy { $0.width >= 0 })
  }

  @Test("Ten thousand views that moved are told apart", arguments: [10_000])
  func large(count: Int) {
    func tree(_ shift: Double, _ isReversed: Bool) -> LayoutTree {
      var nodes = [LayoutNode(type: "UIView", frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
      for number in 0..<count {
        let name = isReversed ? count - number : number
        nodes.append(
          LayoutNode(
            type: "UIView", identifier: "v\(name)", parent: 0,
            frame: CGRect(x: shift, y: Double(name), width: 1, height: 1), dependencies: [0]))
      }
      return LayoutTree(scale: 1, nodes: nodes)
    }
    let moved = Explanation(from: tree(0, false), to: tree(1, false))
    #expect(moved.changes.count == count)
    #expect(moved.lines.count == Explanation.lineLimit + 1)
    #expect(Explanation(from: tree(0, false), to: tree(0, true)).changes.count >= count - 1)
  }
}
