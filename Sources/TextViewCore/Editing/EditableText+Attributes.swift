import Foundation
import LayoutCore
import StyleCore

/// The selection and the state of a text, to be restored.
private struct KeptTextState {
  let selection: NSRange?
  let isEditing: Bool
  let offset: CGPoint?
}

extension EditableText {
  private var attributedWhole: NSAttributedString {
    (self as? UITextView)?.attributedText ?? (self as? UITextField)?.attributedText
      ?? NSAttributedString(string: plainText)
  }

  /// Returns the attributes of the character after or before a position; nil in an empty text.
  func attributes(
    at position: UITextPosition, _ direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let whole = attributedWhole
    guard whole.length > 0 else { return (self as? UITextView)?.typingAttributes }
    let offset = offset(of: position) - (direction == .backward ? 1 : 0)
    return unsafe whole.attributes(at: max(0, min(offset, whole.length - 1)), effectiveRange: nil)
  }

  /// Returns the text in a range with its attributes.
  func attributedPart(_ range: UITextRange) -> NSAttributedString {
    let whole = attributedWhole
    let part = self.range(of: range)
    guard NSMaxRange(part) <= whole.length else { return NSAttributedString() }
    return whole.attributedSubstring(from: part)
  }

  /// Replaces a part of the text by one with attributes, and places the caret after it.
  func type(_ string: NSAttributedString, over range: NSRange) {
    let range = range.limited(to: plainText)
    let whole = NSMutableAttributedString(attributedString: attributedWhole)
    guard NSMaxRange(range) <= whole.length else { return }
    let isAtEnd = NSMaxRange(range) == length
    whole.replaceCharacters(in: range, with: string)
    markedRange = nil
    changeText { ($0.text, $0.attributed) = (whole.string, NSAttributedString(attributedString: whole)) }
    chosenRange = isAtEnd ? nil : NSRange(location: range.location + string.length, length: 0)
    textChanged()
    selectionChanged()
  }

  /// Returns the empty range at the position that is nearest to a point.
  func caretRange(at point: CGPoint) -> UITextRange? {
    position(nearest: point).map { span(from: $0, to: $0) }
  }

  /// The selection and whether the text is edited.
  var keptState: Any {
    KeptTextState(
      selection: chosenRange, isEditing: isFirstResponder, offset: (self as? UITextView)?.contentOffset)
  }

  /// Restores the selection and the editing of a state.
  func restore(_ state: Any) {
    guard let state = state as? KeptTextState else { return }
    if state.isEditing { becomeFirstResponder() }
    selection = state.selection ?? NSRange(location: length, length: 0)
    if let offset = state.offset { (self as? UITextView)?.contentOffset = offset }
  }
}
