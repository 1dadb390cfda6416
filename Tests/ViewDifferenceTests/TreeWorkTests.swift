import Foundation
import ImageComparison
import Raster
import Testing

@testable import ViewDifference

/// The work of explaining a difference: twice as much for trees of twice the size, whatever their form.
@Suite struct TreeWorkTests {
  /// Forms of trees. Everything in them moves from one tree to the other.
  enum Form: CaseIterable {
    /// Each node in the one before.
    case chain
    /// As many siblings as nodes in one another, at the end of these.
    case broom
    case siblings
    /// Each node casts a shadow of the next one, which is in it.
    case shadows
    /// The same where shadows cannot be followed.
    case turnedShadows

    func tree(_ count: Int, at x: Double) -> LayoutTree {
      var nodes: [LayoutNode] = []
      for index in 0..<count {
        var node = LayoutNode(
          type: "A", parent: index == 0 ? nil : index - 1, frame: CGRect(x: x, y: 0, width: 9, height: 9),
          box: CGRect(x: x, y: 0, width: 9, height: 9), paint: CGRect(x: x, y: 0, width: 30, height: 30))
        switch self {
        case .chain: break
        case .broom: node.parent = index == 0 ? nil : min(index - 1, count / 2)
        case .siblings: node.parent = index == 0 ? nil : 0
        case .shadows: node.properties["shadow"] = "1 2 0 1"
        case .turnedShadows: node.properties = ["shadow": "1 2 0 1", "transform": "0 1 -1 0 0 0"]
        }
        nodes.append(node)
      }
      return LayoutTree(scale: 1, nodes: nodes)
    }
  }

  private func attribution(_ old: LayoutTree, _ new: LayoutTree) throws -> PixelAttribution {
    let white = Bitmap(width: 40, height: 40, filledWith: Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    let pair = PicturePair(Bitmap(width: 40, height: 40), white)
    guard case .different(let difference) = Comparison(of: pair.actual, with: pair.reference) else {
      throw CancellationError()
    }
    return PixelAttribution(of: pair, difference: difference, changes: TreeChanges(old, new))
  }

  @Test(arguments: Form.allCases)
  func `putting pixels down to changes takes twice as much for twice as many views`(form: Form) throws {
    let works = try [300, 600, 1_200].map { count in
      let found = try attribution(form.tree(count, at: 0), form.tree(count, at: 1))
      #expect(found.ofChanges.reduce(0) { $0 + $1.count } > 0)
      return found.work
    }
    #expect(works[1] <= 2 * works[0] + works[0] / 5 && works[2] <= 2 * works[1] + works[1] / 5, "\(works)")
  }

  /// Views around a hub, each of which depends on it, and it on each of them.
  private func wheel(_ count: Int, at x: Double) -> LayoutTree {
    let frame = CGRect(x: x, y: 0, width: 9, height: 9)
    var nodes = [LayoutNode(type: "Root", frame: .zero)]
    nodes.append(
      LayoutNode(
        type: "Hub", identifier: "hub", parent: 0, frame: frame, dependencies: Array(2..<count + 2)))
    for number in 0..<count {
      nodes.append(
        LayoutNode(type: "Spoke", identifier: "s\(number)", parent: 0, frame: frame, dependencies: [1]))
    }
    return LayoutTree(scale: 1, nodes: nodes)
  }

  @Test func `the search for reasons has a limit that grows with the tree, and is told where it was met`() {
    for (count, isExhausted) in [(100, false), (3_000, true)] {
      let changes = TreeChanges(wheel(count, at: 0), wheel(count, at: 1))
      let finder = CauseFinder(changes)
      for change in changes.changes { _ = finder.causes(of: change) }
      // A million, and 32 for each node, dependency and change.
      #expect(finder.work <= 1 << 20 + 32 * (2 * (2 + 3 * count) + count + 1))
      #expect(finder.isExhausted == isExhausted)
      let lines = Explanation(from: wheel(count, at: 0), to: wheel(count, at: 1)).lines
      let isTold = lines.last == "not all causes were searched: too many views depend on each other"
      #expect(isTold == isExhausted)
    }
  }

  @Test func `of long names and values a little is told, to each of many views`() {
    func tree(_ shift: Double, _ letter: String) -> LayoutTree {
      let long = String(repeating: letter, count: 4_000)
      var nodes = [LayoutNode(type: long, frame: .zero)]
      for depth in 0..<8 {
        nodes.append(
          LayoutNode(type: "n\(depth)" + String(repeating: "n", count: 4_000), parent: depth, frame: .zero))
      }
      nodes.append(
        LayoutNode(
          type: "UILabel", parent: 8, frame: CGRect(x: shift, y: 0, width: 1, height: 1),
          properties: ["filter": long, "font": long + " 17", "text": long]))
      return LayoutTree(scale: 1, nodes: nodes)
    }
    let changes = Explanation(from: tree(0, "a"), to: tree(1, "b")).changes
    #expect(changes.count == 5)
    // Eight parts of a path, each of 200 scalars and a place; of a change two values.
    #expect(
      changes.allSatisfy {
        "\($0.path)".count <= 8 * 220 && $0.sentence.count <= 1_000 && $0.name.count <= 410
      })
    #expect(
      String.shortenedPair(
        from: "same \(String(repeating: "x", count: 300))1", to: "same \(String(repeating: "x", count: 300))2"
      ).old?.hasSuffix("x1") == true)
  }

  @Test func `how many views came or went is counted once`() {
    // Of a chain, each second view was there before.
    func tree(_ isNew: Bool) -> LayoutTree {
      var nodes: [LayoutNode] = []
      for number in 0..<400 where isNew || number % 2 == 0 {
        let parent = nodes.isEmpty ? nil : nodes.count - 1
        nodes.append(LayoutNode(type: "A", identifier: "v\(number)", parent: parent, frame: .zero))
      }
      return LayoutTree(scale: 1, nodes: nodes)
    }
    let added = Explanation(from: tree(false), to: tree(true)).changes.filter { $0.kind == .added }
    #expect(added.count == 200)
    #expect(added.first?.text == "was added with the 199 views in it" && added.last?.text == "was added")
  }
}
