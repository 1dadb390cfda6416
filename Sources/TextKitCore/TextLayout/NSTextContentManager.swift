public import Foundation

/// A part of a text: a paragraph.
open class NSTextElement: NSObject {
  /// The object that has the text.
  open weak var textContentManager: NSTextContentManager?
  /// The range in the text, or `nil` for an element of no text.
  open var elementRange: NSTextRange?

  /// Creates an element of a text.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// The elements within the element: none.
  open var childElements: [NSTextElement] { [] }
  /// The element that contains the element: none.
  open var parentElement: NSTextElement? { nil }
  /// Whether or not the element is a part of the text: yes.
  open var isRepresentedElement: Bool { true }
}

/// A paragraph of a text, with its line end.
open class NSTextParagraph: NSTextElement {
  private let text: NSAttributedString

  /// Creates a paragraph of a text with attributes.
  public init(attributedString: NSAttributedString?) {
    text = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// The text with its line end.
  open var attributedString: NSAttributedString { text }

  /// The range in the text without the line end.
  open var paragraphContentRange: NSTextRange? {
    elementRange?.offsets.map {
      NSTextRange($0.lowerBound..<max($0.lowerBound, $0.upperBound - lineEndLength))
    }
  }

  /// The range of the line end in the text, or `nil` for none.
  open var paragraphSeparatorRange: NSTextRange? {
    guard lineEndLength > 0 else { return nil }
    return elementRange?.offsets.map {
      NSTextRange(max($0.lowerBound, $0.upperBound - lineEndLength)..<$0.upperBound)
    }
  }

  private var lineEndLength: Int {
    let units = Array(text.string.utf16.suffix(2))
    if units == [0xD, 0xA] { return 2 }
    return units.last.map { [0xA, 0xD, 0x2029].contains($0) ? 1 : 0 } ?? 0
  }
}

/// An object that has a text for layout managers, as a base class of `NSTextContentStorage`.
open class NSTextContentManager: NSObject, NSTextElementProvider, NSSecureCoding {
  /// The options for the enumeration of elements.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option to start at the end.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  private var layoutManagers: [NSTextLayoutManager] = []
  private weak var primary: NSTextLayoutManager?

  /// Creates an object without a text.
  public override init() {
    super.init()
  }

  /// Creates an object without a text.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Does nothing.
  open func encode(with coder: NSCoder) {}

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// The object that is asked for elements.
  open weak var delegate: (any NSTextContentManagerDelegate)?
  /// The layout managers of the text.
  open var textLayoutManagers: [NSTextLayoutManager] { layoutManagers }

  /// The layout manager that the user's selection belongs to.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { primary }
    set { primary = newValue }
  }

  /// Adds a layout manager, which lays out the text from then on.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    layoutManagers.append(textLayoutManager)
    textLayoutManager.attach(self)
  }

  /// Removes a layout manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard layoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.attach(nil)
  }

  /// The range of the whole text.
  open var documentRange: NSTextRange { NSTextRange(0..<0) }

  /// Calls a closure for each element from a place on, until it returns false; returns the place after the last one.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// Returns the elements of a range.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let own = element.elementRange, own.intersects(range) else { return false }
      found.append(element)
      return true
    }
    return found
  }

  /// Returns the place at a distance in UTF-16 units, or `nil` outside of the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = (location as? TextOffset)?.offset, let whole = documentRange.offsets else { return nil }
    let (place, overflows) = start.addingReportingOverflow(offset)
    return !overflows && place >= whole.lowerBound && place <= whole.upperBound ? TextOffset(place) : nil
  }

  /// Returns the distance between two places in UTF-16 units, or `NSNotFound` for places of another text.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let start = (from as? TextOffset)?.offset, let end = (to as? TextOffset)?.offset else {
      return NSNotFound
    }
    return end - start
  }

  /// Whether or not layout managers are told of changes at the end of a group.
  ///
  /// Differs from UIKit: they always are, after each change.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether or not the text is written to its source at the end of a group.
  ///
  /// Differs from UIKit: without effect.
  open var automaticallySynchronizesToBackingStore = true

  /// Tells the layout managers that the text changed, and then calls a completion.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    textChanged()
    completionHandler?(nil)
  }

  /// Tells the layout managers that a range changed.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) { textChanged() }

  /// Replaces a range by elements; the default implementation does nothing.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  /// Writes the text to its source, and then calls a completion.
  open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }

  /// Returns the range of whole characters around a range.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
    textRange
  }

  /// Whether or not a group of changes has not ended.
  open private(set) var hasEditingTransaction = false

  /// Runs changes as a group.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let old = hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = old
  }

  /// Tells the layout managers that the text changed.
  func textChanged() {
    for manager in layoutManagers { manager.invalidate() }
  }
}

/// A type of objects that a text asks for its elements.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// Returns the element at a place, or `nil` for that of the text.
  ///
  /// Differs from UIKit: it is not asked.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  /// Returns whether an element is shown; true by default.
  ///
  /// Differs from UIKit: it is not asked.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}
