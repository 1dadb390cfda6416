import Foundation
import Plumb
import Testing
import UIKit

/// A use of an app, from a window that appears to one that is gone.
///
/// The objects that it makes have other content for each number, so that whatever is kept by content grows.
struct LifeScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The number of numbers after which content, systems and devices repeat.
  let period: Int
  /// Does it for a number, and returns objects that are gone once they are not referred to any longer.
  let use: @MainActor @Sendable (_ number: Int) throws -> [AnyObject]

  init(
    _ name: String, period: Int = 6,
    _ use: @escaping @MainActor @Sendable (_ number: Int) throws -> [AnyObject]
  ) {
    testDescription = name
    self.period = period
    self.use = use
  }

  static let all =
    appearances + containers + presentations + interactions + lists + edits + motions + pictures + values

  /// Shows a controller in a window of a system that the number chooses, does something, and takes the window away.
  @MainActor
  static func show(
    _ controller: UIViewController, _ number: Int, draws: Bool? = nil,
    _ body: (UIWindow) throws -> Void = { _ in }
  ) throws {
    let device = try #require(Device(named: number % 2 == 0 ? "iphone-16-pro" : "iphone-se-3"))
    let window = UIWindow(device: device) { traits in
      traits.systemVersion = [.v17, .v18, .v26][number % 3]
      traits.userInterfaceStyle = number % 4 < 2 ? .light : .dark
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    try body(window)
    HeadlessLoop.runUntilIdle()
    if draws ?? (number % 8 == 0) { _ = window.bitmap(scale: 1) }
    window.isHidden = true
    window.rootViewController = nil
    // Some work waits for the end of the keyboard's way and the like.
    HeadlessLoop.run(for: 1)
    HeadlessLoop.runUntilIdle()
  }

  /// Shows a view in a controller.
  @MainActor
  static func show(
    view: UIView, _ number: Int, draws: Bool? = nil, _ body: (UIWindow) throws -> Void = { _ in }
  ) throws {
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
    try show(controller, number, draws: draws, body)
  }

  /// Each kind of views and of controllers, shown.
  private static let appearances = [
    LifeScene("views", period: ViewKinds.views.count) { number in
      let kind = ViewKinds.views[number % ViewKinds.views.count]
      let view = kind.make(number)
      try show(view: view, number)
      return [view]
    },
    LifeScene("controllers", period: 2 * ViewKinds.controllers.count) { number in
      let kind = ViewKinds.controllers[number % ViewKinds.controllers.count]
      let controller = kind.make(number)
      try show(controller, number)
      return [controller, controller.view]
    },
    LifeScene("presented controllers", period: 2 * ViewKinds.presented.count) { number in
      let kind = ViewKinds.presented[number % ViewKinds.presented.count]
      let (controller, root) = (kind.make(number), UIViewController())
      try show(root, number) { window in
        controller.popoverPresentationController?.sourceView = root.view
        root.present(controller, animated: number % 2 == 0)
        HeadlessLoop.runUntilIdle()
        if number % 4 < 2 { root.dismiss(animated: number % 2 == 0) }
      }
      return [controller, root]
    },
  ]

  private static let containers = [
    LifeScene("pushes and pops") { number in
      let root = UINavigationController(rootViewController: UITableViewController())
      var made: [AnyObject] = [root]
      try show(root, number) { window in
        HeadlessLoop.animationsTakeTime = number % 2 == 1
        defer { HeadlessLoop.animationsTakeTime = false }
        for depth in 0..<3 {
          let pushed = UIViewController()
          pushed.title = "Depth \(depth) of \(number)"
          pushed.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
          pushed.navigationItem.largeTitleDisplayMode = depth == 0 ? .always : .never
          root.navigationBar.prefersLargeTitles = number % 2 == 0
          root.pushViewController(pushed, animated: true)
          HeadlessLoop.runUntilIdle()
          made.append(pushed)
        }
        root.popViewController(animated: true)
        HeadlessLoop.runUntilIdle()
        root.popToRootViewController(animated: number % 2 == 0)
      }
      return made
    },
    LifeScene("tabs") { number in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<3 + number % 4).map { index in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(
          title: "T\(number) \(index)", image: UIImage(systemName: "star"), tag: index)
        controller.tabBarItem.badgeValue = "\(number)"
        return index == 1 ? UINavigationController(rootViewController: controller) : controller
      }
      let all = tabs.viewControllers ?? []
      try show(tabs, number) { _ in
        for index in all.indices {
          tabs.selectedIndex = index
          HeadlessLoop.runUntilIdle()
        }
      }
      return [tabs] + all
    },
    LifeScene("pages and columns") { number in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(pages, for: .secondary)
      split.setViewController(UITableViewController(), for: .primary)
      try show(split, number) { _ in
        pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
        HeadlessLoop.runUntilIdle()
        split.show(.primary)
        split.show(.secondary)
      }
      return [pages, split]
    },
    LifeScene("searches") { number in
      let (search, root) = (
        UISearchController(searchResultsController: UIViewController()), UIViewController()
      )
      root.navigationItem.searchController = search
      try show(UINavigationController(rootViewController: root), number) { _ in
        search.isActive = true
        search.searchBar.text = "Search \(number)"
        HeadlessLoop.runUntilIdle()
        search.isActive = number % 3 == 0
      }
      return [search, root]
    },
  ]

  private static let presentations = [
    LifeScene("sheets, popovers, covers") { number in
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .popover, .overFullScreen, .formSheet, .currentContext,
      ]
      let (presented, root) = (
        UINavigationController(rootViewController: UIViewController()), UIViewController()
      )
      presented.modalPresentationStyle = styles[number % styles.count]
      presented.sheetPresentationController?.detents = [.medium(), .large()]
      try show(root, number) { _ in
        HeadlessLoop.animationsTakeTime = number % 2 == 1
        defer { HeadlessLoop.animationsTakeTime = false }
        presented.popoverPresentationController?.sourceView = root.view
        root.present(presented, animated: true)
        HeadlessLoop.run(for: 1)
        presented.sheetPresentationController?.animateChanges {
          presented.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        HeadlessLoop.runUntilIdle()
        if number % 2 == 0 { root.dismiss(animated: true) }
      }
      return [presented, root]
    },
    LifeScene("alerts that are answered") { number in
      let alert = UIAlertController(title: "Alert \(number)", message: "M", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      let root = UIViewController()
      try show(root, number) { window in
        root.present(alert, animated: true)
        HeadlessLoop.runUntilIdle()
        try HeadlessUser(of: window).tap(on: number % 2 == 0 ? "Yes" : "No")
      }
      return [alert, root]
    },
    LifeScene("menus that are chosen from") { number in
      let button = UIButton(type: .system)
      button.setTitle("Menu \(number)", for: .normal)
      button.menu = UIMenu(children: [
        UIAction(title: "First", image: UIImage(systemName: "trash")) { _ in },
        UIMenu(title: "More", children: [UIAction(title: "Deep \(number)") { _ in }]),
      ])
      button.showsMenuAsPrimaryAction = true
      try show(view: button, number) { window in
        let user = HeadlessUser(of: window)
        try user.tap(on: button)
        if number % 2 == 0 { try user.choose(menuItem: "First") }
      }
      return [button]
    },
  ]
}
