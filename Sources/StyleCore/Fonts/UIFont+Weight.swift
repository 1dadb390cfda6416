public import Foundation

extension UIFont {
  /// The weight of a font, from −1, light, to 1, bold.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// Creates a weight from a value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A weight between ultra light and light.
    public static let thin = Weight(-0.6)
    /// A weight lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// A weight between regular and semibold.
    public static let medium = Weight(0.23)
    /// The weight of headlines.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// A weight bolder than bold.
    public static let heavy = Weight(0.56)
    /// The boldest weight.
    public static let black = Weight(0.62)

    /// Returns the nearest weight of symbols.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(nearest: self) }

    /// The word for the weight in the name of a font, that of the nearest named weight.
    var name: String {
      let names: [(Weight, String)] = [
        (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
        (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
      ]
      let nearest = names.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
      return nearest?.1 ?? "Regular"
    }
  }

  /// The width of a font's characters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// Creates a width from a value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a width from a value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A width narrower than condensed.
    public static let compressed = Width(rawValue: -0.3)
    /// A narrow width.
    public static let condensed = Width(rawValue: -0.2)
    /// The width of the design.
    public static let standard = Width(rawValue: 0)
    /// A wide width.
    public static let expanded = Width(rawValue: 0.2)

    /// The word for the width in the name of a font, empty for the width of the design.
    var name: String {
      if rawValue == 0 { return "" }
      if rawValue > 0 { return "Expanded" }
      return rawValue < -0.25 ? "Compressed" : "Condensed"
    }
  }
}
