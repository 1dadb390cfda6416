public import Foundation
public import GraphicsCore
public import StyleCore

/// A colour of Core Image: straight components of sRGB.
///
/// Differs from UIKit: components of other colour spaces are converted to sRGB.
open class CIColor: NSObject, @unchecked Sendable {
  /// The components of a colour.
  struct Components: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    /// Returns the colour in the working space.
    func pixel(in space: WorkingSpace) -> WorkingPixel {
      WorkingPixel(space.decoded(red), space.decoded(green), space.decoded(blue), Float(alpha)).premultiplied
    }
  }

  final let components: Components

  /// Creates a colour from components of sRGB.
  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    components = Components(
      red: r.finiteOrZero, green: g.finiteOrZero, blue: b.finiteOrZero, alpha: a.finiteOrZero)
    super.init()
  }

  /// Creates an opaque colour from components of sRGB.
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }

  /// Creates a colour from components of a space, converted to sRGB; nil if `colorSpace` is not one of red, green and
  /// blue.
  public convenience init?(
    red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat, colorSpace: CGColorSpace
  ) {
    guard colorSpace.model == .rgb else { return nil }
    self.init(cgColor: CGColor(colorSpace, [r, g, b, a]))
  }

  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let (red, green, blue, alpha) = cgColor.srgb
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour from one of UIKit, resolved with the current traits.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }

  /// Creates a colour from numbers separated by spaces: red, green, blue, and an optional alpha.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func number(_ index: Int, _ value: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : value }
    self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
  }

  /// The red component.
  open var red: CGFloat { CGFloat(components.red) }
  /// The green component.
  open var green: CGFloat { CGFloat(components.green) }
  /// The blue component.
  open var blue: CGFloat { CGFloat(components.blue) }
  /// The alpha.
  open var alpha: CGFloat { CGFloat(components.alpha) }
  /// The number of components, with alpha.
  open var numberOfComponents: Int { 4 }
  /// The colour space of the components.
  open var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  /// The components as numbers separated by spaces.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map { value in
      let number = Double(value)
      return number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
    }.joined(separator: " ")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components == components }
  open override var hash: Int { components.hashValue }
  /// The components in parentheses.
  open override var description: String { "(\(stringRepresentation))" }
}

extension CIColor {
  /// Opaque black.
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// Opaque white.
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Opaque grey.
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Opaque red.
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Opaque green.
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Opaque blue.
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Opaque cyan.
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Opaque magenta.
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Opaque yellow.
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// The transparent colour.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

extension UIColor {
  /// Creates a colour from one of Core Image.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour as one of Core Image, resolved with the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
