import ControlCore
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

  private static let largeContents = AttachedValue<Content>()

  private var largeContent: Content? { Self.largeContents[self] }

  private func changeLargeContent(_ change: (Content) -> Void) {
    change(Self.largeContents.of(self) { Content() })
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
