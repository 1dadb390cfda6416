internal import Foundation
internal import LayoutCore
internal import ManualLayout

/// A view of a spec: lays its subviews out by a plan, as a hand-written `layoutSubviews` would.
@preconcurrency @MainActor
class SpecView: UIView {
  private let plan: LayoutPlan
  private let environment: SpecEnvironment
  private let problems: LayoutProblems

  init(_ node: ViewNode, _ environment: SpecEnvironment, _ problems: LayoutProblems) throws(SpecProblem) {
    plan = node.plan
    self.environment = environment
    self.problems = problems
    super.init(frame: .zero)
    try apply(node.appearance, environment)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let frames = frames(in: bounds) else { return }
    for (view, frame) in zip(subviews, frames) {
      view.untransformedFrame =
        environment.snapsToPixels ? environment.grid.snap(frame, .nearest(.up)) : frame
    }
  }

  /// The space that the subviews take when laid out in `size`, with the layout margin to the right and below;
  /// the current size without subviews.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !subviews.isEmpty else { return super.sizeThatFits(size) }
    guard let frames = frames(in: CGRect(origin: .zero, size: size)) else { return .zero }
    let margins = layoutMargins
    let content = CGSize(
      width: frames.reduce(0) { max($0, $1.maxX) } + margins.right,
      height: frames.reduce(0) { max($0, $1.maxY) } + margins.bottom)
    return environment.grid.snap(content, .ceil)
  }

  /// The subviews' frames in the given bounds; `nil` after a problem, which is kept for the spec's reader.
  private func frames(in bounds: CGRect) -> [CGRect]? {
    let container = Container(
      bounds: bounds, layoutMarginsRect: bounds.inset(by: layoutMargins),
      direction: effectiveUserInterfaceLayoutDirection, environment: environment)
    do {
      return try plan.frames(in: container) { view, size in subviews[view].sizeThatFits(size) }
    } catch {
      problems.report(error)
      return nil
    }
  }
}

/// What goes wrong while a spec's tree is laid out.
@MainActor
final class LayoutProblems {
  /// The most lines that all blocks of a tree may draw.
  static let maximumLineCount = 100_000

  /// The first problem.
  private(set) var first: SpecProblem?
  private var lineCount = 0

  init() {}

  func report(_ problem: SpecProblem) {
    if first == nil { first = problem }
  }

  /// Counts lines that a block is about to add; `false` if they are too many.
  func admit(lines: Int) -> Bool {
    guard lineCount + lines <= LayoutProblems.maximumLineCount else { return false }
    lineCount += lines
    return true
  }
}
