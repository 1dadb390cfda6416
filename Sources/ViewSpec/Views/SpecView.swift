internal import Foundation
internal import LayoutCore
internal import ManualLayout
internal import StyleCore

/// A view of a spec: lays its subviews out by a plan, as a hand-written `layoutSubviews` would, but for those that
/// constraints place.
@preconcurrency @MainActor
class SpecView: UIView {
  let plan: LayoutPlan
  private let environment: SpecEnvironment
  private let problems: LayoutProblems
  private let intrinsicSize: CGSize

  init(_ node: ViewNode, _ environment: SpecEnvironment, _ problems: LayoutProblems) throws(SpecProblem) {
    plan = node.plan
    self.environment = environment
    self.problems = problems
    intrinsicSize = try node.sizing.intrinsicSize(environment.number)
    super.init(frame: .zero)
    try apply(node.appearance, environment)
  }

  required init?(coder: NSCoder) { nil }

  /// The size that the spec says; the view has no content of its own.
  override var intrinsicContentSize: CGSize { intrinsicSize }

  /// What constraints place may depend on what the plan places, and the other way round: so the plan comes first as
  /// far as it can, then `super`, which places by constraints, and then the rest.
  override func layoutSubviews() {
    if plan.hasConstrainedViews { place(.independent) }
    super.layoutSubviews()
    if !plan.hasConstrainedViews || plan.placings.contains(.dependent) { place(.all) }
  }

  private func place(_ extent: LayoutPlan.Extent) {
    guard let frames = frames(in: bounds, extent) else { return }
    for (place, view) in subviews.enumerated() where plan.places(place, extent) {
      view.untransformedFrame =
        environment.snapsToPixels ? environment.grid.snap(frames[place], .nearest(.up)) : frames[place]
    }
  }

  /// The space that the subviews take when laid out in `size`, with the layout margin to the right and below;
  /// the size that constraints ask for where they place subviews; the intrinsic size, or else the current size,
  /// without subviews.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !subviews.isEmpty else { return sizeWithoutSubviews }
    guard !plan.hasConstrainedViews else { return sizeByConstraints(fitting: size) }
    guard let frames = frames(in: CGRect(origin: .zero, size: size)) else { return .zero }
    let margins = layoutMargins
    let content = CGSize(
      width: frames.reduce(0) { max($0, $1.maxX) } + margins.right,
      height: frames.reduce(0) { max($0, $1.maxY) } + margins.bottom)
    return environment.grid.snap(content, .ceil)
  }

  /// The subviews' frames in the given bounds; `nil` after a problem, which is kept for the spec's reader.
  private func frames(in bounds: CGRect, _ extent: LayoutPlan.Extent = .all) -> [CGRect]? {
    let container = Container(
      bounds: bounds, layoutMarginsRect: bounds.inset(by: layoutMargins),
      direction: effectiveUserInterfaceLayoutDirection, environment: environment)
    do {
      return try plan.frames(in: container, extent) { view in
        subviews[view].untransformedFrame
      } sizeThatFits: { view, size in
        let subview = subviews[view]
        return subview is UIStackView ? subview.sizeByConstraints(fitting: size) : subview.sizeThatFits(size)
      }
    } catch {
      problems.report(error)
      return nil
    }
  }
}

extension SpecView {
  private var sizeWithoutSubviews: CGSize {
    CGSize(
      width: intrinsicSize.width < 0 ? bounds.width : intrinsicSize.width,
      height: intrinsicSize.height < 0 ? bounds.height : intrinsicSize.height)
  }
}

extension UIView {
  /// The size that the constraints in the view ask for: the smallest, or no wider than `size` where that is less.
  fileprivate func sizeByConstraints(fitting size: CGSize) -> CGSize {
    let smallest = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard smallest.width > size.width else { return smallest }
    return systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
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
