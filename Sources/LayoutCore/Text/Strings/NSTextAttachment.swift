public import Foundation

/// An image in text.
open class NSTextAttachment: NSObject {
  private let mark = FoundationMark()
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
