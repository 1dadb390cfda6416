public import Foundation
import GraphicsCore

/// An image in text.
open class NSTextAttachment: NSObject {
  private let mark = FoundationMark()
  /// The image.
  open var image: UIImage?
  /// The rectangle of the attachment in points, relative to the baseline.
  ///
  /// An empty rectangle means the size of the image.
  open var bounds = CGRect.zero

  /// The content of the attachment besides an image.
  ///
  /// Differs from UIKit: it is not shown.
  open var contents: Data?
  /// The type of `contents`.
  open var fileType: String?
  /// The padding in points before and after the attachment.
  ///
  /// Differs from UIKit: it has no effect.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an empty attachment.
  public override init() {
    super.init()
  }

  /// Creates an attachment with the contents of a file, which is not shown unless `image` is set.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// Creates an attachment with an image.
  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  /// Returns the bounds of the attachment in the text: its own, or those of the image.
  ///
  /// Differs from UIKit: it is called before lines are broken, so the line and the position are unknown.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// Returns the image to draw in `imageBounds`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  var effectiveBounds: CGRect {
    attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
  }
}

extension NSAttributedString {
  /// Creates a text with an attachment as its only character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
