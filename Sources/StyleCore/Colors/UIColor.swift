public import Foundation
public import GraphicsCore

/// A colour: fixed sRGB components, or a function of the traits that it is drawn with.
///
/// Differs from UIKit: there is one colour space, sRGB, so a grey equals the same grey made from red, green and blue.
/// Two dynamic colours are equal only if they are the same object.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its stored properties are Sendable and set by
  // initializers alone; subclasses have to ensure the same of their own.

  private enum Content: Sendable {
    case fixed(CGColor)
    /// `source` is the colour that this one is derived from, if it is derived in the only way there is.
    case dynamic(@Sendable (UITraitCollection) -> UIColor, source: UIColor?)
  }

  private final var content: Content
  /// The factor by which the linear light of a standard colour was multiplied, at least 1.
  package final var headroom: CGFloat = 1

  /// Creates a colour with the given sRGB components, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from components of the Display P3 space, converted to sRGB.
  ///
  /// Some of its components may be below 0 or above 1; pictures show the nearest colour that sRGB has.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(.wide, [red, green, blue, alpha]))
  }

  /// Creates a grey.
  ///
  /// - Parameter white: The brightness, from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Creates a colour from a hue, a saturation and a brightness, 0…1 each.
  ///
  /// The hue is a share of the full circle from red.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    content = .fixed(CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
  }

  /// Creates the colour that `encode(with:)` encoded.
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    func part(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    self.init(red: part("UIRed"), green: part("UIGreen"), blue: part("UIBlue"), alpha: part("UIAlpha"))
  }

  /// Encodes the components in sRGB.
  ///
  /// Differs from UIKit: of a dynamic colour, those with the present traits.
  open func encode(with coder: NSCoder) {
    let color = cgColor.srgb
    coder.encode(Double(color.red), forKey: "UIRed")
    coder.encode(Double(color.green), forKey: "UIGreen")
    coder.encode(Double(color.blue), forKey: "UIBlue")
    coder.encode(Double(color.alpha), forKey: "UIAlpha")
  }

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// Returns the colour itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
  }

  /// Creates a colour that a closure computes from the traits that it is drawn with.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider, source: nil)
  }

  /// Creates a dynamic colour that is derived from `source`.
  ///
  /// It equals another such colour of an equal source.
  package convenience init(
    from source: UIColor, _ provider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(dynamicProvider: provider)
    content = .dynamic(provider, source: source)
  }

  /// Creates a colour equal to `clear`, transparent black.
  ///
  /// Differs from UIKit: on a device, it has no components, and raises an exception when they are read.
  public convenience override init() {
    self.init(white: 0, alpha: 0)
  }

  /// Creates a colour from a literal, `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The components for `UITraitCollection.current`.
  open var cgColor: CGColor { cgColor(resolvedWith: .current) }

  /// Returns the colour for the given traits, which is never a dynamic one.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: self
    case .dynamic(let provider, _): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Returns the colour at another opacity.
  ///
  /// A dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider, _):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Stores the components for the current traits.
  ///
  /// - Returns: `false`, and nothing is stored, for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    unsafe red?.pointee = color.red
    unsafe green?.pointee = color.green
    unsafe blue?.pointee = color.blue
    unsafe alpha?.pointee = color.alpha
    return true
  }

  /// Stores the grey and the opacity for the current traits.
  ///
  /// - Returns: `false`, and nothing is stored, if the colour is no grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil, color.red == color.green, color.green == color.blue else { return false }
    unsafe white?.pointee = color.red
    unsafe alpha?.pointee = color.alpha
    return true
  }

  /// Stores the hue, saturation, brightness and opacity for the current traits.
  ///
  /// - Returns: `false`, and nothing is stored, for a pattern.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let hsb = HSB(red: color.red, green: color.green, blue: color.blue)
    unsafe hue?.pointee = hsb.hue
    unsafe saturation?.pointee = hsb.saturation
    unsafe brightness?.pointee = hsb.brightness
    unsafe alpha?.pointee = color.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (content, other.content) {
    case (.fixed(let own), .fixed(let theirs)): return own == theirs
    case (.dynamic(_, let own?), .dynamic(_, let theirs?)): return own == theirs
    default: return false
    }
  }

  /// The space and the components, `UIExtendedSRGBColorSpace 1 0 0 1`, or the name of a colour of the system (L.3).
  open override var description: String { describedAsUIKit }
  /// The same as `description`.
  open override var debugDescription: String { description }

  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .dynamic(_, let source): source?.hashValue ?? ObjectIdentifier(self).hashValue
    }
  }
}

extension UIColor {
  /// Whether or not the components depend on the traits.
  package var isDynamic: Bool {
    if case .dynamic = content { true } else { false }
  }

  /// Returns the components for the given traits.
  package func cgColor(resolvedWith traits: UITraitCollection) -> CGColor {
    if case .fixed(let color) = resolvedColor(with: traits).content { return color }
    preconditionFailure("A resolved colour must not be dynamic: resolvedColor(with:) was overridden.")
  }
}

/// The type of a colour literal without another type in its context.
public typealias _ColorLiteralType = UIColor
