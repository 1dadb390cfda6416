public import Foundation

/// A place that tabs go to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is, and because of the options: all are constants, and
  // nothing looks at the options but who asks for them.

  /// What the options of a tab are called.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// The option of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The `CharacterSet` of which one aligns columns. Differs from UIKit: it has no effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text stands at the place.
  public let alignment: NSTextAlignment
  /// The points from the leading edge.
  public let location: CGFloat
  /// What else is said. Differs from UIKit: it has no effect.
  public let options: [OptionKey: Any]

  /// A tab at a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// The tab itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  open override var hash: Int { location.hashValue }
}
