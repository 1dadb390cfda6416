import Foundation
import GraphicsCore
import LayoutCore

/// The actions of editing, which use the general pasteboard.
extension EditableText {
  /// Whether or not the text is hidden, and so cannot be copied.
  private var isHiddenText: Bool { (self as? UITextField)?.isSecureTextEntry == true }

  /// Whether or not the user may change the text.
  private var isChangeable: Bool {
    (self as? UITextView)?.isEditable ?? (self as? UITextField)?.isEnabled ?? true
  }

  /// Returns whether an action of editing would have an effect; nil for other actions.
  func canEdit(by action: Selector) -> Bool? {
    let isAnySelected = selection.length > 0
    switch action.description {
    case "copy:": return isAnySelected && !isHiddenText
    case "cut:": return isAnySelected && !isHiddenText && isChangeable
    case "delete:": return isAnySelected && isChangeable
    case "paste:": return isChangeable && UIPasteboard.general.hasStrings
    case "select:": return length > 0 && !isAnySelected
    case "selectAll:": return length > 0 && selection.length < length
    default: return (self as? UITextView)?.canChange(by: action)
    }
  }

  func copySelection() {
    guard selection.length > 0, !isHiddenText else { return }
    UIPasteboard.general.string = (plainText as NSString).substring(with: selection)
  }

  func cutSelection() {
    guard isChangeable, !isHiddenText else { return }
    copySelection()
    deleteSelection()
  }

  func deleteSelection() {
    if selection.length > 0, isChangeable, allowsKeys("", deleting: 1) { deleteBackward() }
  }

  /// Inserts the text in the pasteboard, if the delegate agrees.
  func pasteText() {
    guard isChangeable, let text = UIPasteboard.general.string, allowsKeys(text, deleting: 0) else { return }
    insertText(text)
  }

  /// Selects the letters and digits around the caret, or those before it.
  func selectWord() {
    let text = Array(plainText.utf16)
    func isWord(_ index: Int) -> Bool {
      guard text.indices.contains(index) else { return false }
      guard let scalar = Unicode.Scalar(text[index]) else { return true }
      return CharacterSet.alphanumerics.contains(scalar)
    }
    var (start, end) = (selection.location, selection.location)
    while isWord(start - 1) { start -= 1 }
    while isWord(end) { end += 1 }
    if end > start { selection = NSRange(location: start, length: end - start) }
  }
}
