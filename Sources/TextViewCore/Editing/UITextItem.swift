public import Foundation
public import LayoutCore
public import StyleCore
public import TextKitCore

/// A part of a text that the user can interact with: a link, an attachment, or text with a tag.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The kinds of parts.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// Text with a tag.
    case tag(String)
  }

  private let ownContent: Content
  private let ownRange: NSRange

  /// Creates a part of a text.
  package init(_ content: Content, range: NSRange) {
    (ownContent, ownRange) = (content, range)
    super.init()
  }

  /// The kind of the part, with its value.
  public var content: Content { ownContent }
  /// The range of the part in UTF-16 units.
  open var range: NSRange { ownRange }

  /// The menu of a part of a text, with its preview.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The previews beside a menu.
    public enum Preview {
      /// The part itself.
      case `default`
      /// A view.
      case view(UIView)
    }

    package let menu: UIMenu
    package let preview: Preview?

    /// Creates a configuration.
    ///
    /// Differs from UIKit: the preview is not shown.
    public init(preview: Preview? = .default, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }

    /// Creates a configuration with the usual preview.
    public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }
  }
}
