public import Foundation

/// A list whose items are paragraphs: the kind of their markers, and the number of the first.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable is unchecked because the class is open and the number of its first item can change, as in UIKit; a list
  // belongs to the creator of a paragraph style until that is handed on.

  /// The kind of the markers of a list.
  ///
  /// A format is text around a kind of numbers or bullets in braces, as in `{decimal}.`.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates a format from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a format from a text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The options of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option of a list whose markers follow that of the list around it.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  /// The kind of the markers.
  public let markerFormat: MarkerFormat
  /// The options of the list.
  public let listOptions: Options
  /// The number of the first item.
  open var startingItemNumber: Int

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    (self.markerFormat, listOptions) = (markerFormat, options)
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list whose first item has the number 1, with options by their bits.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)), startingItemNumber: 1
    )
  }

  /// Creates a list that `encode(with:)` encoded.
  public required init?(coder: NSCoder) {
    guard let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") else { return nil }
    markerFormat = MarkerFormat(String(describing: format))
    listOptions = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSOptions")))
    startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
    super.init()
  }

  /// Encodes the list.
  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
    coder.encode(Int(bitPattern: listOptions.rawValue), forKey: "NSOptions")
    coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
  }

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// Whether or not the markers are numbers, so that their order counts.
  open var isOrdered: Bool { markerFormat.numbering?.isOrdered ?? false }

  /// Returns the marker of an item by its number.
  open func marker(forItemNumber itemNumber: Int) -> String { markerFormat.marker(itemNumber) }

  /// Returns a copy of the list.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }
  open override var hash: Int { markerFormat.hashValue }
}
