public import Foundation
public import GraphicsCore

/// What a font is to be. Differs from UIKit: what a descriptor does not say has a value from the beginning.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its only stored property is a Sendable constant, and
  // subclasses have to say the same of theirs.
  let values: UIFont.Values

  init(values: UIFont.Values) {
    self.values = values
  }

  /// The font called `fontName` in the given size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(values: UIFont.Values(named: fontName, size: size))
  }

  /// The font called `fontName`. Differs from UIKit: the matrix has no effect but that its `a` is the size.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(values: UIFont.Values(named: fontName, size: matrix.a))
  }

  /// A font with the given attributes; the others are those of the system font.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var values = UIFont.Values(size: 0)
    values.apply(attributes)
    self.init(values: values)
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
    /// Bold: semibold and above.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// In columns.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With lines close together: 2 points less.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With lines far apart: 2 points more.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits that say of which kind the face is, all of them.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// With serifs in the old style.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// With serifs between old and modern style.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// With serifs in the modern style.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// With serifs of the Clarendon kind.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// With serifs like slabs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// With serifs of a free form.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// For ornament.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// As written by hand.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Of symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
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
  /// The size of the em, in points; 0 where nobody said it.
  open var pointSize: CGFloat { values.size }
  /// The matrix of the font: none.
  open var matrix: CGAffineTransform { .identity }
  /// The traits.
  open var symbolicTraits: SymbolicTraits { values.symbolicTraits }

  /// What makes the font: a descriptor with these attributes is the same one.
  open var fontAttributes: [AttributeName: Any] { values.attributes }

  /// An attribute, or a property of the font that is none of its own attributes.
  open func object(forKey anAttribute: AttributeName) -> Any? { values.attribute(anAttribute) }

  /// The same with other attributes in addition.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { $0.apply(attributes) }
  }

  /// The same with another size; it no longer belongs to a text style.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.setSize(newPointSize) }
  }

  /// The same with these traits and no others: bold and condensed change weight and width, and are undone by traits
  /// without them.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.setSymbolicTraits(symbolicTraits) }
  }

  /// The same in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.setFamily(newFamily) }
  }

  /// The same with the weight, width and slant that the name of a face says, such as "Semibold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed { $0.setFace(newFace) }
  }

  /// The same. Differs from UIKit: a matrix has no effect.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

  /// The same in another design. Differs from UIKit: only the monospaced one looks different; a font that has a name
  /// has no other design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = values.face else { return nil }
    return changed { ($0.face, $0.isMonospaced) = (.system(design), design == .monospaced) }
  }

  /// The fonts that match: the descriptor itself. Differs from UIKit: every descriptor has a font.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  {
    [self]
  }

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
