extension Color {
  /// The components of a colour in the standard space.
  @frozen
  public struct Resolved: Hashable, Sendable {
    /// The share of red.
    public var red: Float
    /// The share of green.
    public var green: Float
    /// The share of blue.
    public var blue: Float
    /// The opacity.
    public var opacity: Float

    /// Creates a colour of components.
    ///
    /// Differs from SwiftUI: linear components are taken for those of the standard space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// The colour of Core Graphics.
    public var cgColor: CGColor {
      UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)).cgColor
    }
  }

  /// The colour of Core Graphics, in the light appearance.
  ///
  /// Differs from SwiftUI: there is one for each colour.
  public var cgColor: CGColor? {
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
  }

  /// Returns the components of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    let (red, green, blue, alpha) = resolved.components
    return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// Returns the colour mixed with another, in the light appearance.
  ///
  /// Differs from SwiftUI: the colours are mixed in the standard space.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    let (one, other) = (resolve(in: EnvironmentValues()), rhs.resolve(in: EnvironmentValues()))
    let share = Float(max(0, min(fraction, 1)))
    func mixed(_ path: KeyPath<Resolved, Float>) -> Float {
      one[keyPath: path] + (other[keyPath: path] - one[keyPath: path]) * share
    }
    return Color(
      Resolved(
        red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity)))
  }
}

extension Color: CustomStringConvertible {
  /// The description of the colour of UIKit.
  public var description: String { color.description }
}

extension UIColor {
  /// The shares of red, green and blue, and the opacity.
  fileprivate var components: (CGFloat, CGFloat, CGFloat, CGFloat) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = unsafe getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}
