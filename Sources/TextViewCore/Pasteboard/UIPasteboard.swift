public import Foundation
import GraphicsCore
public import StyleCore

/// A place for values that the user copies, within the program.
///
/// Differs from UIKit: other programs do not see it, it is empty when the program starts, nothing expires, and
/// data is no image.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The keys of the options of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date after which the items are removed, which has no effect here.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether or not other devices do not see the items, which they never do here.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The name of the notification of a change of the items.
  nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// The name of the notification of the removal of a pasteboard.
  nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
  /// The key of the types that a change added.
  nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that a change removed.
  nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  /// The pasteboard for what the user copies and pastes.
  public static let general = UIPasteboard(PasteboardStorage.general)

  let storage: PasteboardStorage

  private init(_ storage: PasteboardStorage) {
    self.storage = storage
    super.init()
  }

  /// Creates a pasteboard with the items of all pasteboards of its name; nil if there is none and none is to be made.
  public init?(name pasteboardName: Name, create: Bool) {
    guard let storage = PasteboardStorage.named(pasteboardName, create: create) else { return nil }
    self.storage = storage
    super.init()
  }

  /// Returns a new pasteboard, with a name that no other has.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(PasteboardStorage.unique()) }

  /// Removes the pasteboards of a name, but not the general one.
  open class func remove(withName pasteboardName: Name) { PasteboardStorage.remove(pasteboardName) }

  /// The name.
  open var name: Name { storage.name }

  /// Whether or not the items are there when the program starts again.
  open var isPersistent: Bool { false }

  /// The number of changes so far.
  open var changeCount: Int { storage.changeCount }

  // MARK: Items

  /// The items: the values of each by their types.
  open var items: [[String: Any]] {
    get { storage.items }
    set { storage.set(newValue, of: self) }
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// Replaces the items; options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  /// Adds items after those that there are.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  // MARK: Types

  /// The types of the first item, in alphabetical order.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Returns whether the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// Returns the value of a type in the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Replaces the items by one with a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Returns the value of a type in the first item as data: that of a text is its UTF-8.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    PasteboardTypes.data(value(forPasteboardType: pasteboardType))
  }

  /// Replaces the items by one with data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// Returns the indices of the items that have all of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { index in pasteboardTypes.allSatisfy { items[index][$0] != nil } })
  }

  // MARK: Values

  /// The text of the first item.
  open var string: String? {
    get { items.first.flatMap(PasteboardTypes.string) }
    set { strings = newValue.map { [$0] } ?? [] }
  }
  /// The texts of all items that have one.
  open var strings: [String]? {
    get { values(PasteboardTypes.string) }
    set { items = (newValue ?? []).map { [PasteboardTypes.text: $0] } }
  }
  /// The location of the first item.
  open var url: URL? {
    get { items.first.flatMap(PasteboardTypes.url) }
    set { urls = newValue.map { [$0] } ?? [] }
  }
  /// The locations of all items that have one.
  open var urls: [URL]? {
    get { values(PasteboardTypes.url) }
    set { items = (newValue ?? []).map { [PasteboardTypes.location: $0] } }
  }
  /// The image of the first item.
  open var image: UIImage? {
    get { items.first.flatMap(PasteboardTypes.image) }
    set { images = newValue.map { [$0] } ?? [] }
  }
  /// The images of all items that have one.
  open var images: [UIImage]? {
    get { values(PasteboardTypes.image) }
    set { items = (newValue ?? []).map { [PasteboardTypes.picture: $0] } }
  }
  /// The colour of the first item.
  open var color: UIColor? {
    get { items.first.flatMap(PasteboardTypes.color) }
    set { colors = newValue.map { [$0] } ?? [] }
  }
  /// The colours of all items that have one.
  open var colors: [UIColor]? {
    get { values(PasteboardTypes.color) }
    set { items = (newValue ?? []).map { [PasteboardTypes.tint: $0] } }
  }

  private func values<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
    let found = items.compactMap(value)
    return found.isEmpty ? nil : found
  }

  /// Whether or not any item has a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether or not any item has a location.
  open var hasURLs: Bool { urls != nil }
  /// Whether or not any item has an image.
  open var hasImages: Bool { images != nil }
  /// Whether or not any item has a colour.
  open var hasColors: Bool { colors != nil }
}
