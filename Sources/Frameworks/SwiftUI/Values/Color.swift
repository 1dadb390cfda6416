/// A colour, which fills the space that it is offered.
public struct Color: Hashable, @unchecked Sendable {
  /// The spaces in which components are given.
  public enum RGBColorSpace: Sendable {
    /// The standard space.
    case sRGB
    /// The standard space with linear components.
    case sRGBLinear
    /// The space of wide displays.
    case displayP3
  }

  /// The colour of UIKit.
  let color: UIColor

  /// Creates the colour of one of UIKit's.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self.color = color
  }

  /// Creates the colour of one of UIKit's.
  public init(uiColor: UIColor) {
    color = uiColor
  }

  /// Creates the colour of one of Core Graphics'.
  public init(cgColor: CGColor) {
    color = UIColor(cgColor: cgColor)
  }

  /// Creates a colour of an asset catalog; one that does not exist is clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }

  /// Creates the colour of a resource; one that does not exist is clear.
  public init(_ resource: ColorResource) {
    color = UIColor(resource: resource)
  }

  /// Creates a colour of three components and an opacity.
  ///
  /// Differs from SwiftUI: linear components are taken for those of the standard space.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    color =
      colorSpace == .displayP3
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      : UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// Creates a grey colour.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    color = UIColor(white: white, alpha: opacity)
  }

  /// Creates a colour of hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// Creates a colour of resolved components.
  public init(_ resolved: Resolved) {
    let (red, green, blue) = (CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue))
    color = UIColor(red: red, green: green, blue: blue, alpha: CGFloat(resolved.opacity))
  }

  /// Returns the colour with another opacity.
  public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }
}

extension Color: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension Color {
  /// Red.
  public static let red = Color(.systemRed)
  /// Orange.
  public static let orange = Color(.systemOrange)
  /// Yellow.
  public static let yellow = Color(.systemYellow)
  /// Green.
  public static let green = Color(.systemGreen)
  /// Mint.
  public static let mint = Color(.systemMint)
  /// Teal.
  public static let teal = Color(.systemTeal)
  /// Cyan.
  public static let cyan = Color(.systemCyan)
  /// Blue.
  public static let blue = Color(.systemBlue)
  /// Indigo.
  public static let indigo = Color(.systemIndigo)
  /// Purple.
  public static let purple = Color(.systemPurple)
  /// Pink.
  public static let pink = Color(.systemPink)
  /// Brown.
  public static let brown = Color(.systemBrown)
  /// White.
  public static let white = Color(.white)
  /// Grey.
  public static let gray = Color(.systemGray)
  /// Black.
  public static let black = Color(.black)
  /// No colour.
  public static let clear = Color(.clear)
  /// The colour of texts.
  public static let primary = Color(.label)
  /// The colour of texts of less weight.
  public static let secondary = Color(.secondaryLabel)
  /// The colour of controls.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.tintColor)
}

extension UIColor {
  /// Creates UIKit's colour of one of SwiftUI's.
  public convenience init(_ color: Color) {
    let color = color.color
    self.init { color.resolvedColor(with: $0) }
  }
}
