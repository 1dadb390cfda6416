import Foundation
import LayoutCore
import StyleCore
import Testing

/// Registrations as code writes them: untyped, with the class, and with `Self`.
@MainActor
struct UITraitChangeObservableTests {
  private class Controller: UIViewController {
    var heard: [String] = []

    func registerInAllSpellings() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { controller, _ in
        controller.heard.append("untyped")
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: Controller, _: UITraitCollection) in
        controller.heard.append("class")
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
        self.heard.append("Self")
      }
      registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
        self.heard.append("scale")
      }
    }
  }

  private final class Subclass: Controller {}

  @Test("B.22: controllers hear of the traits that they registered for", arguments: [false, true])
  func controllers(isSubclass: Bool) {
    let controller = isSubclass ? Subclass() : Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    controller.registerInAllSpellings()
    controller.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(controller.heard == ["untyped", "class", "Self"])
  }

  @Test func aRegistrationThatWasGivenBackIsOver() {
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    var previous: [UIUserInterfaceStyle] = []
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: Controller, traits) in previous.append(traits.userInterfaceStyle)
    }
    controller.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    controller.unregisterForTraitChanges(registration)
    controller.overrideUserInterfaceStyle = .light
    window.layoutIfNeeded()
    #expect(previous == [.light])
  }

  @Test func `a change of the system is one of the traits that colours depend on`() {
    let view = UIView()
    var heard: [String] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in heard.append("style") }
    view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (_: UIView, _) in
      heard.append("colours")
    }
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in heard.append("scale") }
    view.traitOverrides[UITraitSystemVersion.self] = .v26
    view.updateTraitsIfNeeded()
    #expect(heard == ["style", "colours"])
    view.traitOverrides.layoutDirection = .rightToLeft
    view.updateTraitsIfNeeded()
    #expect(heard == ["style", "colours"])
  }
}
