import Foundation
import Plumb
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayerCore
@testable import LayoutCore

/// Sheets on a phone of 393 by 852 points.
@MainActor
struct UISheetPresentationControllerTests {
  private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { calls.append("did") }
  }

  private let root = UIViewController()
  private let shown = UIViewController()

  private func present(_ detents: [UISheetPresentationController.Detent]) throws -> (
    UIWindow, UISheetPresentationController
  ) {
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    let sheet = try #require(shown.sheetPresentationController)
    sheet.detents = detents
    root.present(shown, animated: false)
    window.layoutIfNeeded()
    return (window, sheet)
  }

  @Test func `a view that covers the container has the corners that it had`() throws {
    let (window, _) = try present([.large()])
    #expect(shown.view.layer.cornerRadius == 10 && shown.view.clipsToBounds)
    for (height, radius) in [(UIUserInterfaceSizeClass.compact, 0), (.regular, 10)] {
      window.traitOverrides.verticalSizeClass = height
      window.layoutIfNeeded()
      window.layoutIfNeeded()
      #expect((shown.view.frame == window.bounds) == (radius == 0))
      #expect(shown.view.layer.cornerRadius == CGFloat(radius) && shown.view.clipsToBounds == (radius > 0))
    }
    window.isHidden = true
  }

  @Test func `a drag that something else cancels leaves the sheet where it was, wherever the finger is`()
    throws
  {
    let (window, sheet) = try present([.medium()])
    sheet.beginPull()
    // 126 of 426 points are seen: less than half of them, so that a finger that lets go dismisses the sheet.
    sheet.pull(by: 300)
    #expect(shown.view.frame.minY == 726)
    sheet.cancelPull()
    #expect(root.presentedViewController === shown && shown.view.frame.minY == 426)
    window.isHidden = true
  }

  @Test func `the user dismisses a sheet once`() throws {
    let listener = Listener()
    let (window, sheet) = try present([.medium()])
    sheet.delegate = listener
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    MainLoop.main.runUntilIdle()
    #expect(sheet.dismissByUser())
    MainLoop.main.run(for: 0.2)
    #expect(!sheet.dismissByUser() && listener.calls == ["will"])
    MainLoop.main.run(for: 1)
    #expect(listener.calls == ["will", "did"] && root.presentedViewController == nil)
  }
}
