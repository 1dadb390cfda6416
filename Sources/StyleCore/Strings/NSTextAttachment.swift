public import Foundation
import GraphicsCore

/// An image in text.
open class NSTextAttachment: NSObject {
  private let mark = FoundationMark()
  /// The image.
  open var image: UIImage?
  /// Where it stands in points, from the baseline; of no size: as large as the image.
  open var bounds = CGRect.zero

  /// What the attachment holds besides an image. Differs from UIKit: it is not shown.
  open var contents: Data?
  /// What `contents` are.
  open var fileType: String?
  /// Whether the image's width counts for what is inside of it. Differs from UIKit: it has no effect.
  open var lineLayoutPadding: CGFloat = 0

  /// An empty attachment.
  public override init() {
    super.init()
  }

  /// An attachment of a file's contents, which is not shown unless `image` is set.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// An attachment of `image`.
  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  /// The bounds that the attachment takes in the text: its own, or those of the image. Differs from UIKit: it is asked
  /// before lines are broken, so neither line nor place are known.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// The image that is drawn in `imageBounds`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  var effectiveBounds: CGRect {
    attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
  }
}

extension NSAttributedString {
  /// The text of one character, the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
