import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

@testable import ControllerCore

/// Alerts and action sheets of iOS 26.
@MainActor
@Suite(.serialized) struct AlertSystemsTests {
  /// A delegate without a keyboard, which would move an alert up.
  private final class Quiet: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
  }

  private let quiet = Quiet()

  /// A window of 320 by 500 points at 2x, as of the recorded frames, without a safe area.
  private func smallWindow(_ root: UIViewController = UIViewController()) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    window.traitOverrides.displayScale = 2
    window.traitOverrides.horizontalSizeClass = .compact
    window.traitOverrides.verticalSizeClass = .regular
    window.traitOverrides.userInterfaceIdiom = .phone
    window.traitOverrides.systemVersion = .v26
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    return window
  }

  private func alert(
    _ title: String, _ message: String? = nil, _ style: UIAlertController.Style = .alert, _ actions: [String]
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for action in actions {
      alert.addAction(UIAlertAction(title: action, style: action == "Cancel" ? .cancel : .default))
    }
    return alert
  }

  private func present(_ alert: UIAlertController, in window: UIWindow) {
    window.rootViewController?.present(alert, animated: false)
    window.layoutIfNeeded()
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { view -> [UILabel] in
      if view is UIButton || view is UITextField { return [] }
      return (view as? UILabel).map { [$0] } ?? labels(in: view)
    }
  }

  private func frame(of view: UIView, in other: UIView) -> CGRect { view.convert(view.bounds, to: other) }

  /// Recorded [10, 170, 300, 160]: with a title that is 4 points higher and a message that is 3.
  @Test func `an alert is 300 points wide on a phone of 320 (26.P.14)`() {
    let window = smallWindow()
    let alert = alert("Delete?", "It is gone then.", .alert, ["Delete", "Cancel"])
    present(alert, in: window)
    #expect(alert.view.frame == CGRect(x: 10, y: 173.5, width: 300, height: 153))
    #expect(buttons(in: alert.view).map(\.currentTitle) == ["Cancel", "Delete"])
    // The actions are 14 points from the sides, and 8 apart: (300 − 36) / 2.
    #expect(buttons(in: alert.view).map { frame(of: $0, in: alert.view).minX } == [14, 154])
    #expect(buttons(in: alert.view).allSatisfy { $0.bounds.size == CGSize(width: 132, height: 48) })
    window.isHidden = true
  }

  /// Recorded [10, 84, 300, 332], [32.5, 155, 255, 20.5] and [32.5, 188.5, 255, 19]: with a title 4 points higher.
  @Test func `fields of a narrow alert have the recorded frames (26.P.14)`() throws {
    let window = smallWindow()
    let alert = alert("Sign In", nil, .alert, ["Cancel", "Sign In", "Forgot Password"])
    alert.addTextField { [quiet] in ($0.text, $0.delegate) = ("corey", quiet) }
    alert.addTextField { $0.isSecureTextEntry = true }
    present(alert, in: window)
    #expect(alert.view.frame == CGRect(x: 10, y: 86, width: 300, height: 328))
    let fields = try #require(alert.textFields)
    #expect(frame(of: fields[0], in: window) == CGRect(x: 32.5, y: 153, width: 255, height: 20.5))
    #expect(frame(of: fields[1], in: window) == CGRect(x: 32.5, y: 186.5, width: 255, height: 19))
    #expect(buttons(in: alert.view).map(\.currentTitle) == ["Sign In", "Forgot Password", "Cancel"])
    #expect(fields.allSatisfy { $0.borderStyle == .none })
    window.isHidden = true
  }

  /// Recorded [10, 124, 300, 252]: with a title 4 points higher.
  @Test func `an action sheet without a source is a card in the middle (26.P.15)`() {
    let window = smallWindow()
    let sheet = alert("Share", nil, .actionSheet, ["Copy Link", "Save Image", "Cancel"])
    present(sheet, in: window)
    #expect(sheet.view.frame == CGRect(x: 10, y: 126, width: 300, height: 248))
    #expect(buttons(in: sheet.view).map(\.currentTitle) == ["Copy Link", "Save Image", "Cancel"])
    window.isHidden = true
  }

  /// Recorded [40, 98, 240, 189]: with a title 4 points higher.
  @Test func `an action sheet with a source is a card beside it, without the action that cancels (26.P.15)`()
  {
    UIScreen.main.systemVersion = .v26
    defer { UIScreen.main.systemVersion = .v17 }
    let window = smallWindow()
    let source = UIButton(type: .system)
    source.frame = CGRect(x: 110, y: 300, width: 100, height: 44)
    window.rootViewController?.view.addSubview(source)
    let sheet = alert("Share", nil, .actionSheet, ["Copy Link", "Save Image", "Cancel"])
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, in: window)
    #expect(frame(of: sheet.view, in: window) == CGRect(x: 40, y: 102, width: 240, height: 185))
    #expect(buttons(in: sheet.view).map(\.currentTitle) == ["Copy Link", "Save Image"])
    window.isHidden = true
  }

  @Test func `an alert of 320 points has the figures of the larger phone (26.P.9 to 26.P.11)`() throws {
    let window = try makeWindow("iphone-14-pro")
    window.traitOverrides.systemVersion = .v26
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    let alert = alert("Title", "Message", .alert, ["OK", "Cancel"])
    alert.preferredAction = alert.actions[0]
    present(alert, in: window)
    // 22, 61 pixels, 23, 54 pixels, 13, and 16, 48 and 16; the safe area is from 59 to 818.
    let height = 22 + 61 / 3.0 + 23 / 3.0 + 18 + 13 / 3.0 + 80
    let card = alert.view.frame
    #expect(card.width == 320 && abs(card.height - height) < 1e-9 && abs(card.minX - 110 / 3.0) < 1e-9)
    #expect(abs(card.midY - 438.5) < 0.2)
    let texts = labels(in: alert.view).map { frame(of: $0, in: alert.view) }
    #expect(texts.map(\.minX) == [30, 30] && abs(texts[1].minY - (22 + 61 / 3.0 + 23 / 3.0)) < 1e-9)
    let (cancel, ok) = (buttons(in: alert.view)[0], buttons(in: alert.view)[1])
    #expect(frame(of: cancel, in: alert.view).minX == 16 && frame(of: ok, in: alert.view).minX == 164)
    #expect(cancel.bounds.width == 140 && cancel.layer.cornerRadius == 24)
    #expect(ok.currentTitleColor == .white && cancel.currentTitleColor == .label)
    window.isHidden = true
  }

  @Test func `fields of an alert of 320 points are capsules of 48 (26.P.13)`() throws {
    let window = try makeWindow("iphone-14-pro")
    window.traitOverrides.systemVersion = .v26
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    let alert = alert("Title", "Message", .alert, ["OK", "Cancel"])
    alert.addTextField()
    present(alert, in: window)
    let field = try #require(alert.textFields?.first)
    let message = frame(of: labels(in: alert.view)[1], in: alert.view)
    let place = frame(of: field, in: alert.view)
    #expect(abs(place.minY - message.maxY - 49 / 3.0) < 1e-9 && place.minX == 30 && place.height == 48)
    #expect(abs(frame(of: buttons(in: alert.view)[0], in: alert.view).minY - place.maxY - 20) < 1e-9)
    window.isHidden = true
  }

  @Test func `an alert follows a change of the system, and returns to what it was`() {
    let window = smallWindow()
    window.traitOverrides.systemVersion = .v17
    let alert = alert("Title", "Message", .alert, ["OK", "Cancel"])
    alert.addTextField { [quiet] in $0.delegate = quiet }
    present(alert, in: window)
    let old = (alert.view.frame, labels(in: alert.view).map(\.frame), buttons(in: alert.view).map(\.frame))
    #expect(old.0.width == 270 && alert.textFields?[0].borderStyle == .roundedRect)
    window.traitOverrides.systemVersion = .v26
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(alert.view.frame.width == 300 && alert.textFields?[0].borderStyle == UITextField.BorderStyle.none)
    window.traitOverrides.systemVersion = .v17
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(alert.view.frame == old.0 && labels(in: alert.view).map(\.frame) == old.1)
    #expect(buttons(in: alert.view).map(\.frame) == old.2)
    #expect(alert.textFields?[0].borderStyle == .roundedRect)
    #expect(buttons(in: alert.view).allSatisfy { $0.backgroundColor == nil && $0.layer.cornerRadius == 0 })
    window.isHidden = true
  }
}
