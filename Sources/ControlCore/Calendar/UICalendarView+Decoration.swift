public import Foundation
public import LayoutCore
public import StyleCore

extension UICalendarView {
  /// How large a decoration is.
  public enum DecorationSize: Int, Sendable {
    /// 4 points.
    case small = 0
    /// 6 points.
    case medium = 1
    /// 10 points.
    case large = 2

    var points: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 10
      }
    }
  }

  /// What stands beneath the number of a day.
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

    /// A dot of the system's colour.
    public override convenience init() {
      self.init(.dot, color: nil, size: .medium)
    }

    /// A dot.
    open class func `default`(color: UIColor?, size: DecorationSize = .medium) -> Decoration {
      Decoration(.dot, color: color, size: size)
    }

    /// An image, in a colour; nil is a dot.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    {
      Decoration(image == nil ? .dot : .image(image), color: color, size: size)
    }

    /// A view. Differs from UIKit: what it shows is drawn; it is in no tree.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(.view(customViewProvider), color: nil, size: .medium)
    }
  }
}
