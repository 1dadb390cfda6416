public import Foundation
public import LayoutCore
public import StyleCore

/// The members of text inputs that fields and views share, and that programs rarely override.
extension UITextInput where Self: UIResponder {
  /// The attributes of provisional text: none.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// The side of a line break on which the caret is shown: after it.
  public var selectionAffinity: UITextStorageAffinity {
    get { .forward }
    set {}
  }

  /// The object that divides the text into words and lines.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// Replaces the selection by a text, which is at once part of the text.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }

  /// Does nothing, since no text is provisional.
  public func unmarkText() {}

  /// Returns the start of a range to the left and up, and its end otherwise.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// Returns the range from a position to the start or the end of the text.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let isBackward = direction == .left || direction == .up
    return isBackward
      ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
  }

  /// Returns the direction of the paragraph on one side of a position: that of its first letter, or of the interface.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    (self as? any EditableText)?.paragraphDirection(at: position, direction) ?? .natural
  }

  /// Sets the direction of the paragraphs of a range; a natural one is that of their first letters.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    guard let text = self as? any EditableText else { return }
    let range = text.range(of: range)
    text.changeText { $0.setDirection(writingDirection, ofParagraphsIn: range) }
  }
}

extension UITextInput where Self: UIView {
  /// The view itself.
  public var textInputView: UIView { self }
}

/// The kinds of data in a text that become links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of shipments.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Hints about places.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Amounts in other units.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
