public import Foundation
public import GraphicsCore
public import LayoutCore
public import StyleCore

/// An image, a view or data in text, in place of the character U+FFFC.
open class NSTextAttachment: NSObject, NSSecureCoding {
  private let mark = FoundationMark()
  /// The image.
  open var image: UIImage?
  /// The rectangle of the attachment in points, relative to the baseline, y up.
  ///
  /// An empty rectangle means the size of the image.
  open var bounds = CGRect.zero

  /// The content of the attachment besides an image.
  ///
  /// Differs from UIKit: it is not shown.
  open var contents: Data?
  /// The type of `contents`.
  open var fileType: String?
  /// The file of the attachment; setting it sets `contents` to those of a regular file.
  ///
  /// Differs from UIKit: it is not shown.
  open var fileWrapper: FileWrapper? {
    didSet { contents = fileWrapper?.regularFileContents }
  }
  /// The padding in points before and after the attachment.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether or not the attachment may be shown by a view.
  open var allowsTextAttachmentView = true

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

  /// Creates the attachment that `encode(with:)` encoded.
  public required init?(coder: NSCoder) {
    super.init()
    fileType = coder.decodeValue(of: NSString.self, forKey: "fileType").map { String(describing: $0) }
    contents = coder.decodeValue(of: NSData.self, forKey: "contents").map { Data(referencing: $0) }
    bounds = coder.decodeCGRect(forKey: "bounds")
  }

  /// Encodes the contents and the bounds.
  ///
  /// Differs from UIKit: it writes other keys, and no image.
  open func encode(with coder: NSCoder) {
    coder.encode(fileType as NSString?, forKey: "fileType")
    coder.encode(contents as NSData?, forKey: "contents")
    coder.encode(bounds, forKey: "bounds")
  }

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// The UTF-16 unit in place of which attachments are shown, U+FFFC.
  open class var character: Int { 0xFFFC }

  /// Whether or not a view shows the attachment.
  open var usesTextAttachmentView: Bool { allowsTextAttachmentView && providerClass != nil }

  /// Registers the class of the objects that make views for attachments of a type of files.
  open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: NSTextAttachmentViewProvider.Type, forFileType fileType: String
  ) { ViewProviders.register(textAttachmentViewProviderClass, fileType) }

  /// Returns the class that is registered for a type of files, or `nil` for none.
  open class func textAttachmentViewProviderClass(
    forFileType fileType: String
  ) -> NSTextAttachmentViewProvider.Type? { ViewProviders.provider(of: fileType) }

  /// Returns an object that makes a view for the attachment at a place of a text, or `nil` for none.
  @preconcurrency @MainActor
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let type = providerClass else { return nil }
    return type.init(
      textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
      location: location)
  }

  /// Returns the bounds of the attachment in the text: its own, or those of the image.
  ///
  /// Differs from UIKit: it is called before lines are broken, so the position is zero, and of the line only the width is
  /// known, and in a label not even that.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// Returns the image to draw in `imageBounds`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the bounds of the attachment at a place of a text: those of the other method of this name.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  /// Returns the image to draw in `bounds` at a place of a text: that of the other method of this name.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }
}

extension NSTextAttachment: TextAttachmentContent {
  package var sidePadding: CGFloat {
    lineLayoutPadding.isFinite ? max(0, min(lineLayoutPadding, 1e6)) : 0
  }

  package func bounds(in place: TextAttachmentPlace, characterIndex: Int) -> CGRect {
    attachmentBounds(
      for: [.attachment: self], location: TextOffset(characterIndex),
      textContainer: place.container as? NSTextContainer, proposedLineFragment: place.line, position: .zero)
  }

  package func shownImage(
    in bounds: CGRect, place: TextAttachmentPlace, characterIndex: Int
  ) -> UIImage? {
    image(
      for: bounds, attributes: [.attachment: self], location: TextOffset(characterIndex),
      textContainer: place.container as? NSTextContainer)
  }

  private var providerClass: NSTextAttachmentViewProvider.Type? {
    fileType.flatMap { type(of: self).textAttachmentViewProviderClass(forFileType: $0) }
  }
}

extension NSAttributedString {
  /// Creates a text with an attachment as its only character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Returns whether there is an attachment in a range.
  public func containsAttachments(in range: NSRange) -> Bool {
    let start = max(0, range.location)
    var isFound = false
    enumerateRuns(in: NSRange(location: start, length: max(0, min(length, range.end) - start))) { values, _ in
      isFound = isFound || values[.attachment] is NSTextAttachment
    }
    return isFound
  }
}
