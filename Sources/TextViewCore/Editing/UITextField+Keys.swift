import Foundation
public import LayoutCore
public import StyleCore

extension UITextField: KeyTarget {
  func changeKeyed(_ change: (String) -> String) {
    text = change(text ?? "")
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  package func allowsKeys(_ text: String, deleting deleted: Int) -> Bool {
    let range = (self.text ?? "").rangeOfLast(deleted)
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

extension UITextView: KeyTarget {
  func changeKeyed(_ change: (String) -> String) {
    text = change(text ?? "")
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    textDelegate?.textViewDidChangeSelection(self)
  }

  package func allowsKeys(_ text: String, deleting deleted: Int) -> Bool {
    let range = (self.text ?? "").rangeOfLast(deleted)
    return textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  package func pressReturn() {
    if allowsKeys("\n", deleting: 0) { insertText("\n") }
  }
}

extension String {
  /// Returns the range of the last `count` characters, in UTF-16 units.
  fileprivate func rangeOfLast(_ count: Int) -> NSRange {
    let length = suffix(count).utf16.count
    return NSRange(location: utf16.count - length, length: length)
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
