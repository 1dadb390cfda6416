public import Foundation

/// A colour in straight components, 0…1, or a pattern.
///
/// Differs from UIKit: two colours are equal if their sRGB components and patterns are equal, whatever their spaces.
public final class CGColor: Sendable, Hashable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  /// The opacity, 0…1.
  public let alpha: CGFloat
  /// The colour space of the components.
  private let space: CGColorSpace
  /// The components as they were given, without alpha.
  private let own: [CGFloat]?
  /// The pattern that is drawn instead of a single colour.
  public let pattern: CGPattern?

  private init(_ space: CGColorSpace, _ components: [CGFloat], alpha: CGFloat, pattern: CGPattern? = nil) {
    (red, green, blue) = space.srgb(components)
    self.alpha = alpha
    self.space = space
    own = components
    self.pattern = pattern
  }

  /// Creates a colour from sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    space = .standard
    own = nil
    pattern = nil
  }

  /// Creates a colour from sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey between black, 0, and white, 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray], alpha: alpha)
  }

  /// Creates a grey between black, 0, and white, 1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a colour from cyan, magenta, yellow and black.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(CGColorSpace(.cmyk, name: nil), [cyan, magenta, yellow, black], alpha: alpha)
  }

  /// Creates a colour from `components`, those of `space` and alpha; nil for a space of patterns.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents
    let values = unsafe UnsafeBufferPointer(start: components, count: count + 1)
    self.init(space, unsafe Array(values.prefix(count)), alpha: unsafe values[count])
  }

  /// Creates a colour from `components`, those of `space` and alpha.
  package convenience init(_ space: CGColorSpace, _ components: [CGFloat]) {
    let count = space.numberOfComponents
    self.init(space, Array(components.prefix(count)), alpha: components[count])
  }

  /// Creates a pattern with the opacity of its last component; nil if `space` is not one for patterns.
  ///
  /// The components before it are the colour of a pattern that has none of its own.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    let count = space.numberOfComponents
    let values = unsafe UnsafeBufferPointer(start: components, count: count + 1)
    self.init(
      space, unsafe Array(values.prefix(count)), alpha: unsafe values[count], pattern: pattern)
  }

  /// Creates a pattern with colours of its own.
  package convenience init(pattern: CGPattern, alpha: CGFloat = 1) {
    self.init(CGColorSpace(.pattern), [], alpha: alpha, pattern: pattern)
  }

  /// Opaque black.
  public class var black: CGColor { CGColor(gray: 0, alpha: 1) }
  /// Opaque white.
  public class var white: CGColor { CGColor(gray: 1, alpha: 1) }
  /// Transparent black.
  public class var clear: CGColor { CGColor(gray: 0, alpha: 0) }

  /// The colour space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// The components in the colour's space, and alpha.
  public var components: [CGFloat]? { (own ?? [red, green, blue]) + [alpha] }

  /// The number of `components`: those of the space, and one for alpha.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// Returns the same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    own.map { CGColor(space, $0, alpha: alpha, pattern: pattern) }
      ?? CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the same colour.
  public func copy() -> CGColor? { self }

  /// Returns the nearest colour in another space; nil for patterns.
  ///
  /// Grey is 0.2126 of red, 0.7152 of green, 0.0722 of blue.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard pattern == nil, space != self.space else { return pattern == nil ? self : nil }
    switch space.model {
    case .rgb: return CGColor(space, [red, green, blue], alpha: alpha)
    case .monochrome: return CGColor(space, [luminance], alpha: alpha)
    case .cmyk:
      let black = 1 - max(red, green, blue)
      guard black < 1 else { return CGColor(space, [0, 0, 0, 1], alpha: alpha) }
      let (cyan, magenta, yellow) = (1 - red - black, 1 - green - black, 1 - blue - black)
      let share = 1 - black
      return CGColor(space, [cyan / share, magenta / share, yellow / share, black], alpha: alpha)
    case .pattern, .lab, .XYZ, .indexed, .deviceN, .unknown: return nil
    }
  }

  /// The luminance of the colour, by the weights of BT.709.
  var luminance: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue && left.alpha == right.alpha
      && left.pattern == right.pattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

extension CGColor {
  /// The straight sRGB components for drawing, which are not clamped; a pattern has none: see `pattern`.
  package var srgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (red, green, blue, alpha)
  }
}
