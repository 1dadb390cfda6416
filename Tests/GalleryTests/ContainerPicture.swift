import Plumb
import Raster
import Testing
import UIKit
import ViewRendering

/// A picture of a container view controller, kept in `Snapshots/containers`.
///
/// It shows the screen three times, from left to right: light, dark, and read from right to left. Those of pads have one
/// pixel for each point.
enum ContainerPicture: String, CaseIterable, Sendable {
  case largeTitleShrunk = "large-title-shrunk"
  case moreTabs = "more-tabs"
  case pageScrolled = "page-scrolled"
  case pageTurned = "page-turned"
  case search
  case searchActive = "search-active"
  case splitBeside = "split-beside"
  case splitDisplaced = "split-displaced"
  case splitOver = "split-over"

  /// The three screens side by side.
  @MainActor func bitmap() throws -> Bitmap {
    Bitmap(sideBySide: try [ScreenLook.light, .dark, .rightToLeft].map { try screen(in: $0) })
  }

  private var isOnPad: Bool { rawValue.hasPrefix("split") }

  /// The scale of the picture.
  var scale: Int { isOnPad ? 1 : 2 }

  @MainActor private func screen(in look: ScreenLook) throws -> Bitmap {
    let found: Plumb.Device? = .init(named: isOnPad ? "ipad-10" : "iphone-se-3")
    let device = try #require(found)
    let window = UIWindow(device: device, orientation: self == .splitBeside ? .landscape : .portrait) {
      traits in
      look.apply(to: &traits)
      if isOnPad { traits.displayScale = 1 }
    }
    defer { window.isHidden = true }
    window.rootViewController = root
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    let user = HeadlessUser(of: window)
    switch self {
    case .largeTitleShrunk:
      user.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 300), for: 0.5)
    case .moreTabs: try user.tap(on: "More")
    case .pageScrolled, .pageTurned: hold(look, in: window)
    case .searchActive:
      ((window.rootViewController as? UINavigationController)?.topViewController)?.navigationItem
        .searchController?.isActive = true
      HeadlessLoop.runUntilIdle()
    default: break
    }
    return window.bitmap()
  }

  /// Holds a finger in the middle of a turn to the next page.
  @MainActor private func hold(_ look: ScreenLook, in window: UIWindow) {
    let isReversed = look == .rightToLeft
    let (start, end) = (CGPoint(x: isReversed ? 75 : 300, y: 300), CGPoint(x: isReversed ? 235 : 140, y: 300))
    TouchSynthesizer(window).drag(from: start, to: end, for: 0.3, restingFor: 10)
    HeadlessLoop.run(for: 0.5)
  }

  // MARK: Controllers

  @MainActor private var root: UIViewController {
    switch self {
    case .largeTitleShrunk: navigation(ContainerRows("Inbox", count: 40), large: true)
    case .moreTabs: tabs
    case .pageScrolled: pages(.scroll)
    case .pageTurned: pages(.pageCurl)
    case .search, .searchActive: searching
    case .splitBeside: split(.doubleColumn, .oneBesideSecondary)
    case .splitDisplaced: split(.tripleColumn, .twoDisplaceSecondary)
    case .splitOver: split(.doubleColumn, .oneOverSecondary)
    }
  }

  @MainActor private func navigation(_ root: UIViewController, large: Bool) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = large
    return navigation
  }

  @MainActor private var searching: UIViewController {
    let rows = ContainerRows("Contacts", count: 8)
    let search = UISearchController()
    search.searchBar.placeholder = "Search"
    rows.navigationItem.searchController = search
    rows.navigationItem.hidesSearchBarWhenScrolling = false
    return navigation(rows, large: true)
  }

  @MainActor private var tabs: UITabBarController {
    let tabs = UITabBarController()
    let symbols = ["house", "star", "clock", "person", "gear", "folder", "bell"]
    tabs.viewControllers = symbols.enumerated().map { index, symbol in
      let page = ContainerPage("Tab \(index + 1)", .systemBackground)
      page.tabBarItem.image = UIImage(systemName: symbol)
      return page
    }
    return tabs
  }

  @MainActor private func pages(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    ContainerPages(style)
  }

  @MainActor private func split(
    _ style: UISplitViewController.Style, _ mode: UISplitViewController.DisplayMode
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.preferredDisplayMode = mode
    split.setViewController(ContainerRows("Folders", count: 6), for: .primary)
    if style == .tripleColumn {
      split.preferredPrimaryColumnWidth = 240
      split.setViewController(ContainerRows("Notes", count: 9), for: .supplementary)
    }
    split.setViewController(ContainerPage("Note", .secondarySystemBackground), for: .secondary)
    return split
  }
}
