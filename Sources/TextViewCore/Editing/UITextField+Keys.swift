import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

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

/// The default traits of text input; setting them has no effect.
extension UIKeyInput {
  /// The letters that the keyboard capitalizes: the first of each sentence.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default setting for autocorrection.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default setting for spell checking.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default setting for the replacement of quotation marks.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default setting for the replacement of hyphens by dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default setting for the insertion and deletion of spaces next to words.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default type of keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether or not the return key is disabled while there is no text: no.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether or not the text is hidden: no.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The meaning of the text: none.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
