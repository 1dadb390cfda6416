public import Foundation
public import LayoutCore
import Synchronization

/// An object that makes the view of an attachment in a text view.
///
/// A subclass overrides `loadView()`, which sets `view`.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  private weak var attachment: NSTextAttachment?
  private weak var manager: NSTextLayoutManager?
  private let place: any NSTextLocation
  private var ownView: UIView?
  private var isLoading = false

  /// Creates the object for an attachment at a place of a text.
  public required init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (attachment, manager, place) = (textAttachment, textLayoutManager, location)
    super.init()
  }

  /// The attachment.
  open var textAttachment: NSTextAttachment? { attachment }
  /// The layout manager of the text.
  open var textLayoutManager: NSTextLayoutManager? { manager }
  /// The place of the attachment in the text.
  open var location: any NSTextLocation { place }
  /// Whether or not the attachment has the bounds of the view, instead of its own.
  ///
  /// Differs from UIKit: the attachment always has bounds of its own.
  open var tracksTextAttachmentViewBounds = false

  /// The view, which is loaded when it is first asked for.
  open var view: UIView? {
    get {
      if ownView == nil, !isLoading {
        isLoading = true
        loadView()
        isLoading = false
      }
      return ownView
    }
    set { ownView = newValue }
  }

  /// Makes the view: a plain one.
  open func loadView() { view = UIView() }

  /// Returns the bounds of the attachment: its own, or else those of the view.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    let own = textAttachment?.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer,
      proposedLineFragment: proposedLineFragment, position: position)
    guard let own, !own.isEmpty else { return CGRect(origin: .zero, size: view?.bounds.size ?? .zero) }
    return own
  }
}

/// The classes of objects that make views, by types of files.
enum ViewProviders {
  private static let classes = Mutex<[String: NSTextAttachmentViewProvider.Type]>([:])

  static func register(_ type: NSTextAttachmentViewProvider.Type, _ fileType: String) {
    classes.withLock { $0[fileType] = type }
  }

  static func provider(of fileType: String) -> NSTextAttachmentViewProvider.Type? {
    classes.withLock { $0[fileType] }
  }
}
