import Foundation
import ListCore
import StackCore
import StyleCore
import TestSupport
import Testing
import TextViewCore

@testable import LayoutCore

/// Measuring the same cell again and again, as rows that reuse it are measured.
@MainActor
struct CellMeasuringTests {
  private static func words(_ count: Int) -> String {
    Array(repeating: "word", count: count).joined(separator: " ")
  }

  /// Changes one property at random.
  private static func change(_ state: inout MemoState, _ random: inout SeededGenerator) {
    let number = Int.random(in: 0..<30, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: state.title = words(number % 12)
    case 1, 2: state.note = words(number)
    case 3: state.gap = CGFloat(number) / 4
    case 4: state.isNoteHidden.toggle()
    case 5: state.margin = CGFloat(number)
    case 6: state.hasLimit.toggle()
    case 7: state.limitPriority = [250, 740, 999, 1000][number % 4]
    case 8: state.lines = number % 4
    default: state.badge = CGFloat(number * 3)
    }
  }

  private static func size(of cell: UITableViewCell, _ width: CGFloat) -> CGSize {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test(arguments: TestEffort.seeds(20))
  func `a cell that was measured before has the size of a new one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var state = MemoState()
    let kept = MemoCell(style: .default, reuseIdentifier: nil)
    kept.solveApart()
    for step in 0..<40 {
      Self.change(&state, &random)
      let width: CGFloat = step % 7 == 6 ? 250 : 320
      let new = MemoCell(style: .default, reuseIdentifier: nil)
      new.show(state)
      kept.show(state)
      #expect(kept.solvesApart && !new.solvesApart)
      #expect(Self.size(of: kept, width) == Self.size(of: new, width), "step \(step): \(state)")
    }
  }

  @Test func `rows that differ in their texts are measured by the engine of the first one`() {
    let cell = MemoCell(style: .default, reuseIdentifier: nil)
    cell.solveApart()
    func enginesMade(_ state: MemoState) -> Int {
      cell.show(state)
      let before = LayoutEngine.made
      _ = Self.size(of: cell, 320)
      return LayoutEngine.made - before
    }
    #expect(enginesMade(MemoState(title: "a")) > 0)
    for count in 1..<20 {
      #expect(enginesMade(MemoState(title: "b", note: Self.words(count))) == 0, "\(count) words")
    }
    // Another system of constraints has an engine of its own.
    #expect(enginesMade(MemoState(title: "b", note: "c", hasLimit: true)) == 1)
  }

  @Test func `a measurement leaves the places of views alone`() {
    let cell = MemoCell(style: .default, reuseIdentifier: nil)
    cell.solveApart()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
    window.addSubview(cell)
    cell.show(MemoState(title: "a", note: Self.words(3)))
    window.layoutIfNeeded()
    let frames = cell.contentView.subviews.map(\.frame)
    for width in [320, 320, 200, 320] as [CGFloat] { _ = Self.size(of: cell, width) }
    window.layoutIfNeeded()
    #expect(cell.contentView.subviews.map(\.frame) == frames)
    cell.show(MemoState(title: "a", note: Self.words(3), badge: 30))
    _ = Self.size(of: cell, 320)
    window.layoutIfNeeded()
    #expect(cell.badge.frame.width == 30)
  }
}

/// The properties that a memo shows.
private struct MemoState {
  var title = ""
  var note = ""
  var gap: CGFloat = 4
  var margin: CGFloat = 8
  var badge: CGFloat = 10
  var lines = 0
  var isNoteHidden = false
  var hasLimit = false
  var limitPriority: Float = 1000
}

/// A cell with a stack of labels beside a badge, in margins.
private final class MemoCell: UITableViewCell {
  let badge = UIView()
  private let title = UILabel()
  private let note = UILabel()
  private let stack = UIStackView()
  private var width = NSLayoutConstraint()
  private var limit = NSLayoutConstraint()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    stack.axis = .vertical
    for view in [title, note] { stack.addArrangedSubview(view) }
    for view in [stack, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    width = badge.widthAnchor.constraint(equalToConstant: 10)
    limit = note.heightAnchor.constraint(lessThanOrEqualToConstant: 50)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      badge.leadingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      badge.heightAnchor.constraint(equalToConstant: 12), width,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ state: MemoState) {
    (title.text, note.text, note.numberOfLines) = (state.title, state.note, state.lines)
    note.isHidden = state.isNoteHidden
    stack.spacing = state.gap
    width.constant = state.badge
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: state.margin, leading: state.margin, bottom: state.margin, trailing: state.margin)
    // A required constraint cannot become optional while it is active.
    limit.isActive = false
    limit.priority = UILayoutPriority(state.limitPriority)
    limit.isActive = state.hasLimit
  }
}
