public import Foundation
import LayerCore

/// A row or column of views, which constraints place that the stack makes and holds (F.38–F.46): `StackPlan` says
/// which. They are brought up to date before layout, and their identifiers are UIKit's.
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var arrangement = Arrangement()
  /// Whether the constraints are to be made anew.
  final var isArrangementStale = false
  final var madeConstraints: [Made] = []
  final var stackGuides = StackGuides()

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

  /// Whether spacing in a column goes from the last baseline of a view to the first of the next (F.45).
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.isBaselineRelative }
    set { change(\.isBaselineRelative, to: newValue) }
  }

  /// Whether the views keep to the layout margins (F.38), which are 0 at first (F.84).
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

  // MARK: Layout

  /// Stacks lay out by constraints only.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints anew that place the arranged views, where something about them has changed.
  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  /// Gives the arranged views the places that the constraints found.
  open override func layoutSubviews() {
    // For what changed since constraints were updated.
    updateArrangement()
    super.layoutSubviews()
  }

  /// The size by the constraints, as near to `size` as they let it be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { systemLayoutSizeFitting(size) }
  }

  /// The first arranged view of a column, the highest of a row (F.48).
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  /// The last arranged view of a column, the highest of a row (F.48).
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }
}
