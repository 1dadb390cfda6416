public import Foundation

/// A row or column of views.
///
/// Differs from UIKit: a stack makes no constraints. `layoutSubviews` gives the arranged views frames by the sizes
/// that their constraints or contents ask for, as `UIStackView+Layout.swift` says; constraints between views of
/// different stacks do not move them.
@preconcurrency @MainActor
open class UIStackView: UIView {
  var arrangement = Arrangement()

  /// A stack of the given frame, without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack of no size. Differs from UIKit: nothing is read from `coder`.
  public required init(coder: NSCoder) {
    // A view can always be made, coder or not.
    super.init(frame: .zero)
  }

  /// A stack of `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The views that the stack places, in their order; all of them are subviews.
  open var arrangedSubviews: [UIView] { arrangement.views }

  /// Adds `view` at the end, as a subview as well if it is none yet (F.46).
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangement.views.count)
  }

  /// Puts `view` at `stackIndex`, as a subview as well if it is none yet; its place among the subviews stays (F.46).
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// No longer places `view`; it stays a subview (F.46).
  open func removeArrangedSubview(_ view: UIView) {
    stopArranging(view)
  }

  /// A subview that leaves is no longer arranged either (F.46).
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    stopArranging(subview)
  }

  // MARK: Properties

  /// Across or down; across at first.
  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.axis }
    set { change(\.axis, to: newValue) }
  }

  /// How the views share the length of the stack.
  open var distribution: Distribution {
    get { arrangement.distribution }
    set { change(\.distribution, to: newValue) }
  }

  /// Where the views stand across the axis.
  open var alignment: Alignment {
    get { arrangement.alignment }
    set { change(\.alignment, to: newValue) }
  }

  /// The points between the views, or the least ones.
  open var spacing: CGFloat {
    get { arrangement.spacing }
    set { change(\.spacing, to: newValue) }
  }

  /// Whether spacing goes from baseline to baseline. Differs from UIKit: it never does.
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.isBaselineRelative }
    set { change(\.isBaselineRelative, to: newValue) }
  }

  /// Whether the views keep to the layout margins (F.38).
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.isMarginsRelative }
    set { change(\.isMarginsRelative, to: newValue) }
  }

  /// The spacing that `setCustomSpacing` takes back (F.45).
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The spacing of the system: 8 points (F.45).
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// Sets the points after one arranged view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setSpacing(spacing, after: arrangedSubview)
  }

  /// The points after one arranged view, `spacingUseDefault` where none were set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Places the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeArrangedViews()
  }

  override var contentSizeForConstraints: CGSize { arrangedSize(width: nil) }

  override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    width > 0 ? arrangedSize(width: width).height : nil
  }

  /// The first arranged view (F.48).
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  /// The last arranged view of a column, the tallest of a row (F.48).
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }
}
