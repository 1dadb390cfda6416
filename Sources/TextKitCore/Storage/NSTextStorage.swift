public import Foundation

/// A text with attributes that tells its layout managers of changes.
///
/// A subclass may keep the text itself: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` after each change.
///
/// Differs from UIKit: members other than those four read the text of such a subclass as of its last call of `edited`.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates kinds from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A change of attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// A change of characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  var managers: [NSLayoutManager] = []
  var contentStorages: [WeakContentStorage] = []
  var edits = TextEdits()

  /// Creates an empty text.
  public init() {
    super.init(string: "")
  }

  /// Creates a text without attributes.
  public override init(string: String) {
    super.init(string: string)
  }

  /// Creates a text with the same attributes everywhere.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates a text with the characters and attributes of another one.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Creates the text that a coder has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that is told of changes.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The observer, which is told of changes with the layout managers.
  open weak var textStorageObserver: (any NSTextStorageObserving)?

  /// The layout managers of the text.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager, which lays out the text from then on.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { add(aLayoutManager) }
  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) { remove(aLayoutManager) }

  /// The kinds of the changes that have not been processed.
  open var editedMask: EditActions { edits.mask }
  /// The range of the changes that have not been processed, or a range at `NSNotFound` for none.
  open var editedRange: NSRange { edits.range ?? NSRange(location: NSNotFound, length: 0) }
  /// The change of the length by the changes that have not been processed.
  open var changeInLength: Int { edits.changeInLength }

  /// Notes a change, and processes it, unless several are grouped.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - editedRange: The range before the change.
  ///   - delta: The change of the length.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    note(editedMask, editedRange, delta)
  }

  /// Tells the delegate and the layout managers of the changes, and fixes attributes.
  open func processEditing() { processEdits() }

  /// Whether or not attributes are fixed where they are read: never.
  open var fixesAttributesLazily: Bool { false }
  /// Fixes the attributes of a range.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }
  /// Does nothing: attributes are always fixed.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Gives each paragraph the style of its first character, and removes attachments from all but their own characters.
  open func fixAttributes(in range: NSRange) { fix(in: range) }

  // MARK: Changes

  /// Starts a group of changes.
  open override func beginEditing() { edits.groups += 1 }

  /// Ends a group of changes, and processes them.
  open override func endEditing() { endGroup() }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    notingOwnText {
      edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    notingOwnText { edited(.editedAttributes, range: range, changeInLength: 0) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    replace(range, with: attrString)
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Replaces a part of the text in the storage of this class itself.
  func replaceOwn(_ range: NSRange, with string: NSAttributedString) {
    super.replaceCharacters(in: range, with: string)
  }
}

extension NSTextStorage {
  /// The name of the notification posted before changes are processed.
  public class var willProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageWillProcessEditingNotification")
  }
  /// The name of the notification posted after changes were processed.
  public class var didProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageDidProcessEditingNotification")
  }
}

/// A type of objects that are told of changes of a text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Tells the delegate of a change before attributes are fixed; it may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Tells the delegate of a change after attributes were fixed; it may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
