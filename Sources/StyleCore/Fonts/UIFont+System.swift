import FontFiles
public import Foundation

extension UIFont {
  /// The size of standard text: 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of a button's title: 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// Returns the system font in the given size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(Values(size: fontSize))
  }

  /// Returns the system font in the given size and weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(Values(size: fontSize, weight: weight))
  }

  /// Returns the system font in the given size, weight and width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var values = Values(size: fontSize, weight: weight)
    values.width = width
    return system(values)
  }

  /// Returns the bold system font: the semibold face, as on a phone (M.5).
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(Values(size: fontSize, weight: .semibold))
  }

  /// Returns the italic system font in the given size.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var values = Values(size: fontSize)
    values.isItalic = true
    return system(values)
  }

  /// Returns the system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var values = Values(size: fontSize, weight: weight)
    values.hasTabularFigures = true
    return system(values)
  }

  /// Returns the system font with characters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var values = Values(size: fontSize, weight: weight)
    (values.face, values.isMonospaced) = (.system(.monospaced), true)
    return system(values)
  }

  /// The names of the families, in alphabetical order.
  ///
  /// Differs from UIKit: the array has the most common families of iOS; others exist as well.
  public class var familyNames: [String] {
    AppFontFiles.register()
    return Set(FontFamily.all.map(\.name) + FontLibrary.families).sorted()
  }

  /// Returns the names of the faces of a family, none if the family is unknown.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let faces = fileFaces(inFamily: familyName)
    return faces.isEmpty ? FontFamily.named(familyName)?.faces ?? [] : faces.map(\.postScriptName)
  }
}
