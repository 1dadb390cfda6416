public import Foundation

/// A colour in straight components, 0…1, or a pattern.
///
/// Differs from UIKit: two colours are equal when their sRGB components and patterns are, whatever their spaces.
public final class CGColor: Sendable, Hashable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  /// Opacity, 0…1.
  public let alpha: CGFloat
  /// What the components mean.
  private let space: CGColorSpace
  /// The components as they were given, alpha not among them.
  private let own: [CGFloat]?
  /// The pattern that is drawn instead of an even colour.
  public let pattern: CGPattern?

  private init(_ space: CGColorSpace, _ components: [CGFloat], alpha: CGFloat, pattern: CGPattern? = nil) {
    (red, green, blue) = space.srgb(components)
    self.alpha = alpha
    self.space = space
    own = components
    self.pattern = pattern
  }

  /// The colour with the given sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    space = .standard
    own = nil
    pattern = nil
  }

  /// The colour with the given sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The grey between black, 0, and white, 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray], alpha: alpha)
  }

  /// The grey between black, 0, and white, 1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// A colour of cyan, magenta, yellow and black.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(CGColorSpace(.cmyk, name: nil), [cyan, magenta, yellow, black], alpha: alpha)
  }

  /// The colour of `components`, as many as `space` has, and alpha; nil for patterns.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents
    let values = unsafe UnsafeBufferPointer(start: components, count: count + 1)
    self.init(space, unsafe Array(values.prefix(count)), alpha: unsafe values[count])
  }

  /// The colour of `components`, those of `space` and alpha.
  package convenience init(_ space: CGColorSpace, _ components: [CGFloat]) {
    let count = space.numberOfComponents
    self.init(space, Array(components.prefix(count)), alpha: components[count])
  }

  /// A pattern at the opacity of its last component. The components before it are the colour of a pattern that has
  /// none of its own; nil where `space` is not one for patterns.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    let count = space.numberOfComponents
    let values = unsafe UnsafeBufferPointer(start: components, count: count + 1)
    self.init(
      space, unsafe Array(values.prefix(count)), alpha: unsafe values[count], pattern: pattern)
  }

  /// A pattern with colours of its own.
  package convenience init(pattern: CGPattern, alpha: CGFloat = 1) {
    self.init(CGColorSpace(.pattern), [], alpha: alpha, pattern: pattern)
  }

  /// Black.
  public class var black: CGColor { CGColor(gray: 0, alpha: 1) }
  /// White.
  public class var white: CGColor { CGColor(gray: 1, alpha: 1) }
  /// Transparent black.
  public class var clear: CGColor { CGColor(gray: 0, alpha: 0) }

  /// What the components mean.
  public var colorSpace: CGColorSpace? { space }

  /// The components in the colour's space, and alpha.
  public var components: [CGFloat]? { (own ?? [red, green, blue]) + [alpha] }

  /// How many numbers `components` are: those of the space, and one.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// The same colour at another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    own.map { CGColor(space, $0, alpha: alpha, pattern: pattern) }
      ?? CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The nearest colour in another space; nil for patterns. Grey is 0.2126 of red, 0.7152 of green, 0.0722 of blue.
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
      return CGColor(
        space, [red, green, blue].map { (1 - $0 - black) / (1 - black) } + [black], alpha: alpha)
    case .pattern: return nil
    }
  }

  /// How bright the colour is: the weights of BT.709.
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
  /// Straight sRGB components for drawing; not clamped. A pattern has none: see `pattern`.
  package var srgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (red, green, blue, alpha)
  }
}
