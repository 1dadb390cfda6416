import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import TestSupport
import Testing
import TextViewCore

/// A user who drags and dismisses what is presented, and hears nothing of it that a delegate would not.
@MainActor
@Suite(.serialized) struct PresentationWalkTests {
  /// A delegate that notes its calls.
  private final class Listener: NSObject, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    var calls: [String] = []
    var allows = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) {
      calls.append(controller.selectedDetentIdentifier == .large ? "large" : "medium")
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  private let root = UIViewController()
  private let shown = UIViewController()
  private let listener = Listener()

  /// Runs a body with a user of a phone, 393 by 852 points, whose safe area is 59 and 34 points.
  private func use(_ body: (HeadlessUser) throws -> Void) throws {
    let phone: Plumb.Device? = .init(named: "iphone-14-pro")
    let window = UIWindow(device: try #require(phone))
    window.rootViewController = root
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    defer { window.isHidden = true }
    try body(HeadlessUser(of: window))
  }

  private func presentSheet(_ detents: [UISheetPresentationController.Detent]) throws {
    let sheet = try #require(shown.sheetPresentationController)
    sheet.detents = detents
    sheet.delegate = listener
    root.present(shown, animated: false)
    HeadlessLoop.run(for: 1)
  }

  private func drag(_ user: HeadlessUser, from y: CGFloat, by distance: CGFloat) {
    // Slowly, and at rest at the end, so that the place alone decides; ten points are needed to begin.
    let end = y + distance + (distance > 0 ? 10 : -10)
    user.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: end), for: 1, restingFor: 0.5)
    user.wait(for: 1)
  }

  @Test func `N.30: a finger takes a sheet to the nearest detent`() throws {
    try use { user in
      try presentSheet([.medium(), .large()])
      #expect(shown.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
      // Large is 783 high, medium 426: the middle is at 604.5.
      drag(user, from: 450, by: -170)
      #expect(shown.view.frame.height == 426 && listener.calls.isEmpty)
      drag(user, from: 450, by: -190)
      #expect(shown.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
      #expect(listener.calls == ["large"])
      drag(user, from: 100, by: 200)
      #expect(shown.view.frame.height == 426 && listener.calls == ["large", "medium"])
    }
  }

  @Test func `N.30: a sheet that is let go below half of its height is dismissed`() throws {
    try use { user in
      try presentSheet([.medium()])
      drag(user, from: 450, by: 200)
      #expect(shown.view.frame.minY == 426 && listener.calls.isEmpty)
      drag(user, from: 450, by: 225)
      #expect(root.presentedViewController == nil && listener.calls == ["will", "did"])
    }
  }

  @Test func `N.30: a flick dismisses a sheet, and takes it from the large detent to the medium one first`()
    throws
  {
    try use { user in
      try presentSheet([.medium(), .large()])
      shown.sheetPresentationController?.selectedDetentIdentifier = .large
      user.wait(for: 1)
      user.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 250), for: 0.1)
      user.wait(for: 1)
      #expect(shown.view.frame.minY == 426 && listener.calls == ["medium"])
      user.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 600), for: 0.1)
      user.wait(for: 1)
      #expect(root.presentedViewController == nil && listener.calls == ["medium", "will", "did"])
    }
  }

  @Test func `a sheet that may not be dismissed comes back, and the delegate hears of the attempt`() throws {
    try use { user in
      try presentSheet([.large()])
      shown.isModalInPresentation = true
      drag(user, from: 100, by: 700)
      #expect(root.presentedViewController === shown && shown.view.frame.minY == 69)
      #expect(listener.calls == ["attempt"])
      shown.isModalInPresentation = false
      listener.allows = false
      user.tap(at: CGPoint(x: 200, y: 64))
      user.wait(for: 1)
      #expect(listener.calls == ["attempt", "attempt"] && root.presentedViewController === shown)
      listener.allows = true
      user.tap(at: CGPoint(x: 200, y: 64))
      user.wait(for: 1)
      #expect(root.presentedViewController == nil)
      #expect(listener.calls == ["attempt", "attempt", "will", "did"])
    }
  }

  @Test func `content at its top expands the sheet, or scrolls where that is preferred`() throws {
    try use { user in
      let scroll = UIScrollView(frame: shown.view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 300, height: 3000)
      shown.view.addSubview(scroll)
      try presentSheet([.medium(), .large()])
      shown.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
      drag(user, from: 700, by: -100)
      #expect(shown.view.frame.height == 426 && scroll.contentOffset.y == 100)
      // Content that is not at its top scrolls back.
      drag(user, from: 500, by: 50)
      #expect(shown.view.frame.height == 426 && scroll.contentOffset.y == 50)
      scroll.contentOffset = .zero
      shown.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = true
      drag(user, from: 700, by: -300)
      #expect(shown.view.frame.height == 783 && scroll.contentOffset.y == 0)
      drag(user, from: 700, by: -100)
      #expect(shown.view.frame.height == 783 && scroll.contentOffset.y == 100)
    }
  }

  @Test func `touches reach the content behind a sheet that does not dim it`() throws {
    try use { user in
      var taps = 0
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
      shown.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      try presentSheet([.medium(), .large()])
      user.tap(at: CGPoint(x: 150, y: 220))
      #expect(taps == 1 && root.presentedViewController === shown)
      shown.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
      user.wait(for: 0.1)
      user.tap(at: CGPoint(x: 150, y: 220))
      user.wait(for: 1)
      #expect(taps == 1 && root.presentedViewController == nil)
    }
  }

  @Test func `a tap beside a popover dismisses it, and one on a view that is passed through does not`() throws
  {
    try use { user in
      var taps = 0
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 700, width: 100, height: 44)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
      shown.modalPresentationStyle = .popover
      shown.preferredContentSize = CGSize(width: 200, height: 100)
      let popover = try #require(shown.popoverPresentationController)
      popover.delegate = listener
      popover.sourceView = root.view
      popover.sourceRect = CGRect(x: 180, y: 300, width: 40, height: 20)
      popover.passthroughViews = [button]
      root.present(shown, animated: true)
      user.wait(for: 1)
      #expect(shown.view.frame == CGRect(x: 100, y: 320, width: 200, height: 113))
      user.tap(at: CGPoint(x: 200, y: 380))
      user.tap(at: CGPoint(x: 70, y: 720))
      #expect(taps == 1 && root.presentedViewController === shown)
      user.tap(at: CGPoint(x: 70, y: 600))
      user.wait(for: 1)
      #expect(taps == 1 && root.presentedViewController == nil && listener.calls == ["will", "did"])
      #expect(shown.view.layer.mask == nil)
    }
  }

  @Test func `a popover on a phone is a sheet with the detents that were set for it`() throws {
    try use { user in
      shown.modalPresentationStyle = .popover
      let popover = try #require(shown.popoverPresentationController)
      popover.sourceView = root.view
      popover.adaptiveSheetPresentationController.detents = [.medium()]
      root.present(shown, animated: false)
      user.wait(for: 1)
      #expect(shown.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
      #expect(try user.pullDownSheet())
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `a tap beside an action sheet chooses the action that cancels`() throws {
    try use { user in
      var chosen: [String?] = []
      let alert = UIAlertController(title: "Trip", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title) })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { chosen.append($0.title) })
      root.present(alert, animated: true)
      user.wait(for: 1)
      #expect(user.sees("Trip"))
      user.tap(at: CGPoint(x: 200, y: 200))
      user.wait(for: 1)
      #expect(chosen == ["Keep"] && root.presentedViewController == nil)
      root.present(alert, animated: true)
      user.wait(for: 1)
      try user.choose(action: "Delete")
      #expect(chosen == ["Keep", "Delete"] && root.presentedViewController == nil)
      #expect(throws: HeadlessUserError.self) { try user.choose(action: "Delete") }
      alert.actions[0].isEnabled = false
      root.present(alert, animated: true)
      user.wait(for: 1)
      #expect(throws: HeadlessUserError.disabled("\"Delete\"")) { try user.choose(action: "Delete") }
      #expect(chosen == ["Keep", "Delete"] && root.presentedViewController === alert)
    }
  }

  @Test(arguments: TestEffort.seeds(4)) func `after any drag a sheet is at a detent, or gone`(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    try use { user in
      let heights = (0..<3).map { _ in random.number(in: 100...700) }
      try presentSheet(heights.map { height in .custom { _ in height } })
      // Each is from the edge, with the safe area of 34 points below it.
      let rests = heights.map { $0 + 34 }
      for _ in 0..<8 where root.presentedViewController != nil {
        let top = shown.view.frame.minY + 5
        let (end, duration) = (random.number(in: 0...851), random.number(in: 0.05...0.6))
        user.drag(
          from: CGPoint(x: 200, y: top), to: CGPoint(x: 200 + random.number(in: -20...20), y: end),
          for: Double(duration), restingFor: random.number(in: 0...1) < 0.5 ? 0 : 0.2)
        user.wait(for: 1)
        guard root.presentedViewController != nil else { continue }
        #expect(rests.contains { abs($0 - shown.view.frame.height) < 1e-9 }, "\(shown.view.frame)")
        #expect(abs(shown.view.frame.maxY - 852) < 1e-9)
        let selected = shown.sheetPresentationController?.selectedDetentIdentifier
        #expect(listener.calls.isEmpty || selected != nil)
      }
      #expect((root.presentedViewController == nil) == listener.calls.contains("did"))
    }
  }
}
