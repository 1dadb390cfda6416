public import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore
import StyleCore

/// A view that arranges views in a row or column, by constraints that it makes and holds (F.38–F.46).
///
/// `StackPlan` determines the constraints. They are updated before layout, and their identifiers are UIKit's.
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var arrangement = Arrangement()
  /// Whether or not the constraints are stale.
  final var isArrangementStale = false
  final var madeConstraints: [OwnConstraint] = []
  final var stackGuides = StackGuides()

  /// Creates a stack view with the given frame, without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view of size zero.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init(coder: NSCoder) {
    // A view can always be made, with a coder or without.
    super.init(coder: coder)!
    coder.decodeInterface(of: self, as: UIStackView.self)
  }

  /// Creates a stack view of the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The views that the stack view arranges, in their order, all of which are subviews.
  open var arrangedSubviews: [UIView] { arrangement.views }

  /// Appends a view to the arranged views, and adds it as a subview if it is none yet (F.46).
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangement.views.count)
  }

  /// Inserts a view into the arranged views, and adds it as a subview if it is none yet.
  ///
  /// Its index among the subviews stays (F.46).
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arranged views, which stays a subview (F.46).
  open func removeArrangedSubview(_ view: UIView) {
    stopArranging(view)
  }

  /// Removes a subview that leaves from the arranged views (F.46).
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    stopArranging(subview)
  }

  // MARK: Properties

  /// The axis of the stack view, horizontal by default.
  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.axis }
    set { change(\.axis, to: newValue) }
  }

  /// The distribution of the views along the axis.
  open var distribution: Distribution {
    get { arrangement.distribution }
    set { change(\.distribution, to: newValue) }
  }

  /// The alignment of the views across the axis.
  open var alignment: Alignment {
    get { arrangement.alignment }
    set { change(\.alignment, to: newValue) }
  }

  /// The spacing between the views in points, or the smallest one.
  open var spacing: CGFloat {
    get { arrangement.spacing }
    set { change(\.spacing, to: newValue) }
  }

  /// Whether or not spacing in a column is from the last baseline of a view to the first one of the next (F.45).
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.isBaselineRelative }
    set { change(\.isBaselineRelative, to: newValue) }
  }

  /// Whether or not the views keep to the layout margins (F.38), which are 0 by default (F.84).
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.isMarginsRelative }
    set { change(\.isMarginsRelative, to: newValue) }
  }

  /// The value that resets the spacing of `setCustomSpacing` (F.45).
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The value for the spacing of the system, 8 points (F.45).
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// Sets the spacing after an arranged view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setSpacing(spacing, after: arrangedSubview)
  }

  /// Returns the spacing after an arranged view, or `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Layout

  /// The view itself.
  @_spi(Plumb)
  open override var asStack: (any StackingView)? { self }

  /// Always `true`, because stack views lay out by constraints only.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Updates the constraints of the arranged views, if something about them has changed.
  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  /// Lays out the arranged views by the solved constraints.
  open override func layoutSubviews() {
    // The properties may have changed since the constraints were updated.
    updateArrangement()
    super.layoutSubviews()
  }

  /// Returns the size by the constraints, as near to `size` as they allow.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { systemLayoutSizeFitting(size) }
  }

  /// The view for the first baseline: the first arranged view of a column, the highest of a row (F.48).
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  /// The view for the last baseline: the last arranged view of a column, the highest of a row (F.48).
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }
}
