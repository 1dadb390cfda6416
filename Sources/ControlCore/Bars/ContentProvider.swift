package import Foundation
package import LayoutCore
package import StyleCore

/// The maker of the contents of bars and refresh controls.
package enum ContentProvider: ContentProviding {
  package static var device: AnyObject { UIDevice.current }
  package static func content(of bar: UINavigationBar) -> any BarContent { NavigationBarContent(of: bar) }
  package static func content(of bar: UITabBar) -> any BarContent { TabBarContent(of: bar) }
  package static func content(of bar: UIToolbar) -> any BarContent { ToolbarContent(of: bar) }
  package static func content(of control: UIRefreshControl) -> any RefreshContent {
    RefreshControlContent(of: control)
  }
  package static func showInputs(of responder: UIResponder?, keys: CGFloat, in window: UIWindow)
    -> InputHeights
  {
    InputHost.show(of: responder, keys: keys, in: window)
  }
}
