import Foundation
import Text

extension UIFont {
  /// The font of iOS for text that has none: Helvetica of 12 points, with lines of 13.8 (26.C.33).
  ///
  /// Its letters are those of the typeface of the package, unless an app brings the font.
  package static let plainText: UIFont = {
    var values = Values(size: 12)
    values.face = .named("Helvetica", family: "Helvetica")
    values.hasPlainLines = true
    return UIFont(values: values)
  }()
}

extension TypefaceMetrics {
  /// The heights of the system font in lines of Helvetica: 0.92 em above the baseline and 0.23 below it.
  static let plainText: TypefaceMetrics = {
    var metrics = TypefaceMetrics.system
    (metrics.ascent, metrics.descent) = (0.92, 0.23)
    return metrics
  }()
}
