public import Foundation
public import GraphicsCore

/// A colour: fixed sRGB components, or a function of the traits it is drawn with.
///
/// Differs from UIKit: there is one colour space, sRGB, so a grey equals the same grey made from red, green
/// and blue. Two dynamic colours are equal only if they are the same object.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its only stored property is Sendable and set by
  // initializers alone; subclasses have to say the same of theirs.

  private enum Content: Sendable {
    case fixed(CGColor)
    /// `source` is the colour that it is made from in the only way there is, if it is.
    case dynamic(@Sendable (UITraitCollection) -> UIColor, source: UIColor?)
  }

  private final var content: Content

  /// The colour with the given sRGB components, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour with the given components of Display P3, as it is in sRGB: some of its components may be below 0 or above
  /// 1, and pictures show the nearest that sRGB has.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(.wide, [red, green, blue, alpha]))
  }

  /// The grey between black, 0, and white, 1.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// The colour of the given hue (a share of the full circle from red), saturation and brightness, 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    content = .fixed(CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
  }

  /// The colour of `cgColor`.
  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
  }

  /// The colour that `dynamicProvider` gives for the traits it is drawn with.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider, source: nil)
  }

  /// A colour that follows from `source`: equal to another such colour of an equal source.
  package convenience init(
    from source: UIColor, _ provider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(dynamicProvider: provider)
    content = .dynamic(provider, source: source)
  }

  /// The transparent black of `clear`. Differs from UIKit: a phone's has no components at all, and raises where it is
  /// asked for them.
  public convenience override init() {
    self.init(white: 0, alpha: 0)
  }

  /// The colour of a literal, `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The components for `UITraitCollection.current`.
  open var cgColor: CGColor { cgColor(resolvedWith: .current) }

  /// This colour for the given traits: never a dynamic one.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: self
    case .dynamic(let provider, _): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// This colour at another opacity; a dynamic one stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider, _):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Stores the components for the current traits; false, and nothing stored, for a pattern.
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

  /// Stores grey and alpha for the current traits; false, and nothing stored, where the colour is no grey.
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

  /// Stores hue, saturation, brightness and alpha for the current traits; false, and nothing stored, for a pattern.
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
  /// Whether the components depend on the traits.
  package var isDynamic: Bool {
    if case .dynamic = content { true } else { false }
  }

  /// The components for the given traits.
  package func cgColor(resolvedWith traits: UITraitCollection) -> CGColor {
    if case .fixed(let color) = resolvedColor(with: traits).content { return color }
    preconditionFailure("A resolved colour must not be dynamic: resolvedColor(with:) was overridden.")
  }
}

/// The type of a colour literal where nothing else says one.
public typealias _ColorLiteralType = UIColor
