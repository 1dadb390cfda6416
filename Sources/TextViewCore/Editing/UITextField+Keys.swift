import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

extension UITextField: KeyTarget, EditableText {
  var plainText: String { text ?? "" }

  func replaceCharacters(in range: NSRange, with text: String) {
    self.text = (plainText as NSString).replacingCharacters(in: range, with: text)
  }

  func textChanged() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func selectionChanged() {
    delegate?.textFieldDidChangeSelection(self)
  }

  package func allowsKeys(_ text: String, deleting deleted: Int) -> Bool {
    let range = deleted > 0 ? deletedRange : selection
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Sends `editingDidEndOnExit` if the delegate agrees, and ends editing if the field has actions for that event.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    guard endsEditing else { return }
    resignFirstResponder()
  }
}

extension UITextView: KeyTarget, EditableText {
  var plainText: String { text ?? "" }

  func replaceCharacters(in range: NSRange, with text: String) {
    if let storage {
      return KeyValueObserving.change(self, "text", "attributedText") {
        type(
          NSAttributedString(string: text, attributes: typingAttributes), into: storage, over: range)
      }
    }
    if viewText.content.attributed != nil || ownTypingAttributes != nil {
      let changed = NSMutableAttributedString(attributedString: attributedText)
      changed.replaceCharacters(
        in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
      attributedText = changed
    } else {
      self.text = (plainText as NSString).replacingCharacters(in: range, with: text)
    }
  }

  func textChanged() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  func selectionChanged() {
    textDelegate?.textViewDidChangeSelection(self)
  }

  package func allowsKeys(_ text: String, deleting deleted: Int) -> Bool {
    let range = deleted > 0 ? deletedRange : selection
    return textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  package func pressReturn() {
    if allowsKeys("\n", deleting: 0) { insertText("\n") }
  }
}
