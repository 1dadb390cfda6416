import DiagnosticCore
public import Foundation
import GraphicsCore
package import Text

/// A typeface in a size, weight and width (C.12).
///
/// A font whose name is that of a face in a registered font file has the glyphs and heights of that file.
///
/// Differs from UIKit: all other fonts, whatever their names and designs, have one typeface, drawn for this package, in
/// all weights and widths, italic and monospaced. The widths of its letters are estimates from the widths of labels in
/// the system font, so that a label may be a pixel wider or narrower; italic letters are as wide as upright ones.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its stored properties are Sendable constants, and
  // subclasses have to ensure the same of their own.

  private let mark = FoundationMark()
  let values: Values
  /// The font that measures and draws text.
  package let textFont: Text.Font

  init(values: Values) {
    self.values = values
    textFont = values.textFont
  }

  /// Creates a system font of 14 points.
  ///
  /// Differs from UIKit: on a device, it has no name and no size.
  public convenience override init() {
    self.init(values: Values(size: UIFont.systemFontSize))
  }

  /// Creates a font from a name, or `nil` if the name is empty; a size of 0 means 14 points.
  ///
  /// The name is that of a face or of a family, as registered font files have them.
  ///
  /// Differs from UIKit: unknown names result in a font, too; only an empty name does not. Weight, slant and width are
  /// derived from the name; the replaced typeface is reported once per name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let values = Values(named: fontName, size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
    if values.fileFace == nil { LayoutDiagnostics.reportOnce(.font(.substituted(name: fontName))) }
    self.init(values: values)
  }

  /// Creates a font from a descriptor.
  ///
  /// - Parameter pointSize: The size; 0 means that of the descriptor. A font in another size no longer belongs to a
  ///   text style.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var values = descriptor.values
    if pointSize > 0, pointSize != values.size { values.setSize(pointSize) }
    if values.size <= 0 { values.size = UIFont.smallSystemFontSize }
    if case .named(let name, _) = values.face, values.fileFace == nil {
      LayoutDiagnostics.reportOnce(.font(.substituted(name: name)))
    }
    self.init(values: values)
  }

  /// The name of the face, such as `.SFUI-Semibold`.
  open var fontName: String { values.name }
  /// The name of the family, such as `.AppleSystemUIFont`.
  open var familyName: String { values.family }
  /// The size of the em, in points.
  open var pointSize: CGFloat { values.size }
  /// The distance from the baseline up to the top of the line, in points: 1950/2048 em in the system font.
  open var ascender: CGFloat { textFont.ascent }
  /// The distance from the baseline to the bottom of the line, a negative number of points: −494/2048 em in the
  /// system font.
  open var descender: CGFloat { -textFont.descent }
  /// The height of capitals in points: 1443/2048 em in the system font.
  open var capHeight: CGFloat { textFont.capHeight }
  /// The x-height in points.
  ///
  /// In the system font it is 1078/2048 em in small regular text, more in heavier text and less in larger text (M.6).
  open var xHeight: CGFloat { values.xHeight ?? textFont.xHeight }
  /// The height of a line in points, not rounded: 2444/2048 em in the system font (C.12).
  open var lineHeight: CGFloat { textFont.lineHeight }
  /// The space in points between lines beyond their height.
  ///
  /// Fonts of text styles have some, and less than none where their lines overlap (M.2); fonts of files have the line gap
  /// of their file, other fonts of a size none.
  open var leading: CGFloat { values.leading + textFont.lineGap }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values: values) }

  /// Returns the same font in another size, which no longer belongs to a text style.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var values = values
    values.setSize(fontSize)
    return UIFont(values: values)
  }

  /// Creates the font that `encode(with:)` encoded, or `nil` for other data.
  public required convenience init?(coder: NSCoder) {
    guard let values = Values(coder), values.size > 0 else { return nil }
    self.init(values: values)
  }

  /// Encodes the face, the size, the weight, the width and the text style.
  ///
  /// Differs from UIKit: it writes other keys, and no features.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// Returns the font itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.values == values }
  open override var hash: Int { values.hashValue }
  open override var description: String {
    """
    <UIFont> font-family: "\(familyName)"; font-weight: \(values.weight.name.lowercased()); \
    font-style: \(values.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", pointSize))pt
    """
  }
}
