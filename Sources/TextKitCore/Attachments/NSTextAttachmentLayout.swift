public import Foundation
public import LayoutCore
public import StyleCore

/// A type of attachments for layout managers.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image to draw in `imageBounds`.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
  /// Returns the bounds of the attachment in the text.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

/// A type of attachments for layout managers of the newer kind.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// Returns the image to draw in `bounds` at a place of a text.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?
  /// Returns the bounds of the attachment at a place of a text.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect
  /// Returns an object that makes a view for the attachment at a place of a text, or `nil` for none.
  @preconcurrency @MainActor
  func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}

extension NSTextAttachment: NSTextAttachmentContainer, NSTextAttachmentLayout {}

/// A type of objects that have an orientation of lines.
public protocol NSTextLayoutOrientationProvider {
  /// The orientation of lines.
  var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
  /// The orientation of lines: horizontal.
  public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}
