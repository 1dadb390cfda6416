internal import Foundation
@_spi(Plumb) internal import LayoutCore
internal import ManualLayout
import StackCore
internal import StyleCore

/// A view of a spec, which lays out its subviews by a plan, except those that constraints place.
///
/// The plan has the effect of a hand-written `layoutSubviews`.
@preconcurrency @MainActor
class SpecView: UIView {
  let plan: LayoutPlan
  private let environment: SpecEnvironment
  private let errors: LayoutErrors
  private let intrinsicSize: CGSize
  /// Whether or not the view is the content of a part of a list, which needs its height.
  var isContent = false

  init(_ node: ViewNode, in environment: SpecEnvironment, errors: LayoutErrors) throws(DocumentError) {
    plan = node.plan
    self.environment = environment
    self.errors = errors
    intrinsicSize = try node.sizing.intrinsicSize(environment.number)
    super.init(frame: .zero)
    try apply(node.appearance, environment)
  }

  required init?(coder: NSCoder) { nil }

  /// The size in the spec; the view has no content of its own.
  override var intrinsicContentSize: CGSize { intrinsicSize }

  /// The height of the subviews' layout in a width, for the cell that the view fills.
  override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard isContent, !subviews.isEmpty, !plan.hasConstrainedViews else { return nil }
    return width >= 0 ? sizeThatFits(CGSize(width: width, height: 0)).height : 0
  }

  /// Lays out the subviews by the plan and by constraints.
  ///
  /// Each can depend on the other: the independent part of the plan is first, then `super`, which applies the
  /// constraints, and then the rest of the plan.
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

  /// Returns the size of the subviews' layout in `size`, with the layout margins to the right and below.
  ///
  /// The size is the one that constraints require if they place subviews. Without subviews, it is the intrinsic size,
  /// or else the current one.
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

  /// Returns the subviews' frames in the given bounds, or `nil` after a problem, which is recorded.
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
      errors.report(error)
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
  /// Returns the size that the constraints in the view require: the smallest, or one no wider than `size` if it is
  /// wider.
  fileprivate func sizeByConstraints(fitting size: CGSize) -> CGSize {
    let smallest = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard smallest.width > size.width else { return smallest }
    return systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// The problems in the layout of a spec's tree.
@MainActor
final class LayoutErrors {
  /// The maximum number of lines in all blocks of a tree.
  static let maximumLineCount = 100_000

  /// The first problem.
  private(set) var first: DocumentError?
  private var lineCount = 0

  init() {}

  func report(_ problem: DocumentError) {
    if first == nil { first = problem }
  }

  /// Counts lines that a block is about to add, and returns `false` if they exceed the limit.
  func admit(lines: Int) -> Bool {
    guard lineCount + lines <= LayoutErrors.maximumLineCount else { return false }
    lineCount += lines
    return true
  }
}
