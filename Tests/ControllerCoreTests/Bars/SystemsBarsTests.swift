import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StyleCore
import Testing

@testable import ControlCore

/// The figures of bars in iOS 26 (26.B), in windows without a safe area at 2 pixels a point.
@MainActor
struct SystemsBarsTests {
  /// Shows a controller in a window of a system.
  func show(
    _ controller: UIViewController, _ system: SystemVersion = .v26,
    _ size: CGSize = CGSize(width: 320, height: 400), height: UIUserInterfaceSizeClass = .regular
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.displayScale = 2
    window.traitOverrides.verticalSizeClass = height
    window.traitOverrides[UITraitSystemVersion.self] = system
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  func navigation(_ title: String = "Settings") -> UINavigationController {
    let root = UIViewController()
    root.title = title
    return UINavigationController(rootViewController: root)
  }

  private func image(_ width: CGFloat) -> UIBarButtonItem {
    let count = Int(width) * 20 * 4
    let image = UIImage(
      cgImage: CGImage(width: Int(width), height: 20, pixels: Array(repeating: 255, count: count)), scale: 1,
      orientation: .up)
    return UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
  }

  private func frames<View: UIView>(_ type: View.Type, in bar: UIView) -> [CGRect] {
    bar.subviews.compactMap { ($0 as? View)?.frame }.sorted { $0.minX < $1.minX }
  }

  @Test("26.B.1, 26.B.2: a bar with and without a large title, and back in 17") func navigationBars() {
    let controller = navigation()
    let window = show(controller)
    #expect(controller.navigationBar.frame == CGRect(x: 0, y: 10, width: 320, height: 54))
    controller.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    // swiftui-web has 106.5 with the higher text styles of its system (nav/large).
    #expect(controller.navigationBar.frame == CGRect(x: 0, y: 10, width: 320, height: 54 + 52))
    #expect(controller.topViewController?.view.safeAreaInsets.top == 116)
    #expect(controller.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
    window.traitOverrides[UITraitSystemVersion.self] = .v17
    window.layoutIfNeeded()
    #expect(controller.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44 + 52))
    #expect(controller.topViewController?.view.safeAreaInsets.top == 96)
  }

  @Test("26.B.1: with little height the bar begins 24 down, without a large title") func landscape() {
    let controller = navigation()
    controller.navigationBar.prefersLargeTitles = true
    let window = show(controller, .v26, CGSize(width: 667, height: 375), height: .compact)
    #expect(controller.navigationBar.frame == CGRect(x: 0, y: 24, width: 667, height: 54))
    #expect(controller.topViewController?.view.safeAreaInsets.top == 78)
    _ = window
  }

  @Test("26.B.4, 26.B.5: images share a platter, and other items have their own") func platters() {
    let controller = navigation()
    let item = controller.topViewController?.navigationItem
    item?.leftBarButtonItems = [image(18), image(30)]
    let alone = image(20)
    alone.sharesBackground = false
    item?.rightBarButtonItems = [image(22), alone]
    let window = show(controller)
    // 22 + 2 · 11, a gap of 8, 30 + 2 · 11; then two circles of 44, 12 apart.
    let expected = [(16, 44 + 8 + 52), (320 - 16 - 44 - 12 - 44, 44), (320 - 16 - 44, 44)]
    #expect(
      frames(BarPlatter.self, in: controller.navigationBar)
        == expected.map { CGRect(x: $0.0, y: 0, width: $0.1, height: 44) })
    item?.rightBarButtonItems?[0].hidesSharedBackground = true
    window.layoutIfNeeded()
    #expect(frames(BarPlatter.self, in: controller.navigationBar).count == 2)
    window.traitOverrides[UITraitSystemVersion.self] = .v17
    window.layoutIfNeeded()
    #expect(frames(BarPlatter.self, in: controller.navigationBar).isEmpty)
  }

  @Test("26.B.7: a title view is in the middle of the upper 44") func titleView() {
    let controller = navigation()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    controller.topViewController?.navigationItem.titleView = view
    let window = show(controller)
    #expect(view.frame == CGRect(x: 110, y: 7, width: 100, height: 30))
    _ = window
  }

  @Test("26.B.9: a tab bar is 83 high, and in landscape 64") func tabBars() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 1)
    let window = show(tabs)
    // tabs/basic
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 317, width: 320, height: 83))
    #expect(tabs.selectedViewController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    // 2 · 86 + 16 wide, in the middle.
    let platter = CGRect(x: 66, y: 0, width: 188, height: 62)
    #expect(frames(BarPlatter.self, in: tabs.tabBar) == [platter])
    #expect(
      frames(TabButton.self, in: tabs.tabBar)
        == [70, 156].map { CGRect(x: $0, y: 4, width: 94, height: 54) })
    window.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 336, width: 320, height: 64))
  }

  @Test("26.B.9, 26.B.15: a search tab is apart, and an accessory above the tabs") func tabsApart() throws {
    let tabs = UITabBarController()
    tabs.tabs = [
      UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() },
      UISearchTab { _ in UIViewController() },
    ]
    let window = show(tabs)
    let circle = CGRect(x: 320 - 21 - 62, y: 0, width: 62, height: 62)
    #expect(
      frames(BarPlatter.self, in: tabs.tabBar) == [CGRect(x: 21, y: 0, width: 102, height: 62), circle])
    let content = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: content)
    window.layoutIfNeeded()
    #expect(
      content.convert(content.bounds, to: window)
        == CGRect(x: 21, y: 317 - 56, width: 320 - 42, height: 48))
    let controller = try #require(tabs.selectedViewController)
    #expect(abs(controller.view.safeAreaInsets.bottom - (83 + 56)) < 1e-9)
    #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
  }

  @Test("26.B.11: toolbars are 48 high, and float in a strip of 76") func toolbars() {
    let bar = UIToolbar()
    bar.traitOverrides[UITraitSystemVersion.self] = .v26
    bar.updateTraitsIfNeeded()
    bar.sizeToFit()
    #expect(bar.frame.size == CGSize(width: 0, height: 48))
    let controller = navigation()
    controller.isToolbarHidden = false
    controller.topViewController?.toolbarItems = [image(22), .flexibleSpace(), image(22)]
    let window = show(controller)
    #expect(controller.toolbar.frame == CGRect(x: 0, y: 324, width: 320, height: 76))
    #expect(controller.topViewController?.view.safeAreaInsets.bottom == 76)
    #expect(
      frames(BarPlatter.self, in: controller.toolbar)
        == [28, 320 - 28 - 48].map { CGRect(x: $0, y: 10, width: 48, height: 48) })
    _ = window
  }

  @Test("26.B.14: a search bar is in the toolbar, and in the bar during a search") func searches() {
    let controller = navigation()
    let table = UITableViewController()
    controller.viewControllers = [table]
    controller.navigationBar.prefersLargeTitles = true
    let search = UISearchController(searchResultsController: nil)
    table.navigationItem.searchController = search
    let window = show(controller, .v26, CGSize(width: 320, height: 480))
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
    // nav/search-results, with a large title of an English system
    #expect(controller.navigationBar.frame == CGRect(x: 0, y: 10, width: 320, height: 106))
    #expect(frame(search.searchBar) == CGRect(x: 0, y: 116, width: 320, height: 0))
    #expect(!controller.toolbar.isHidden && search.searchBarPlacement == .integrated)
    search.isActive = true
    window.layoutIfNeeded()
    #expect(controller.navigationBar.frame == CGRect(x: 0, y: 10, width: 320, height: 60))
    #expect(frame(search.searchBar) == CGRect(x: 0, y: 10, width: 320, height: 60))
    #expect(frame(search.searchBar.searchTextField).minX == 16)
    #expect(frame(search.searchBar.searchTextField).height == 44)
  }
}
