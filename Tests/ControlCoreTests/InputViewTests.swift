import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// The views above the keyboard and in place of it.
///
/// On an iPhone 14 Pro, 393 × 852 with 34 points below the safe area, the keyboard is 336 high.
@MainActor
struct InputViewTests {
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  private func show() throws -> UIWindow {
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(field)
    MainLoop.main.runUntilIdle()
    return window
  }

  @Test("A view above the keyboard is as high as it was, and part of the keyboard's frame") func accessories()
    throws
  {
    let window = try show()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
    button.addAction(UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .touchUpInside)
    bar.addSubview(button)
    field.inputAccessoryView = bar
    let log = CallbackLog()
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: window.screen, queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let y = frame?.cgRectValue.minY ?? -1
      MainActor.assumeIsolated { log.note("will show \(y)") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    field.becomeFirstResponder()
    MainLoop.main.run(for: 1)
    // 852 − 336 − 44.
    #expect(window.keyboardFrame == CGRect(x: 0, y: 472, width: 393, height: 380))
    #expect(log.take() == ["will show 472.0"])
    #expect(window.keysFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 472, width: 393, height: 44))
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 472)
    let user = HeadlessUser(of: window)
    #expect(user.sees("Done"))
    try user.tap(on: "Done")
    MainLoop.main.run(for: 1)
    #expect(!field.isFirstResponder && window.keyboardFrame == nil && bar.window == nil)
  }

  @Test("The view of an input controller is in place of the keyboard") func inputControllers() throws {
    final class Field: UITextField {
      let keys = UIInputViewController()
      override var inputViewController: UIInputViewController? { keys }
    }
    let window = try show()
    let field = Field(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    field.keys.view.frame.size.height = 100
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    MainLoop.main.run(for: 1)
    // 852 − 34 − 100.
    #expect(field.keys.view.window === window && window.keyboardFrame?.minY == 718)
    field.resignFirstResponder()
    MainLoop.main.run(for: 1)
    #expect(field.keys.view.window == nil && window.keyboardFrame == nil)
  }

  @Test("A view in place of the keyboard is above the safe area's end") func inputs() throws {
    let window = try show()
    let picker = UIPickerView()
    field.inputView = picker
    field.becomeFirstResponder()
    MainLoop.main.run(for: 1)
    // The picker's 216 points and the 34 below.
    #expect(window.keyboardFrame == CGRect(x: 0, y: 602, width: 393, height: 250) && window.keysFrame == nil)
    #expect(picker.convert(picker.bounds, to: window) == CGRect(x: 0, y: 602, width: 393, height: 216))
    let input = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 100), inputViewStyle: .keyboard)
    field.inputView = input
    #expect(picker.window != nil)
    field.reloadInputViews()
    MainLoop.main.run(for: 1)
    #expect(picker.window == nil && window.keyboardFrame?.height == 134 && input.bounds.height == 100)
    field.inputView = nil
    field.reloadInputViews()
    #expect(input.window == nil && window.keyboardFrame?.height == 336)
  }

  @Test("A controller that is the first responder shows its view above the safe area, without a keyboard")
  func docked() throws {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      let field = UITextField(frame: CGRect(x: 8, y: 8, width: 200, height: 34))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat()
    chat.bar.addSubview(chat.field)
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = chat
    window.isHidden = false
    MainLoop.main.runUntilIdle()
    chat.becomeFirstResponder()
    MainLoop.main.run(for: 1)
    #expect(window.keyboardFrame == CGRect(x: 0, y: 768, width: 393, height: 84))
    #expect(chat.bar.convert(chat.bar.bounds, to: window).minY == 768)
    // The field in the view is before the controller in the chain, so that the view stays above the keyboard.
    chat.field.becomeFirstResponder()
    MainLoop.main.run(for: 1)
    #expect(chat.field.isFirstResponder && window.keyboardFrame?.height == 386)
    // The keyboard's 386 points from the end of 852.
    #expect(chat.bar.convert(chat.bar.bounds, to: window).minY == 466)
  }

  @Test("An input view that sizes itself is as high as its constraints make it") func selfSizing() throws {
    let window = try show()
    let input = UIInputView(frame: .zero, inputViewStyle: .default)
    input.allowsSelfSizing = true
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    input.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: input.topAnchor),
      box.bottomAnchor.constraint(equalTo: input.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 70),
    ])
    field.inputAccessoryView = input
    field.becomeFirstResponder()
    MainLoop.main.run(for: 1)
    #expect(window.keyboardFrame?.height == 406 && input.bounds.height == 70)
  }

  @Test("Traits of inputs, and what is typed first") func traits() {
    #expect(field.passwordRules == nil && field.inlinePredictionType == .default)
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
    #expect(field.passwordRules == UITextInputPasswordRules(descriptor: "minlength: 12;"))
    #expect(
      field.inputAssistantItem === field.inputAssistantItem
        && field.inputAssistantItem.leadingBarButtonGroups.isEmpty)
    field.text = "old"
    field.clearsOnInsertion = true
    field.insertText("n")
    field.insertText("ew")
    #expect(field.text == "new" && !field.clearsOnInsertion)
  }
}
