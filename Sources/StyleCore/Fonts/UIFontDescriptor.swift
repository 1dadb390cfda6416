import FontFiles
public import Foundation
public import GraphicsCore

/// The attributes of a font.
///
/// Differs from UIKit: unspecified attributes have default values.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its only stored property is a Sendable constant,
  // and subclasses have to ensure the same of their own.
  let values: UIFont.Values

  init(values: UIFont.Values) {
    self.values = values
  }

  /// Creates the descriptor of a font with the given name and size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(values: UIFont.Values(named: fontName, size: size))
  }

  /// Creates the descriptor of a font with the given name.
  ///
  /// Differs from UIKit: the matrix has no effect, except that its `a` is the size.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(values: UIFont.Values(named: fontName, size: matrix.a))
  }

  /// Creates a descriptor with the given attributes.
  ///
  /// The other attributes are those of the system font.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var values = UIFont.Values(size: 0)
    values.apply(attributes)
    self.init(values: values)
  }

  /// Creates the descriptor that `encode(with:)` encoded, or `nil` for other data.
  public required convenience init?(coder: NSCoder) {
    guard let values = UIFont.Values(coder) else { return nil }
    self.init(values: values)
  }

  /// Encodes the face, the size, the weight, the width and the text style.
  ///
  /// Differs from UIKit: other attributes are not encoded.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// The class of a typeface, by the bits of its traits.
  public typealias Class = Int

  /// The traits of a typeface, as a set of bits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The trait of slanted fonts.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The trait of bold fonts: semibold and above.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The trait of wide fonts.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The trait of narrow fonts.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The trait of fonts with characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The trait of fonts for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The trait of fonts for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The trait of fonts with a tight leading, 2 points less.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The trait of fonts with a loose leading, 2 points more.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The mask of the bits for the class of the typeface.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// The class of old-style serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// The class of transitional serifs, between old and modern style.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// The class of modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// The class of Clarendon serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// The class of slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// The class of freeform serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// The class without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// The class of ornamental typefaces.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// The class of scripts, which look like handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// The class of symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// The design of a system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates a design from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Returns the descriptor of the font for `style` in the current content size category.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of the font for `style` in the content size category of `traitCollection`.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name of the face.
  open var postscriptName: String { values.name }
  /// The size of the em, in points, or 0 if none is set.
  open var pointSize: CGFloat { values.size }
  /// The matrix of the font, always the identity.
  open var matrix: CGAffineTransform { .identity }
  /// The symbolic traits.
  open var symbolicTraits: SymbolicTraits { values.symbolicTraits }

  /// The attributes of the font.
  ///
  /// A descriptor with these attributes equals this one.
  open var fontAttributes: [AttributeName: Any] { values.attributes }

  /// Returns an attribute, or the property of the font in its place.
  open func object(forKey anAttribute: AttributeName) -> Any? { values.attribute(anAttribute) }

  /// Returns a descriptor with other attributes in addition.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { $0.apply(attributes) }
  }

  /// Returns a descriptor with another size, which no longer belongs to a text style.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.setSize(newPointSize) }
  }

  /// Returns a descriptor with the given traits and no others.
  ///
  /// Bold and condensed change weight and width; traits without them undo that. The result is nil if the family belongs to
  /// registered font files, and none of its faces has the traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let changed = changed { $0.setSymbolicTraits(symbolicTraits) }
    guard changed.values.fileFace != nil else { return changed }
    let ofFaces: SymbolicTraits = [.traitItalic, .traitBold, .traitExpanded, .traitCondensed]
    return changed.symbolicTraits.isSuperset(of: symbolicTraits.intersection(ofFaces)) ? changed : nil
  }

  /// Returns a descriptor of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.setFamily(newFamily) }
  }

  /// Returns a descriptor with the weight, width and slant of a face by its name, such as "Semibold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed { $0.setFace(newFace) }
  }

  /// Returns the descriptor itself.
  ///
  /// Differs from UIKit: a matrix has no effect.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

  /// Returns a descriptor of another design, or `nil` for a font with a name.
  ///
  /// Differs from UIKit: only the monospaced design looks different; a named font has no other design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = values.face else { return nil }
    return changed { ($0.face, $0.isMonospaced) = (.system(design), design == .monospaced) }
  }

  /// Returns the fonts that match: the faces of registered font files if the descriptor has nothing but their family,
  /// else the descriptor itself.
  ///
  /// Differs from UIKit: every descriptor matches a font.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  {
    guard case .named(_, let family) = values.face, mandatoryKeys == [.family] else { return [self] }
    let faces = UIFont.fileFaces(inFamily: family).map { face in
      changed { $0.setName(face.postScriptName) }
    }
    return faces.isEmpty ? [self] : faces
  }

  /// Returns the descriptor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.values == values }
  open override var hash: Int { values.hashValue }

  private func changed(_ change: (inout UIFont.Values) -> Void) -> UIFontDescriptor {
    var values = values
    change(&values)
    return UIFontDescriptor(values: values)
  }
}
