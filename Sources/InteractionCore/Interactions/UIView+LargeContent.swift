import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

/// The content of a view that is shown large at the accessibility sizes of text.
extension UIView: UILargeContentViewerItem {
  private final class Content {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
  }

  private final class Mark: Sendable {}
  private static let contentMark = Mark()
  private static var contentKey: UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(contentMark).toOpaque())
  }

  private var largeContent: Content? {
    unsafe objc_getAssociatedObject(self, Self.contentKey) as? Content
  }

  private func changeLargeContent(_ change: (Content) -> Void) {
    let content = largeContent ?? Content()
    change(content)
    unsafe objc_setAssociatedObject(self, Self.contentKey, content, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Whether or not the content is shown; false by default.
  public var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { changeLargeContent { $0.isShown = newValue } }
  }
  /// The title; that of the accessibility label by default.
  public var largeContentTitle: String? {
    get { largeContent?.title ?? accessibilityLabel }
    set { changeLargeContent { $0.title = newValue } }
  }
  /// The image.
  public var largeContentImage: UIImage? {
    get { largeContent?.image }
    set { changeLargeContent { $0.image = newValue } }
  }
  /// Whether or not the image is made larger.
  public var scalesLargeContentImage: Bool {
    get { largeContent?.scalesImage ?? false }
    set { changeLargeContent { $0.scalesImage = newValue } }
  }
  /// The insets of the image, in points.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.insets ?? .zero }
    set { changeLargeContent { $0.insets = newValue } }
  }
}
