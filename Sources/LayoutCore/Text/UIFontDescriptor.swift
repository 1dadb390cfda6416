public import Foundation

/// What a font is to be. Differs from UIKit: it holds name, size, weight and symbolic traits, no other attributes.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // Sendable is unchecked because the class is open; its only stored property is a Sendable constant.
  let values: UIFont.Values

  init(values: UIFont.Values) {
    self.values = values
  }

  /// The font called `fontName` in the given size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(values: UIFont.Values(name: fontName, family: fontName, size: size))
  }

  /// Properties that font designers speak of.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// The traits whose bits are set.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With lines close together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With lines far apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The look of a system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// The design of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The descriptor of the font for `style` in the current content size category.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor of the font for `style` in the content size category of `traitCollection`.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The name of the face.
  open var postscriptName: String { values.name }
  /// The size of the em, in points.
  open var pointSize: CGFloat { values.size }
  /// The traits.
  open var symbolicTraits: SymbolicTraits { values.traits }

  /// The same with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// The same with other traits; bold sets the weight as well.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.traits = symbolicTraits
      if symbolicTraits.contains(.traitBold) { $0.weight = .bold }
    }
  }

  /// The same in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { ($0.family, $0.name) = (newFamily, newFamily) }
  }

  /// The same in another design. Differs from UIKit: the design has no effect.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// The descriptor itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.values == values }
  open override var hash: Int { values.hashValue }

  private func changed(_ change: (inout UIFont.Values) -> Void) -> UIFontDescriptor {
    var values = values
    change(&values)
    return UIFontDescriptor(values: values)
  }
}
