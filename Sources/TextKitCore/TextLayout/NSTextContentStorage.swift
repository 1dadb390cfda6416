public import Foundation
import StyleCore

/// The text of a text storage, as paragraphs.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  private var storage: NSTextStorage? = NSTextStorage()

  /// Creates the storage of an empty text.
  public override init() {
    super.init()
    observe(storage)
  }

  /// Creates the storage of an empty text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observe(storage)
  }

  /// Tells the layout managers of a change.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { storageChanged(editMask) }

  /// Runs changes as a group.
  open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
    performEditingTransaction(transaction)
  }

  /// Returns the text of an element: of a paragraph, its own.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    if let paragraph = textElement as? NSTextParagraph { return paragraph.attributedString }
    guard let storage, let range = textElement.elementRange?.offsets, range.upperBound <= storage.length
    else {
      return nil
    }
    return storage.attributedSubstring(from: NSRange(range))
  }

  /// Returns a paragraph with a text.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  /// Replaces a range by the texts of elements.
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = NSMutableAttributedString()
    for element in textElements ?? [] {
      if let part = attributedString(for: element) { text.append(part) }
    }
    replace(range, with: text)
  }

  /// Replaces a range by a text.
  func replace(_ range: NSTextRange, with text: NSAttributedString) {
    guard let storage, let offsets = range.offsets, offsets.upperBound <= storage.length else { return }
    performEditingTransaction { storage.replaceCharacters(in: NSRange(offsets), with: text) }
  }

  /// Returns the range of whole characters around a range.
  open override func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange? {
    guard let storage, let offsets = textRange.offsets, offsets.upperBound <= storage.length else {
      return nil
    }
    guard !offsets.isEmpty else { return textRange }
    let whole = (storage.string as NSString).rangeOfComposedCharacterSequences(for: NSRange(offsets))
    return NSTextRange(whole.location..<whole.end)
  }

  /// The text.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      storage?.contentStorages.removeAll { $0.storage === self || $0.storage == nil }
      storage = newValue
      observe(newValue)
      textChanged()
    }
  }

  /// The text with its attributes, or `nil` for none.
  open var attributedString: NSAttributedString? {
    get { storage }
    set {
      if let newValue { storage?.setAttributedString(newValue) } else { textStorage = nil }
    }
  }

  private func observe(_ storage: NSTextStorage?) {
    storage?.contentStorages.append(WeakContentStorage(self))
  }

  func storageChanged(_ mask: NSTextStorage.EditActions) { textChanged() }

  open override var documentRange: NSTextRange { NSTextRange(0..<(storage?.length ?? 0)) }

  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    guard let storage else { return nil }
    let text = storage.string as NSString
    let isReverse = options.contains(.reverse)
    var place = (textLocation as? TextOffset)?.offset ?? (isReverse ? text.length : 0)
    place = max(0, min(place, text.length))
    while isReverse ? place > 0 : place < text.length {
      let range = text.paragraphRange(for: NSRange(location: isReverse ? place - 1 : place, length: 0))
      guard block(paragraph(range, of: storage)) else { break }
      place = isReverse ? range.location : max(place + 1, NSMaxRange(range))
    }
    return TextOffset(place)
  }

  private func paragraph(_ range: NSRange, of storage: NSTextStorage) -> NSTextParagraph {
    let asked = delegate as? any NSTextContentStorageDelegate
    let paragraph =
      asked?.textContentStorage(self, textParagraphWith: range)
      ?? NSTextParagraph(attributedString: storage.attributedSubstring(from: range))
    paragraph.textContentManager = self
    paragraph.elementRange = NSTextRange(range.location..<NSMaxRange(range))
    return paragraph
  }
}

/// A type of objects that make the paragraphs of a text.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// Returns a paragraph to show in place of a part of the text, or `nil` for the text itself.
  ///
  /// Differs from UIKit: lines are those of the text itself.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

/// A content storage that its text storage does not own.
struct WeakContentStorage {
  weak var storage: NSTextContentStorage?

  init(_ storage: NSTextContentStorage) {
    self.storage = storage
  }
}
