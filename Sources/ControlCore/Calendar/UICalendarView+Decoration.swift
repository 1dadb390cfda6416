public import Foundation
public import LayoutCore
public import StyleCore

extension UICalendarView {
  /// The sizes of a decoration.
  public enum DecorationSize: Int, Sendable {
    /// A decoration of 4 points.
    case small = 0
    /// A decoration of 6 points.
    case medium = 1
    /// A decoration of 10 points.
    case large = 2

    var points: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 10
      }
    }
  }

  /// A decoration below the number of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    enum Content {
      case dot
      case image(UIImage?)
      case view(() -> UIView)
    }

    let content: Content
    let color: UIColor
    let size: DecorationSize

    init(_ content: Content, color: UIColor?, size: DecorationSize) {
      self.content = content
      self.color = color ?? .systemFill
      self.size = size
      super.init()
    }

    /// Creates a dot of the default colour.
    public override convenience init() {
      self.init(.dot, color: nil, size: .medium)
    }

    /// Returns a dot in the given colour.
    open class func `default`(color: UIColor?, size: DecorationSize = .medium) -> Decoration {
      Decoration(.dot, color: color, size: size)
    }

    /// Returns an image in the given colour; without an image, a dot.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    {
      Decoration(image == nil ? .dot : .image(image), color: color, size: size)
    }

    /// Returns a custom view.
    ///
    /// Differs from UIKit: what it shows is drawn; it is in no tree.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(.view(customViewProvider), color: nil, size: .medium)
    }
  }
}
