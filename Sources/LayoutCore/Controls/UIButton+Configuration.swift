public import Foundation

extension UIButton {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// In the tint colour.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7

    /// The symbol that a button of this type shows.
    @MainActor var symbol: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
      case .contactAdd: UIImage(systemName: "plus.circle")
      case .close: UIImage(systemName: "xmark.circle.fill")
      }
    }
  }

  /// The look of a button as a value. Differs from UIKit: subtitles and activity indicators are not shown.
  @preconcurrency @MainActor
  public struct Configuration {
    private enum Style {
      case plain
      case gray
      case tinted
      case filled
    }

    private let style: Style

    /// The title.
    public var title: String?
    /// What stands beneath the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The edge of the title that the image stands at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The points between image and title.
    public var imagePadding: CGFloat = 0
    /// The points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The space around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and image.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// What is behind the content.
    public var background = Background()
    /// The size class of the button.
    public var buttonSize = Size.medium
    /// Whether an indicator shows.
    public var showsActivityIndicator = false

    /// What is behind the content.
    public struct Background: Sendable {
      /// The radius of the corners, in points.
      public var cornerRadius: CGFloat = 6
      /// The colour; nil is the style's.
      public var backgroundColor: UIColor?
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Small.
      case small = 1
      /// Very small.
      case mini = 2
      /// Large.
      case large = 3
    }

    private init(_ style: Style) {
      self.style = style
    }

    /// Without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On the tint colour, made pale.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// On grey.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// On the tint colour, made pale.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// On the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Without a background or border.
    public static func borderless() -> Configuration { Configuration(.plain) }

    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    func backgroundFill(tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor { return color }
      switch style {
      case .plain: return baseBackgroundColor
      case .gray: return baseBackgroundColor ?? .tertiarySystemFill
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: return baseBackgroundColor ?? tint
      }
    }
  }
}

/// Edges whose sides follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// The edges whose bits are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge that reading starts from.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge that reading goes to.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
