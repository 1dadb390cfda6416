public import Foundation

/// An image in text.
open class NSTextAttachment: NSObject {
  /// The image.
  open var image: UIImage?
  /// Where it stands in points, from the baseline; of no size: as large as the image.
  open var bounds = CGRect.zero

  /// An empty attachment.
  public override init() {
    super.init()
  }

  /// An attachment of `image`.
  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  var effectiveBounds: CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// The text of one character, the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The shadow of text. Differs from UIKit: text draws none.
open class NSShadow: NSObject, NSCopying {
  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize.zero
  /// How far the shadow spreads, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The `UIColor` of the shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow right behind.
  public override init() {
    super.init()
  }

  /// The same shadow.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (
      shadowOffset, shadowBlurRadius, shadowColor
    )
    return copy
  }
}
