import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayoutCore

/// Popovers by the class of old, and its segue.
@MainActor
struct UIPopoverControllerTests {
  private final class Listener: NSObject, UIPopoverControllerDelegate {
    var mayDismiss = false
    var dismissals = 0

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
      mayDismiss
    }
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { dismissals += 1 }
  }

  private let root = UIViewController()
  private let shown = UIViewController()

  private func run(_ device: String, _ body: () throws -> Void) throws {
    let window = try makeWindow(device)
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    MainLoop.main.runUntilIdle()
    try body()
  }

  @Test(arguments: ["ipad-pro-11-4", "iphone-14-pro"])
  func `a popover is shown at its source with its size, on a phone too`(device: String) throws {
    try run(device) {
      let popover = UIPopoverController(contentViewController: shown)
      popover.contentSize = CGSize(width: 200, height: 100)
      popover.backgroundColor = .red
      #expect(!popover.isPopoverVisible && popover.arrowDirection == .unknown)
      popover.present(
        from: CGRect(x: 150, y: 300, width: 40, height: 20), in: root.view, permittedArrowDirections: .up,
        animated: false)
      MainLoop.main.runUntilIdle()
      #expect(popover.isPopoverVisible && popover.arrowDirection == .up)
      // The arrow has 13 points.
      #expect(shown.view.frame.size == CGSize(width: 200, height: 113))
      #expect(shown.popoverPresentationController?.backgroundColor == .red)
      popover.dismiss(animated: false)
      #expect(!popover.isPopoverVisible && root.presentedViewController == nil)
    }
  }

  @Test func `the delegate allows the user's dismissal and hears of it, and not of the program's`() throws {
    try run("ipad-pro-11-4") {
      let listener = Listener()
      let popover = UIPopoverController(contentViewController: shown)
      popover.delegate = listener
      let present = {
        popover.present(
          from: root.view.bounds, in: root.view, permittedArrowDirections: .any, animated: false)
        MainLoop.main.runUntilIdle()
      }
      present()
      popover.dismiss(animated: false)
      #expect(listener.dismissals == 0)
      present()
      let presentation = try #require(shown.popoverPresentationController)
      #expect(!presentation.dismissByUser() && popover.isPopoverVisible)
      listener.mayDismiss = true
      #expect(presentation.dismissByUser())
      MainLoop.main.runUntilIdle()
      #expect(listener.dismissals == 1 && !popover.isPopoverVisible)
    }
  }

  @Test func `the segue of old shows its destination in a popover`() throws {
    try run("ipad-pro-11-4") {
      let segue = UIStoryboardPopoverSegue(identifier: "a", source: root, destination: shown)
      segue.perform()
      MainLoop.main.runUntilIdle()
      #expect(segue.popoverController.isPopoverVisible && root.presentedViewController === shown)
      segue.popoverController.dismiss(animated: false)
    }
  }
}
