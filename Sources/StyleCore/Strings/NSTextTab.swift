public import Foundation

/// A tab stop.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is, and because of the options: all are constants, and
  // only the code that asks for the options reads them.

  /// The key of an option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates an option key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The characters by which columns are aligned, a `CharacterSet`.
    ///
    /// Differs from UIKit: it has no effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the tab stop.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat
  /// Further options.
  ///
  /// Differs from UIKit: it has no effect.
  public let options: [OptionKey: Any]

  /// Creates a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// Creates the tab stop that `encode(with:)` encoded.
  public required convenience init?(coder: NSCoder) {
    self.init(
      textAlignment: NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .left,
      location: CGFloat(coder.decodeDouble(forKey: "NSLocation")))
  }

  /// Encodes the alignment and the location.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(Double(location), forKey: "NSLocation")
  }

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// Returns the characters that columns of numbers are aligned by: the decimal separator of a locale, or of the current.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the tab stop itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  open override var hash: Int { location.hashValue }
}
