public import Foundation

/// A type of objects that have a text as elements.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The range of the whole text.
  var documentRange: NSTextRange { get }
  /// Calls a closure for each element from a place on, until it returns false; returns the place after the last one.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Replaces a range by elements.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Writes the text to its source, and then calls a completion.
  func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
  /// Returns the place at a distance, or `nil` outside of the text.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the distance between two places.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns the range of whole characters around a range.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
  /// Returns nil.
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  /// Returns `NSNotFound`.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
  /// Returns the range itself.
  public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
    textRange
  }
}

/// A type of objects that a text storage tells of changes.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The text.
  var textStorage: NSTextStorage? { get set }
  /// Tells the observer of a change.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  /// Runs changes as a group.
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
