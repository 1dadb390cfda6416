import Foundation
import Plumb
import Testing
import UIKit

/// The ends of controllers that were shown, covered and left.
@MainActor
@Suite(.serialized) struct ControllerLifeTests {
  /// Shows a controller in a window, does something, draws, and takes the window away.
  static func show(_ controller: UIViewController, _ body: (UIWindow) throws -> Void = { _ in }) throws {
    let window = UIWindow(device: try #require(Device(named: "iphone-16-pro")))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    try body(window)
    HeadlessLoop.runUntilIdle()
    _ = window.bitmap(scale: 1)
    window.isHidden = true
    window.rootViewController = nil
    HeadlessLoop.runUntilIdle()
  }

  /// Returns whether the object that `make` returns is gone afterwards.
  private func ends(_ make: () throws -> AnyObject) rethrows -> Bool {
    weak var gone: AnyObject?
    do { gone = try make() }
    HeadlessLoop.runUntilIdle()
    return gone == nil
  }

  @Test("A controller that was pushed is gone once it is popped, and all are with their window") func stacks()
    throws
  {
    #expect(
      try ends {
        let (pushed, root) = (
          UIViewController(), UINavigationController(rootViewController: UITableViewController())
        )
        try Self.show(root) { _ in
          root.pushViewController(pushed, animated: true)
          HeadlessLoop.runUntilIdle()
          root.popViewController(animated: true)
        }
        return pushed
      })
    #expect(
      try ends {
        let root = UINavigationController(rootViewController: UIViewController())
        try Self.show(root) { _ in root.pushViewController(UIViewController(), animated: true) }
        return root
      })
  }

  @Test("Containers are gone with their window") func containers() throws {
    #expect(
      try ends {
        let tabs = UITabBarController()
        tabs.viewControllers = [
          UIViewController(), UINavigationController(rootViewController: UIViewController()),
        ]
        try Self.show(tabs) { _ in tabs.selectedIndex = 1 }
        return tabs
      })
    #expect(
      try ends {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        try Self.show(split)
        return split
      })
    #expect(
      try ends {
        let (search, root) = (
          UISearchController(searchResultsController: UIViewController()), UIViewController()
        )
        root.navigationItem.searchController = search
        try Self.show(UINavigationController(rootViewController: root)) { _ in
          search.isActive = true
          HeadlessLoop.runUntilIdle()
          search.isActive = false
        }
        return search
      })
  }

  @Test(
    "A presented controller is gone once it is dismissed, or with its window",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .popover, .overFullScreen, .formSheet],
    [true, false])
  func presented(style: UIModalPresentationStyle, isDismissed: Bool) throws {
    #expect(
      try ends {
        let (presented, root) = (UIViewController(), UIViewController())
        presented.modalPresentationStyle = style
        try Self.show(root) { _ in
          presented.popoverPresentationController?.sourceView = root.view
          root.present(presented, animated: isDismissed)
          HeadlessLoop.runUntilIdle()
          if isDismissed { root.dismiss(animated: true) }
        }
        return presented
      })
  }

  @Test("Views are gone that a user tapped, typed in and scrolled, and alerts") func used() throws {
    func shown(_ view: UIView, _ body: (HeadlessUser) throws -> Void) throws -> UIView {
      let controller = UIViewController()
      view.frame = CGRect(x: 40, y: 100, width: 300, height: 400)
      controller.view.addSubview(view)
      try Self.show(controller) { try body(HeadlessUser(of: $0)) }
      return view
    }
    #expect(
      try ends {
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [UIAction(title: "B") { _ in }])
        button.showsMenuAsPrimaryAction = true
        return try shown(button) { try $0.tap(on: button) }
      })
    #expect(
      try ends {
        let field = UITextField()
        return try shown(field) { user in
          try user.tap(on: field)
          try user.type("A")
        }
      })
    #expect(
      try ends {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        return try shown(scrollView) { $0.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200)) }
      })
    #expect(
      try ends {
        let (alert, root) = (
          UIAlertController(title: "A", message: "B", preferredStyle: .alert), UIViewController()
        )
        alert.addAction(UIAlertAction(title: "C", style: .default))
        try Self.show(root) { window in
          root.present(alert, animated: true)
          HeadlessLoop.runUntilIdle()
          try HeadlessUser(of: window).tap(on: "C")
        }
        return alert
      })
  }
}
