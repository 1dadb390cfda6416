public import Foundation

/// Something in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element looks and whether it can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The attributes whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It does harm.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is used.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is checked.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  let text: String
  var subtext: String?
  var picture: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    text = title
    subtext = subtitle
    picture = image
    super.init()
  }

  /// What is written on the element.
  open var title: String { text }

  /// What is written under it.
  open var subtitle: String? {
    get { subtext }
    set { subtext = newValue }
  }

  /// The picture beside it. Differs from UIKit: an object of any kind.
  open var image: UIImage? { picture }
}

/// A list of menu elements. Differs from UIKit: nothing shows it.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// A name for a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// The menu of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In the menu around it, without a menu of its own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It does harm.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element at most is checked.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  private let name: Identifier
  private let settings: Options
  private let elements: [UIMenuElement]

  /// A menu of the given elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    name = identifier ?? Identifier(rawValue: "")
    settings = options
    elements = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The name.
  open var identifier: Identifier { name }

  /// How the menu is shown.
  open var options: Options { settings }

  /// The elements in their order.
  open var children: [UIMenuElement] { elements }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
