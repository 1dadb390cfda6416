public import Foundation

/// The bar at the bottom of a tab bar controller; its frame reaches down to the screen's edge.
///
/// Differs from UIKit: items are not drawn, and no bar is blurred: a translucent one has the same ground.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private let ground = BarGround(hairlineAbove: true)
  /// Told when the container has to place the bar and what is above it anew.
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

  /// The items, one for each tab.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }

  /// The item of the tab that is shown.
  open weak var selectedItem: UITabBarItem?

  /// Whether content reaches under the bar.
  open var isTranslucent = true {
    didSet { if oldValue != isTranslucent { onLayoutChange?() } }
  }

  /// The colour of the ground; nil is the system's.
  open var barTintColor: UIColor? {
    didSet { ground.backgroundColor = barTintColor ?? .systemBackground }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.fill(bounds)
  }

  /// All the width, and the height of the bar with what is beneath it of the safe area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBar + safeAreaInsets.bottom)
  }
}

/// The bar at the bottom of a navigation controller; its ground reaches down to the screen's edge.
///
/// Differs from UIKit: items are not drawn, and no bar is blurred.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  let ground = BarGround(hairlineAbove: true)

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

  /// The items from the leading to the trailing side.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

  /// Whether content reaches under the bar.
  open var isTranslucent = true

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
    CGSize(width: size.width, height: BarMetrics.toolbar)
  }
}
