import ControlCore
import Foundation
import Plumb
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayerCore
@testable import LayoutCore

/// The end of alerts, and action sheets whose popover becomes a sheet at the bottom.
@MainActor
struct AlertDismissalTests {
  private var loop: MainLoop { MainLoop.main }

  /// Runs `body` with a window and its root, while animations take time.
  private func run(
    on device: String = "iphone-14-pro", _ body: (UIWindow, UIViewController) throws -> Void
  ) throws {
    let (window, root) = (try makeWindow(device), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    loop.runUntilIdle()
    try body(window, root)
  }

  @Test func `an action runs once, after the alert is gone`() throws {
    try run { _, root in
      var chosen: [Bool] = []
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in chosen.append(root.presentedViewController == nil)
        })
      root.present(alert, animated: true)
      loop.run(for: 1)
      alert.choose(alert.actions[0])
      loop.run(for: 0.3)
      // The dismissal takes half a second.
      #expect(chosen == [] && alert.isBeingDismissed)
      alert.choose(alert.actions[0])
      loop.run(for: 1)
      #expect(chosen == [true])
    }
  }

  @Test func `an action dismisses the controller below the alert, and another presents the next`() throws {
    try run { _, root in
      let (shown, next) = (UIViewController(), UIViewController())
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Leave", style: .default) { _ in shown.dismiss(animated: true) })
      alert.addAction(
        UIAlertAction(title: "Go on", style: .default) { _ in shown.present(next, animated: true) })
      root.present(shown, animated: true)
      loop.run(for: 1)
      for index in [1, 0] {
        shown.present(alert, animated: true)
        loop.run(for: 1)
        alert.choose(alert.actions[index])
        loop.run(for: 2)
        #expect(shown.presentedViewController === (index == 1 ? next : nil))
        next.dismiss(animated: false)
      }
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `the view of an alert that is gone does no harm`() throws {
    var alert: UIAlertController? = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
    alert?.addAction(UIAlertAction(title: "OK", style: .default))
    let view = try #require(alert?.view)
    alert = nil
    view.frame = CGRect(x: 0, y: 0, width: 270, height: 200)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.frame.height == 200)
  }

  // MARK: Compact widths

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  /// Presents an action sheet on a pad of 834 by 1194 points.
  private func presentSheet(over root: UIViewController, _ handler: @escaping (UIAlertAction) -> Void) throws
    -> UIAlertController
  {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.traitOverrides.userInterfaceIdiom = .pad
    for (title, style) in [("A", UIAlertAction.Style.default), ("Cancel", .cancel), ("B", .default)] {
      alert.addAction(UIAlertAction(title: title, style: style, handler: handler))
    }
    let popover = try #require(alert.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 300, y: 200, width: 100, height: 40)
    root.present(alert, animated: false)
    return alert
  }

  @Test func `an action sheet of a pad is at the bottom in a compact width, with the action that cancels`()
    throws
  {
    try run(on: "ipad-pro-11-4") { window, root in
      let alert = try presentSheet(over: root) { _ in }
      @MainActor func become(_ width: UIUserInterfaceSizeClass) {
        window.traitOverrides.horizontalSizeClass = width
        window.layoutIfNeeded()
        window.layoutIfNeeded()
      }
      become(.compact)
      // Two actions of 57, 8, and one more: 179. It is 8 points from the safe area.
      let bottom = window.bounds.maxY - window.safeAreaInsets.bottom - 8
      #expect(alert.view.frame == CGRect(x: 8, y: bottom - 179, width: 818, height: 179))
      #expect(buttons(in: alert.view).map(\.currentTitle) == ["A", "B", "Cancel"])
      #expect(alert.view.subviews.map(\.layer.cornerRadius) == [14, 14])
      become(.regular)
      // 288 wide, two actions of 57 high, and the arrow of 13.
      #expect(alert.view.frame == CGRect(x: 206, y: 240, width: 288, height: 127))
      #expect(buttons(in: alert.view).map(\.currentTitle) == ["A", "B"])
      #expect(alert.view.subviews.first?.layer.cornerRadius == 0)
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `a tap outside of an action sheet runs the action that cancels, also where that is not shown`(
    width: UIUserInterfaceSizeClass
  ) throws {
    try run(on: "ipad-pro-11-4") { window, root in
      var chosen: [String?] = []
      window.traitOverrides.horizontalSizeClass = width
      _ = try presentSheet(over: root) { chosen.append($0.title) }
      loop.run(for: 1)
      TouchSynthesizer(window).tap(at: CGPoint(x: 700, y: 700))
      loop.run(for: 2)
      #expect(chosen == ["Cancel"] && root.presentedViewController == nil)
    }
  }
}
