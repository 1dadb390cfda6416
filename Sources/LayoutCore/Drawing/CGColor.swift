public import Foundation

/// A colour in straight sRGB components, 0…1.
///
/// Differs from UIKit: there is one colour space, sRGB; two colours are equal when their components are.
public final class CGColor: Sendable, Hashable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  /// Opacity, 0…1.
  public let alpha: CGFloat

  /// The colour with the given sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour with the given sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The grey between black, 0, and white, 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// How many numbers `components` are: 4.
  public var numberOfComponents: Int { 4 }

  /// The same colour at another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue && left.alpha == right.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

extension CGColor {
  /// Straight sRGB components for drawing; not clamped.
  package var srgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (red, green, blue, alpha)
  }
}
