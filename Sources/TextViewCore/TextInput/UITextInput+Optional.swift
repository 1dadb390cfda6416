public import Foundation
public import GraphicsCore
import LayoutCore
public import StyleCore

/// The members of text inputs that a type need not have.
extension UITextInput {
  /// Whether or not the text can be changed: yes.
  public var isEditable: Bool { true }
  /// Whether or not images in the size of letters can be inserted: no.
  public var supportsAdaptiveImageGlyph: Bool {
    get { false }
    set {}
  }
  /// The object that stands for the place of a dictated text: an empty text.
  public var insertDictationResultPlaceholder: Any { "" }

  /// Returns true.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Returns no attributes.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// Returns the position at a distance from the start of a range, or `nil` beyond its end.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard let found = position(from: range.start, offset: offset),
      compare(found, to: range.end) != .orderedDescending
    else { return nil }
    return found
  }
  /// Returns the distance of a position from the start of a range.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// Returns the identity.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

  /// Returns the text in a range without attributes.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    NSAttributedString(string: text(in: range) ?? "")
  }
  /// Inserts the text without its attributes.
  public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
  /// Replaces the text in a range by one without its attributes.
  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    replace(range, withText: attributedText.string)
  }
  /// Replaces the selection by provisional text without its attributes.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  /// Inserts the text.
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) {
    insertText(text)
  }
  /// Does nothing.
  public func insert(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange) {}
  /// Inserts the text of an answer.
  public func insert(_ inputSuggestion: UIInputSuggestion) {
    if let answer = inputSuggestion as? UISmartReplySuggestion { insertText(answer.smartReply) }
  }
  /// Returns a placeholder at the caret, without room in the text.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
    guard let place = selectedTextRange?.start else { return UITextPlaceholder([]) }
    let rect = CGRect(origin: caretRect(for: place).origin, size: size)
    return UITextPlaceholder([
      UITextSelectionRect(rect, containsStart: true, containsEnd: true, writingDirection: .natural)
    ])
  }
  /// Does nothing.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}

  /// Inserts the texts of the phrases.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  /// Does nothing.
  public func dictationRecordingDidEnd() {}
  /// Does nothing.
  public func dictationRecognitionFailed() {}
  /// Returns the rectangle of the caret.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
    selectedTextRange.map { caretRect(for: $0.start) } ?? .zero
  }
  /// Does nothing.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}

  /// Moves the caret to the nearest position.
  public func beginFloatingCursor(at point: CGPoint) { moveCaret(to: point) }
  /// Moves the caret to the nearest position.
  public func updateFloatingCursor(at point: CGPoint) { moveCaret(to: point) }
  /// Does nothing.
  public func endFloatingCursor() {}

  private func moveCaret(to point: CGPoint) {
    guard let place = closestPosition(to: point) else { return }
    selectedTextRange = textRange(from: place, to: place)
  }

  /// Returns nil.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  /// Does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing.
  public func willPresentWritingTools() {}
  /// Does nothing.
  public func didDismissWritingTools() {}
}
