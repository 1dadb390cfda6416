import Foundation
import LayoutCore
import Plumb
import StyleCore
import Testing
import UIKit

/// The version of the system of screens, windows and applications (26.S.2).
@MainActor
@Suite(.serialized) struct PlumbSystemTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var seen = ""

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      seen = UIDevice.current.systemVersion
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test func `an application that is launched with a version has it until it terminates`() {
    let delegate = Delegate()
    HeadlessApplication.launch(delegate, on: Plumb.Device(named: "iphone-17"), system: .v26)
    HeadlessLoop.runUntilIdle()
    #expect(delegate.seen == "26.0" && __isSystemAvailable(26, 0, 0))
    #expect(delegate.window?.rootViewController?.view.traitCollection.systemVersion == .v26)
    HeadlessApplication.terminate()
    #expect(UIDevice.current.systemVersion == "17.0" && !__isSystemAvailable(18, 0, 0))
  }

  @Test func `a version needs no device`() {
    let delegate = Delegate()
    HeadlessApplication.launch(delegate, system: .v18)
    #expect(delegate.seen == "18.0")
    HeadlessApplication.terminate()
    #expect(UIScreen.main.systemVersion == .v17)
  }

  @Test func `a window has a version of its own, and a view that moves into it follows`() throws {
    let device = Plumb.Device(named: "iphone-16")
    let phone = try #require(device)
    #expect(phone.firstSystem == .v18)
    let window = UIWindow(device: phone, system: .v26)
    let view = UIView()
    #expect(view.traitCollection.systemVersion == .v17)
    window.addSubview(view)
    #expect(view.traitCollection.systemVersion == .v26)
    view.removeFromSuperview()
    #expect(UIScreen.main.systemVersion == .v17 && UIView().traitCollection.systemVersion == .v17)
    window.isHidden = true
  }

  @Test func `windows without a version have that of the main screen`() throws {
    let device = Plumb.Device(named: "iphone-16")
    let phone = try #require(device)
    UIScreen.main.systemVersion = .v18
    let window = UIWindow(device: phone)
    UIScreen.main.systemVersion = .v17
    #expect(window.traitCollection.systemVersion == .v18)
    window.isHidden = true
  }

  @Test func `an application in a scope leaves no version to code outside, wherever it ends`() {
    let delegate = Delegate()
    StyleCore.SystemVersion.with(.v26) {
      HeadlessApplication.launch(delegate)
      #expect(delegate.seen == "26.0")
    }
    HeadlessApplication.terminate()
    #expect(UIScreen.main.systemVersion == .v17 && !__isSystemAvailable(18, 0, 0))
    HeadlessApplication.launch(delegate, system: .v18)
    StyleCore.SystemVersion.with(.v26) {
      HeadlessApplication.terminate()
      #expect(UIScreen.main.systemVersion == .v26, "the scope is another one than that of the launch")
    }
    #expect(UIScreen.main.systemVersion == .v17)
  }

  @Test func `a scope has its version again when the application terminates in it`() {
    StyleCore.SystemVersion.with(.v26) {
      HeadlessApplication.launch(Delegate(), system: .v18)
      #expect(UIScreen.main.systemVersion == .v18)
      HeadlessApplication.terminate()
      #expect(UIScreen.main.systemVersion == .v26)
    }
    #expect(UIScreen.main.systemVersion == .v17)
  }

  @Test func `a version that the present device never had is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        guard let phone = StyleCore.Device.named("iphone-17") else { return }
        UIScreen.main.become(phone, .portrait)
        HeadlessApplication.launch(Delegate(), system: .v18)
      }
    }
  }
}
