public import Foundation

/// The bar at the top of a navigation controller: its height lies under the safe area, its ground reaches up to
/// the screen's edge.
///
/// Differs from UIKit: items are not drawn, and no bar is blurred: a translucent one has the same ground.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  let ground = BarGround(hairlineAbove: false)
  /// Told when the container has to place the bar and what is beneath it anew.
  var onLayoutChange: (() -> Void)?

  /// A bar of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
  }

  /// A bar of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ground)
  }

  /// The items from the first to the one that is shown.
  open var items: [UINavigationItem]? {
    didSet { itemsChanged(from: oldValue ?? []) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item before it.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Whether content reaches under the bar.
  open var isTranslucent = true {
    didSet { if oldValue != isTranslucent { onLayoutChange?() } }
  }

  /// Whether the bar is higher for a large title.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { onLayoutChange?() } }
  }

  /// The colour of the ground; nil is the system's.
  open var barTintColor: UIColor? {
    didSet { ground.backgroundColor = barTintColor ?? .systemBackground }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.fill(bounds)
  }

  /// All the width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  /// The height in points; more where the title of the item that is shown is large (D.12).
  var barHeight: CGFloat {
    hasLargeTitle ? BarMetrics.navigationBarWithLargeTitle : BarMetrics.navigationBar
  }

  /// An item whose mode is automatic is as the one before it; the first one is large.
  private var hasLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    let mode = (items ?? []).last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode != .never
  }

  private func itemsChanged(from old: [UINavigationItem]) {
    for item in old { item.onLayoutChange = nil }
    for item in items ?? [] { item.onLayoutChange = { [weak self] in self?.onLayoutChange?() } }
    setNeedsLayout()
  }
}
