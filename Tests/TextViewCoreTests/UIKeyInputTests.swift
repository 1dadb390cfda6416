import Foundation
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// Keys that are pressed for the first responder, in the order of Apple's "Managing text fields and text views".
@MainActor
struct UIKeyInputTests {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let log: CallbackLog
    var refused = ""

    init(_ log: CallbackLog) {
      self.log = log
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.note("\(range.location)+\(range.length) \(string)")
      return string != refused
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.note("return")
      return refused != "\n"
    }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.note("\(range.location)+\(range.length) \(text == "\n" ? "line" : text)")
      return text != refused
    }
    func textViewDidChange(_ textView: UITextView) { log.note("changed") }
  }

  private let log = CallbackLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  private let delegate: Delegate

  init() {
    delegate = Delegate(log)
    window.isHidden = false
    window.addSubview(field)
    field.delegate = delegate
    field.addAction(UIAction { [log] _ in log.note("action") }, for: .editingChanged)
  }

  @Test("Each key asks the delegate with the range that it replaces, then the field says that it changed")
  func keysInAField() {
    #expect(!window.press("a") && field.text == "", "nobody is first responder")
    field.becomeFirstResponder()
    #expect(window.press("ab") && field.text == "ab" && field.hasText)
    #expect(log.take() == ["0+0 a", "action", "1+0 b", "action"])
    delegate.refused = "c"
    _ = window.press("cd")
    #expect(field.text == "abd" && log.take() == ["2+0 c", "2+0 d", "action"])
    // A character outside of the first plane is two units long.
    field.text = "a𝄞"
    #expect(window.pressDelete(1) && field.text == "a" && log.take() == ["1+2 ", "action"])
    delegate.refused = ""
    _ = window.pressDelete(1)
    #expect(field.text == "a" && log.take() == ["0+1 "])
    field.text = ""
    #expect(window.pressDelete(3) && log.take() == [], "there is nothing to delete")
  }

  @Test("The return key asks, triggers, and ends editing where somebody waits for that") func returnKey() {
    field.becomeFirstResponder()
    field.addAction(UIAction { [log] _ in log.note("primary") }, for: .primaryActionTriggered)
    _ = window.press("\n")
    #expect(log.take() == ["return", "primary"] && field.isFirstResponder && field.text == "")
    field.addAction(UIAction { [log] _ in log.note("exit") }, for: .editingDidEndOnExit)
    delegate.refused = "\n"
    _ = window.press("\n")
    #expect(log.take() == ["return"] && field.isFirstResponder)
    delegate.refused = ""
    _ = window.press("\n")
    #expect(log.take() == ["return", "exit", "primary"] && !field.isFirstResponder)
  }

  @Test("Code that inserts text asks nobody; a field has no line breaks") func byCode() {
    delegate.refused = "x"
    field.insertText("x\ny")
    #expect(field.text == "xy" && log.take() == ["action"])
    field.deleteBackward()
    #expect(field.text == "x" && log.take() == ["action"])
  }

  @Test("A text view takes lines, too") func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 100, height: 50))
    view.delegate = delegate
    window.addSubview(view)
    view.becomeFirstResponder()
    _ = window.press("a\n")
    #expect(view.text == "a\n" && log.take() == ["0+0 a", "changed", "1+0 line", "changed"])
    delegate.refused = "\n"
    _ = window.press("\n")
    #expect(window.pressDelete(1) && view.text == "a" && log.take() == ["2+0 line", "1+1 ", "changed"])
  }

  @Test("A tap on a field or a text view begins editing; on one that cannot be edited it does not")
  func taps() {
    let fingers = TouchSynthesizer(window)
    fingers.tap(at: CGPoint(x: 50, y: 15))
    MainLoop.main.run(for: 1)
    #expect(field.isEditing)
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 100, height: 50))
    window.addSubview(view)
    fingers.tap(at: CGPoint(x: 50, y: 60))
    MainLoop.main.run(for: 1)
    #expect(view.isFirstResponder && !field.isEditing)
    field.isEnabled = false
    fingers.tap(at: CGPoint(x: 50, y: 15))
    MainLoop.main.run(for: 1)
    #expect(!field.isEditing)
    view.resignFirstResponder()
    view.isEditable = false
    fingers.tap(at: CGPoint(x: 50, y: 60))
    MainLoop.main.run(for: 1)
    #expect(!view.isFirstResponder)
  }

  @Test("Whoever takes keys and says nothing else about the keyboard gets the usual one, and keys")
  func ownInput() {
    final class Input: UIView, UIKeyInput {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text.removeLast() }
    }
    let input = Input()
    window.addSubview(input)
    #expect(input.keyboardType == .default)
    input.becomeFirstResponder()
    #expect(window.press("a\nb") && input.text == "a\nb")
    #expect(window.pressDelete(5) && input.text == "")
  }
}
