import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

/// A view above the tabs of a tab bar controller of iOS 26, on a platter of glass.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  private let content: UIView

  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    content = contentView
    super.init()
  }

  /// The view of the accessory.
  open var contentView: UIView { content }

  /// The places of an accessory.
  public enum Environment: Int, Sendable {
    /// A place that was not set.
    case unspecified = 0
    /// No place: outside of an accessory.
    case none = 1
    /// The place above the tabs.
    case regular = 2
    /// The place beside the tab of a minimized bar.
    case inline = 3
  }
}

/// The trait of the place of an accessory.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// The unspecified environment.
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UITraitCollection {
  /// The place of the accessory that the view is in.
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

extension UIMutableTraits {
  /// The place of the accessory that the view is in.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

/// The accessory above the tabs of a tab bar controller of iOS 26, and its rule for showing the selected tab only.
@MainActor
private final class FloatingTabs {
  static let values = AttachedValue<FloatingTabs>()

  var accessory: UITabAccessory?
  var host: BarAccessoryHost?
  var minimizing = UITabBarController.MinimizeBehavior.automatic
  /// The scroll view that moved last, and where it was.
  weak var scrolled: UIScrollView?
  var offset: CGFloat = 0
}

extension UITabBarController {
  /// The moments at which the bar shows its selected tab only, on a phone.
  public enum MinimizeBehavior: Int, Sendable {
    /// The moments that the system chooses: none.
    case automatic = 0
    /// No moment.
    case never = 1
    /// While content is scrolled down.
    case onScrollDown = 2
    /// While content is scrolled up.
    case onScrollUp = 3
  }

  private var floating: FloatingTabs { FloatingTabs.values.of(self) { FloatingTabs() } }

  /// The moments at which the bar shows its selected tab only, as of iOS 26.
  ///
  /// Differs from UIKit: the bar changes at once, without an animation.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { FloatingTabs.values[self]?.minimizing ?? .automatic }
    set {
      floating.minimizing = newValue
      tabBar.onScroll = { [weak self] in self?.followScrolling(of: $0) }
      if newValue == .automatic || newValue == .never { tabBar.isMinimized = false }
    }
  }

  /// The accessory above the tabs, as of iOS 26.
  public var bottomAccessory: UITabAccessory? {
    get { FloatingTabs.values[self]?.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Sets the accessory above the tabs, without an animation.
  public func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
    let floating = floating
    floating.accessory = accessory
    floating.host?.removeFromSuperview()
    floating.host = accessory.map { BarAccessoryHost($0.contentView) }
    tabBar.onPlaced = { [weak self] in self?.barWasPlaced() }
    if accessory == nil { tabBar.extraReach = 0 } else { placeAccessory() }
  }

  private func followScrolling(of scrollView: UIScrollView) {
    let floating = floating
    guard traitCollection.system >= .v26, traitCollection.userInterfaceIdiom == .phone else { return }
    let offset = scrollView.contentOffset.y
    defer { (floating.scrolled, floating.offset) = (scrollView, offset) }
    guard floating.scrolled === scrollView, offset != floating.offset else { return }
    let top = -scrollView.adjustedContentInset.top
    switch floating.minimizing {
    case .onScrollDown: tabBar.isMinimized = offset > floating.offset && offset > top
    case .onScrollUp: tabBar.isMinimized = offset < floating.offset && offset > top
    case .automatic, .never: break
    }
  }

  /// Places what is around the bar: the accessory, and the sidebar.
  func barWasPlaced() {
    placeAccessory()
    placeSidebar()
  }

  /// Places the accessory above the tabs, or beside the selected one of a minimized bar (26.B.15).
  private func placeAccessory() {
    guard let floating = FloatingTabs.values[self], let host = floating.host,
      let accessory = floating.accessory, let view = viewIfLoaded
    else { return }
    let bar = tabBar
    let isShown = bar.traitCollection.system >= .v26 && !bar.isHidden && !isBarAtTop
    host.isHidden = !isShown || bar.frame.minY >= view.bounds.maxY
    let (height, gap) = BarPlatters.accessory
    if host.superview !== view { view.insertSubview(host, belowSubview: bar) }
    let side = BarPlatters.tabsSide
    var area = CGRect(
      x: side, y: bar.frame.minY - gap - height, width: max(0, bar.bounds.width - 2 * side), height: height)
    if bar.isMinimized {
      let taken = BarPlatters.minimizedTab + gap
      let hasSearch = bar.items?.contains { $0.standsApart } == true
      area = CGRect(
        x: side + taken, y: bar.frame.minY + BarPlatters.tabs - height,
        width: max(0, area.width - taken - (hasSearch ? taken : 0)), height: height)
      area = area.mirrored(in: bar.bounds, bar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    host.frame = area
    let place = isShown ? bar.isMinimized ? UITabAccessory.Environment.inline : .regular : .none
    if accessory.contentView.traitOverrides.tabAccessoryEnvironment != place {
      accessory.contentView.traitOverrides.tabAccessoryEnvironment = place
    }
    bar.extraReach = isShown && !bar.isMinimized ? height + gap : 0
  }
}
