import Foundation
import LayoutCore
import StyleCore
import Testing
import TextKitCore
import TextViewCore
import ViewTestSupport

/// Text fields and text views as first responders, in the order of Apple's "Managing text fields and text views".
@MainActor
struct TextEditingTests {
  private let log = CallbackLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let log: CallbackLog
    var allows = true

    init(_ log: CallbackLog) {
      self.log = log
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.note("should begin")
      return allows
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.note("did begin \(textField.isEditing)") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.note("should end")
      return allows
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.note("did end \(textField.isEditing)") }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.note("should begin")
      return allows
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.note("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.note("should end")
      return allows
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.note("did end") }
  }

  private func field(_ delegate: Delegate) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    field.delegate = delegate
    field.addAction(UIAction { [log] _ in log.note("action begin") }, for: .editingDidBegin)
    field.addAction(UIAction { [log] _ in log.note("action end") }, for: .editingDidEnd)
    window.addSubview(field)
    return field
  }

  @Test func editingOfAField() {
    let delegate = Delegate(log)
    let field = field(delegate)
    #expect(field.becomeFirstResponder() && field.isEditing)
    #expect(log.take() == ["should begin", "did begin true", "action begin"])
    #expect(field.becomeFirstResponder(), "it is already")
    #expect(log.take() == [])
    #expect(window.endEditing(false) && !field.isEditing)
    #expect(log.take() == ["should end", "did end false", "action end"])
  }

  @Test func aDelegateMayRefuse() {
    let delegate = Delegate(log)
    let field = field(delegate)
    delegate.allows = false
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
    #expect(log.take() == ["should begin"])
    delegate.allows = true
    field.becomeFirstResponder()
    delegate.allows = false
    _ = log.take()
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    #expect(log.take() == ["should end"])
  }

  @Test func aFieldWithoutWindowOrSwitchedOffCannotBeEdited() {
    let alone = UITextField()
    #expect(!alone.becomeFirstResponder())
    let off = field(Delegate(log))
    off.isEnabled = false
    #expect(!off.canBecomeFirstResponder && !off.becomeFirstResponder())
    #expect(log.take() == [])
  }

  @Test func editingMovesFromFieldToField() {
    let delegate = Delegate(log)
    let (a, b) = (field(delegate), field(delegate))
    a.becomeFirstResponder()
    _ = log.take()
    b.becomeFirstResponder()
    #expect(
      log.take() == [
        "should begin", "should end", "did end false", "action end", "did begin true", "action begin",
      ])
    #expect(!a.isEditing && b.isEditing)
  }

  @Test func clearsOnBeginEditing() {
    let field = field(Delegate(log))
    field.text = "a"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func editingOfATextView() {
    let delegate = Delegate(log)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.delegate = delegate
    window.addSubview(view)
    #expect(view.becomeFirstResponder())
    #expect(view.resignFirstResponder())
    #expect(log.take() == ["should begin", "did begin", "should end", "did end"])
    view.isEditable = false
    #expect(view.becomeFirstResponder(), "what can be selected, too")
    #expect(log.take() == [])
  }

  @Test("C.20: without a width a text view that does not scroll is as wide as its text")
  func intrinsicSizeOfATextView() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.font = .boxes(20)
    view.text = "ab\nabc"
    // Half of 20 a character; two lines of 1.193359375 · 20, 143.2 pixels of 3, so 144.
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 48))
    view.bounds.size.width = 100
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 48))
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test("C.20: a text view that does not scroll is as high as its lines in the width that constraints find")
  func heightOfATextViewInOtherWidths() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.font = .boxes(20)
    view.text = "ab abc"
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    // 20 + 5 + 30 wide: one line of 24 in 100, two in 40; also when the first width comes again.
    for _ in 0..<2 {
      for (width, height) in [(100.0, 24.0), (40, 48), (100, 24)] {
        root.frame.size.width = width
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: width, height: height))
      }
      view.invalidateIntrinsicContentSize()
    }
  }

  /// Both say what shows in an empty field, so setting either replaces the other.
  @Test func placeholdersFollowEachOther() {
    let field = UITextField()
    let red = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
    field.attributedPlaceholder = red
    #expect(field.placeholder == "a" && field.attributedPlaceholder == red)
    field.placeholder = "b"
    #expect(field.attributedPlaceholder == NSAttributedString(string: "b"))
    field.placeholder = nil
    #expect(field.attributedPlaceholder == nil)
    field.placeholder = "c"
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil)
  }
}
