import UIKit

enum Theme {
  /// The colour of what can be touched.
  static let accent = dynamic(light: (0.09, 0.44, 0.36), dark: (0.36, 0.78, 0.62))
  /// Text and symbols on `accent`.
  static let onAccent = dynamic(light: (1, 1, 1), dark: (0.02, 0.13, 0.1))

  /// The least width and height of views that can be touched.
  static let leastTouchSize: CGFloat = 44

  enum Spacing {
    static let tight: CGFloat = 4
    static let small: CGFloat = 8
    static let medium: CGFloat = 16
    static let large: CGFloat = 24
  }

  enum Radius {
    static let card: CGFloat = 12
    static let thumbnail: CGFloat = 10
  }

  private static func dynamic(
    light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)
  ) -> UIColor {
    UIColor { traits in
      let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
  }
}

extension UIFont {
  /// The font of a text style with another weight, which grows with the user's size of text.
  static func preferred(_ style: TextStyle, weight: Weight) -> UIFont {
    let base = UIFont.preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: base.pointSize, weight: weight))
  }
}

extension UILabel {
  /// A label of a text style that follows the user's size of text.
  convenience init(
    _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor = .label, lines: Int = 0
  ) {
    self.init()
    font = weight.map { .preferred(style, weight: $0) } ?? .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }
}
