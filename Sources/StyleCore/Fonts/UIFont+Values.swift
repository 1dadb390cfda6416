import FontFiles
package import Foundation
import GraphicsCore
package import Text

extension UIFont {
  /// The attributes of a font or a descriptor.
  struct Values: Hashable, Sendable {
    /// The face of the font.
    enum Face: Hashable, Sendable {
      case system(UIFontDescriptor.SystemDesign)
      case named(String, family: String)
    }

    /// The style and the limit by which `UIFontMetrics` scaled the size.
    struct Scaling: Hashable, Sendable {
      var style: TextStyle
      var baseSize: CGFloat
      var maximum: CGFloat?
    }

    /// The distance between lines.
    enum Leading: Int, Sendable {
      case tight = -1
      case normal = 0
      case loose = 1
    }

    var face = Face.system(.default)
    var size: CGFloat
    var weight = Weight.regular
    var width = Width.standard
    var isItalic = false
    var isMonospaced = false
    var hasTabularFigures = false
    var lineDistance = Leading.normal
    var textStyle: TextStyle?
    /// The points from baseline to baseline for the text style.
    var styleLeading: CGFloat?
    var scaling: Scaling?
    /// The settings of features but for figures of one width, in order.
    var features: [FeatureSetting] = []
    /// The values on axes of variable fonts, by their tags.
    var variations: [UInt32: Double] = [:]
    /// The attributes of a descriptor that have no effect.
    var others: [UIFontDescriptor.AttributeName: OtherAttribute] = [:]
    /// Whether or not lines are those of Helvetica, of which there is no file.
    var hasPlainLines = false
    /// A typeface in place of the one that the other values describe.
    var typeface: UniqueTypeface?

    /// Creates the values of the system font in the given size and weight.
    init(size: CGFloat, weight: Weight = .regular) {
      self.size = size
      self.weight = weight
    }
  }

  /// Creates a font of a typeface of any kind, for the package's own use.
  package convenience init(_ typeface: any Typeface, size: CGFloat) {
    var values = Values(size: size)
    values.typeface = UniqueTypeface(typeface)
    self.init(values: values)
  }

  static func system(_ values: Values) -> UIFont {
    var values = values
    if !(values.size > 0) { values.size = systemFontSize }
    return UIFont(values: values)
  }
}

/// A typeface that equals only itself.
final class UniqueTypeface: Hashable, Sendable {
  let typeface: any Typeface

  init(_ typeface: any Typeface) {
    self.typeface = typeface
  }

  static func == (left: UniqueTypeface, right: UniqueTypeface) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An attribute of a descriptor that is kept and has no effect.
enum OtherAttribute: Hashable, Sendable {
  case text(String)
  case number(NSNumber)
  case matrix(CGAffineTransform)
  case characters(CharacterSet)
  case fonts([UIFontDescriptor])

  /// Creates an attribute from a value, or `nil` if descriptors have no attribute of that type.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let matrix as CGAffineTransform: self = .matrix(matrix)
    case let characters as CharacterSet: self = .characters(characters)
    case let fonts as [UIFontDescriptor]: self = .fonts(fonts)
    case let number as NSNumber: self = .number(number)
    default: return nil
    }
  }

  var value: Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .matrix(let matrix): matrix
    case .characters(let characters): characters
    case .fonts(let fonts): fonts
    }
  }
}

extension UIFont.Values {
  /// Sets the size, so that the font no longer follows the size of text that the user prefers.
  mutating func setSize(_ newSize: CGFloat) {
    size = newSize
    (textStyle, styleLeading, scaling) = (nil, nil, nil)
  }

  /// The name of the face.
  var name: String {
    switch face {
    case .named(let name, _): return name
    case .system(let design):
      let prefix =
        switch isMonospaced ? .monospaced : design {
        case .monospaced: ".AppleSystemUIFontMonospaced-"
        case .rounded: ".AppleSystemUIFontRounded-"
        case .serif: ".NewYork-"
        default: ".SFUI-"
        }
      return prefix + width.name + weight.name + (isItalic ? "Italic" : "")
    }
  }

  /// The name of the family.
  var family: String {
    switch face {
    case .named(_, let family): family
    case .system(let design):
      switch isMonospaced ? .monospaced : design {
      case .monospaced: ".AppleSystemUIFontMonospaced"
      case .rounded: ".AppleSystemUIFontRounded"
      case .serif: ".AppleSystemUIFontSerif"
      default: ".AppleSystemUIFont"
      }
    }
  }

  /// The name of the face in its family.
  var faceName: String {
    if let file = fileFace { return file.style }
    return (width.name + " " + weight.name + (isItalic ? " Italic" : "")).trimmingCharacters(in: .whitespaces)
  }

  /// The space between lines of a text style beyond their height, in points.
  ///
  /// It is negative where lines overlap (M.2).
  var leading: CGFloat {
    guard let styleLeading else { return 0 }
    return styleLeading - size * 2444 / 2048
  }

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if isBold { traits.insert(.traitBold) }
    if width.rawValue < 0 { traits.insert(.traitCondensed) }
    if width.rawValue > 0 { traits.insert(.traitExpanded) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    if lineDistance == .tight { traits.insert(.traitTightLeading) }
    if lineDistance == .loose { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// Whether or not the weight counts as bold: semibold and above.
  private var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

  private var isOfSystem: Bool {
    if case .system = face { true } else { false }
  }

  /// Sets the given traits, and removes the others.
  ///
  /// Bold text of a text style has the style's emphasized weight, other bold text of the system is semibold (M.5); a
  /// font that is bold already keeps its own.
  mutating func setSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != isBold {
      weight = isBold ? .regular : textStyle?.emphasizedWeight ?? (isOfSystem ? .semibold : .bold)
    }
    if traits.contains(.traitCondensed) {
      if width.rawValue >= 0 { width = .condensed }
    } else if traits.contains(.traitExpanded) {
      if width.rawValue <= 0 { width = .expanded }
    } else {
      width = .standard
    }
    isMonospaced = traits.contains(.traitMonoSpace) || face == .system(.monospaced)
    lineDistance =
      traits.contains(.traitTightLeading) ? .tight : traits.contains(.traitLooseLeading) ? .loose : .normal
    renameFace()
  }
}
