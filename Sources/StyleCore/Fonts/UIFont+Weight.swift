public import Foundation

extension UIFont {
  /// How bold a font is, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// The weight of the given value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight of the given value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than text.
    public static let light = Weight(-0.4)
    /// Text.
    public static let regular = Weight(0)
    /// Between text and semibold.
    public static let medium = Weight(0.23)
    /// Headlines.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Bolder than bold.
    public static let heavy = Weight(0.56)
    /// The boldest.
    public static let black = Weight(0.62)

    /// What a font's name calls the weight: the named one that is nearest.
    var name: String {
      let names: [(Weight, String)] = [
        (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
        (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
      ]
      let nearest = names.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
      return nearest?.1 ?? "Regular"
    }
  }

  /// How wide a font's characters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// The width of the given value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Narrower than condensed.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// As designed.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)

    /// What a font's name calls the width: nothing where it is as designed.
    var name: String {
      if rawValue == 0 { return "" }
      if rawValue > 0 { return "Expanded" }
      return rawValue < -0.25 ? "Compressed" : "Condensed"
    }
  }
}
