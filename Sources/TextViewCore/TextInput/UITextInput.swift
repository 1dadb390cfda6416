public import Foundation
public import GraphicsCore
public import LayoutCore
public import StyleCore

/// The direction of a position in a text, in the order of its characters.
public enum UITextStorageDirection: Int, Sendable {
  /// The direction to the end of the text.
  case forward = 0
  /// The direction to the start of the text.
  case backward = 1
}

/// The direction of a position in a text, on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// The direction to the right.
  case right = 2
  /// The direction to the left.
  case left = 3
  /// The direction up.
  case up = 4
  /// The direction down.
  case down = 5
}

/// A direction in the order of the characters or on the screen, by its number.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a direction from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Returns the direction in the order of the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns the direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// The side of a line break on which a caret is shown.
public enum UITextStorageAffinity: Int, Sendable {
  /// The side after the break.
  case forward = 0
  /// The side before the break.
  case backward = 1
}

/// A type of objects with text that has positions, ranges and a selection.
///
/// Differs from UIKit: there are no input methods, so only programs mark text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selection, or the position of the caret as an empty range.
  var selectedTextRange: UITextRange? { get set }
  /// The provisional text of an input method, or `nil` for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of provisional text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The object that is told of changes by the program.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that divides the text into words and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view whose coordinates rectangles are in.
  var textInputView: UIView { get }
  /// The side of a line break on which the caret is shown.
  var selectionAffinity: UITextStorageAffinity { get set }

  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Replaces the selection by provisional text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes the provisional text part of the text.
  func unmarkText()

  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in characters, or `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at a distance in a direction, or `nil` outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions in characters.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the position in a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of the line in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// Returns the first rectangle of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a selection, one for each line, or several in a line of both directions.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// Returns the writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of the paragraphs of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Optional members

  /// Whether or not the text can be changed.
  var isEditable: Bool { get }
  /// Whether or not images in the size of letters can be inserted.
  var supportsAdaptiveImageGlyph: Bool { get set }
  /// The object that stands for the place of a dictated text.
  var insertDictationResultPlaceholder: Any { get }
  /// Returns whether a text may replace that of a range.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the attributes at a position.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the position at a distance in characters from the start of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the distance of a position from the start of a range, in characters.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// Returns the transform of the caret at a position.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  /// Returns the text in a range with its attributes.
  func attributedText(in range: UITextRange) -> NSAttributedString
  /// Replaces the selection by a text with attributes.
  func insertAttributedText(_ string: NSAttributedString)
  /// Replaces the text in a range by one with attributes.
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
  /// Replaces the selection by provisional text with attributes.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Replaces the selection by a text that may have been meant as another.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  /// Inserts an image in the size of letters.
  func insert(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange)
  /// Inserts what was suggested.
  func insert(_ inputSuggestion: UIInputSuggestion)
  /// Makes room for a text that comes later.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  /// Removes the room for a text.
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// Inserts a dictated text.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// Tells the text that dictation ended.
  func dictationRecordingDidEnd()
  /// Tells the text that dictation was not understood.
  func dictationRecognitionFailed()
  /// Returns the rectangle of the place of a dictated text.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Removes the place of a dictated text.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
  /// Tells the text that the caret begins to be moved freely.
  func beginFloatingCursor(at point: CGPoint)
  /// Tells the text that the caret is moved freely.
  func updateFloatingCursor(at point: CGPoint)
  /// Tells the text that the caret is no longer moved freely.
  func endFloatingCursor()
  /// Returns the menu of editing for a range; nil for the actions that the system suggests.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Tells the text that its menu of editing is about to appear.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Tells the text that its menu of editing is about to disappear.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Tells the text that the writing tools are about to appear, which they never do.
  func willPresentWritingTools()
  /// Tells the text that the writing tools disappeared.
  func didDismissWritingTools()
}

/// A type of objects that a text input tells of changes by the program.
///
/// Differs from UIKit: there are no input methods, so there are no such objects but those of programs, and none is told.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Tells the delegate that the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the text answers other messages.
  func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
}

extension UITextInputDelegate {
  /// Does nothing.
  public func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
  {}
}

/// A rectangle of a selection, in a line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let ownRect: CGRect
  private let ends: (start: Bool, end: Bool)
  private let direction: NSWritingDirection

  /// Creates a rectangle of a selection, with whether it has the start and the end of that.
  package init(
    _ rect: CGRect, containsStart: Bool, containsEnd: Bool, writingDirection: NSWritingDirection
  ) {
    (ownRect, direction) = (rect, writingDirection)
    ends = (containsStart, containsEnd)
  }

  /// The rectangle.
  open var rect: CGRect { ownRect }
  /// The writing direction of the line.
  open var writingDirection: NSWritingDirection { direction }
  /// Whether or not the selection starts in the rectangle.
  open var containsStart: Bool { ends.start }
  /// Whether or not the selection ends in the rectangle.
  open var containsEnd: Bool { ends.end }
  /// Whether or not the text is vertical.
  open var isVertical: Bool { false }
  /// The transform of the rectangle: the identity.
  open var transform: CGAffineTransform { .identity }

  /// Creates the empty rectangle of a subclass, which overrides the properties.
  public override init() {
    (ownRect, direction, ends) = (.zero, .natural, (false, false))
    super.init()
  }
}
