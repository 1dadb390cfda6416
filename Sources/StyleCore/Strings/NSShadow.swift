public import Foundation
import GraphicsCore

/// The shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  private let mark = FoundationMark()
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The `UIColor` of the shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without an offset.
  public override init() {
    super.init()
  }

  /// Creates a shadow that `encode(with:)` encoded.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    shadowColor = coder.decodeValue(of: UIColor.self, forKey: "NSShadowColor")
  }

  /// Encodes the offset, the blur radius and the colour.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
  }

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// Returns a copy of the shadow.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (
      shadowOffset, shadowBlurRadius, shadowColor
    )
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }
  open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }
}
