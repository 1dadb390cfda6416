import ControlCore
import Foundation
import LayerCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

@testable import ControllerCore
@testable import LayoutCore

/// Alerts and action sheets whose delegates hear of buttons by their numbers.
@MainActor
struct NumberedAlertTests {
  private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var notes: [String] = []
    var isFirstEnabled = true

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      notes.append("click \(buttonIndex)")
    }
    func willPresent(_ alertView: UIAlertView) { notes.append("will present") }
    func didPresent(_ alertView: UIAlertView) { notes.append("did present") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      notes.append("will \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      notes.append("did \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { isFirstEnabled }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      notes.append("click \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      notes.append("did \(buttonIndex)")
    }

    func take() -> [String] {
      defer { notes = [] }
      return notes
    }
  }

  private let listener = Listener()
  private let root = UIViewController()

  private func run(_ body: () throws -> Void) throws {
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    MainLoop.main.runUntilIdle()
    try body()
  }

  @Test func `an alert view tells its delegate of the button that the user chose`() throws {
    try run {
      let alert = UIAlertView(
        title: "Delete?", message: "It is gone then.", delegate: listener, cancelButtonTitle: "No",
        otherButtonTitles: "Yes", "Later")
      #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
      #expect(alert.buttonTitle(at: 2) == "Later" && alert.buttonTitle(at: 3) == nil && !alert.isVisible)
      alert.show()
      MainLoop.main.runUntilIdle()
      let shown = try #require(root.presentedViewController as? UIAlertController)
      #expect(
        alert.isVisible && shown.title == "Delete?"
          && shown.actions.map(\.style) == [.cancel, .default, .default])
      #expect(listener.take() == ["will present", "did present"])
      shown.choose(shown.actions[1])
      MainLoop.main.runUntilIdle()
      #expect(listener.take() == ["click 1", "will 1", "did 1"] && !alert.isVisible)
      // The program's dismissal is no choice.
      alert.show()
      MainLoop.main.runUntilIdle()
      alert.dismiss(withClickedButtonIndex: 0, animated: false)
      MainLoop.main.runUntilIdle()
      #expect(listener.take() == ["will present", "did present", "will 0", "did 0"])
    }
  }

  @Test func `an alert view that was dismissed by a controller is shown again with its buttons`() throws {
    try run {
      let alert = UIAlertView(title: "a", message: nil, delegate: listener, cancelButtonTitle: "Cancel")
      for _ in 0..<2 {
        alert.show()
        MainLoop.main.runUntilIdle()
        let shown = try #require(root.presentedViewController as? UIAlertController)
        #expect(shown.actions.map(\.title) == ["Cancel"])
        root.dismiss(animated: false)
        MainLoop.main.runUntilIdle()
        #expect(!alert.isVisible)
      }
    }
  }

  @Test func `an alert view has the text fields of its style, whose changes enable its first other button`()
    throws
  {
    try run {
      let alert = UIAlertView(title: "a", message: nil, delegate: listener, cancelButtonTitle: "Cancel")
      alert.addButton(withTitle: "OK")
      #expect(alert.textField(at: 0) == nil)
      alert.alertViewStyle = .loginAndPasswordInput
      let (name, secret) = (try #require(alert.textField(at: 0)), try #require(alert.textField(at: 1)))
      #expect(!name.isSecureTextEntry && secret.isSecureTextEntry && alert.textField(at: 2) == nil)
      listener.isFirstEnabled = false
      alert.show()
      MainLoop.main.runUntilIdle()
      let shown = try #require(root.presentedViewController as? UIAlertController)
      #expect(shown.actions.map(\.isEnabled) == [true, false] && shown.textFields?.first === name)
      listener.isFirstEnabled = true
      name.sendActions(for: .editingChanged)
      #expect(shown.actions.map(\.isEnabled) == [true, true])
      root.dismiss(animated: false)
    }
  }

  @Test func `an action sheet counts the button that deletes, the one that cancels, and the others`() throws {
    try run {
      let sheet = UIActionSheet(
        title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
        otherButtonTitles: "Move", "Copy")
      #expect(
        sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1 && sheet.firstOtherButtonIndex == 2)
      sheet.show(in: root.view)
      MainLoop.main.runUntilIdle()
      let shown = try #require(root.presentedViewController as? UIAlertController)
      #expect(shown.preferredStyle == .actionSheet && shown.title == nil)
      shown.choose(shown.actions[3])
      MainLoop.main.runUntilIdle()
      #expect(listener.take() == ["click 3", "did 3"] && !sheet.isVisible)
    }
  }
}
