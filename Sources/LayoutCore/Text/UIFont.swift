public import Foundation

/// A font: a name, a size, a weight, and the line metrics that follow from the size (C.12).
///
/// Differs from UIKit: every font has the line metrics of the system font, and the same simple advances.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // Sendable is unchecked because the class is open; its stored properties are Sendable constants.

  let values: Values

  /// What makes a font.
  struct Values: Hashable, Sendable {
    var name: String
    var family: String
    var size: CGFloat
    var weight = Weight.regular
    var traits: UIFontDescriptor.SymbolicTraits = []
    var textStyle: TextStyle?
  }

  init(values: Values) {
    self.values = values
  }

  /// The font called `fontName` in the given size; a size of 0 means 17 points.
  ///
  /// Differs from UIKit: every name but the empty one gives a font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let family = fontName.split(separator: "-").first.map { String($0) } ?? fontName
    self.init(
      values: Values(name: fontName, family: family, size: fontSize > 0 ? fontSize : UIFont.systemFontSize))
  }

  /// The font that `descriptor` describes; a size of 0 means the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var values = descriptor.values
    if pointSize > 0 { values.size = pointSize }
    self.init(values: values)
  }

  /// The name of the face.
  open var fontName: String { values.name }
  /// The name of the family.
  open var familyName: String { values.family }
  /// The size of the em, in points.
  open var pointSize: CGFloat { values.size }
  /// From the baseline up to the top of the line: 1950/2048 em.
  open var ascender: CGFloat { values.size * 1950 / 2048 }
  /// From the baseline to the bottom of the line, as a negative number: −494/2048 em.
  open var descender: CGFloat { values.size * -494 / 2048 }
  /// The height of capitals: 1443/2048 em.
  open var capHeight: CGFloat { values.size * 1443 / 2048 }
  /// The height of an x: 1078/2048 em.
  open var xHeight: CGFloat { values.size * 1078 / 2048 }
  /// The height of a line, not rounded: 2444/2048 em (C.12).
  open var lineHeight: CGFloat { values.size * 2444 / 2048 }
  /// The space between lines beyond their height: none.
  open var leading: CGFloat { 0 }

  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values: values) }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var values = values
    values.size = fontSize
    values.textStyle = nil
    return UIFont(values: values)
  }

  /// The font itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.values == values }
  open override var hash: Int { values.hashValue }
  open override var description: String { "<UIFont \(fontName) \(pointSize) pt>" }
}

extension UIFont {
  /// The size of standard text: 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of a button's title: 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular)
  }

  /// The system font in the given weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// The system font in the given weight. Differs from UIKit: the width has no effect.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    system(fontSize, weight)
  }

  /// The bold system font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .bold, traits: .traitBold)
  }

  /// The italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, traits: .traitItalic)
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// The system font with characters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight, name: ".AppleSystemUIFontMonospaced", traits: .traitMonoSpace)
  }

  static func system(
    _ size: CGFloat, _ weight: Weight, name: String = ".SFUI", traits: UIFontDescriptor.SymbolicTraits = [],
    textStyle: TextStyle? = nil
  ) -> UIFont {
    var values = Values(
      name: name + "-" + weight.name, family: ".AppleSystemUIFont", size: size > 0 ? size : systemFontSize)
    values.weight = weight
    values.traits = traits
    values.textStyle = textStyle
    return UIFont(values: values)
  }
}
