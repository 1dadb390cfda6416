public import Foundation

/// An object of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The style of an element and whether it can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The attribute of an element that cannot be used.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The attribute of an element that destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The attribute of an element that is left out of its menu.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The attribute of an element whose menu stays when it is used.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an element: checked or not.
  public enum State: Int, Sendable {
    /// The state of an element that is not checked.
    case off = 0
    /// The state of an element that is checked.
    case on = 1
    /// The state of an element that stands for several things, of which some are checked.
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

  /// Returns nil.
  ///
  /// Differs from UIKit: elements of menus are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The title of the element.
  open var title: String { text }

  /// The subtitle, below the title.
  open var subtitle: String? {
    get { subtext }
    set { subtext = newValue }
  }

  /// The image beside the title.
  open var image: UIImage? { picture }
}

/// A menu element that holds other elements.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The options for the way in which a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option for a menu that is shown inside of its parent, without a menu of its own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The option for a menu whose elements destroy something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// The option for a menu of which at most one element is checked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The option for a menu whose images are shown as a palette, side by side.
    ///
    /// Differs from UIKit: before iOS 26 without effect; the elements are rows.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of the elements of a menu.
  public enum ElementSize: Int, Sendable {
    /// Small images, several in a row.
    case small = 0
    /// Images with short titles, several in a row.
    case medium = 1
    /// Rows.
    case large = 2
    /// A size that the system chooses.
    case automatic = -1
  }

  /// The size of the elements.
  ///
  /// Differs from UIKit: before iOS 26 without effect; the elements are rows.
  open var preferredElementSize: ElementSize

  private let name: Identifier
  private let settings: Options
  private let elements: [UIMenuElement]

  /// Creates a menu of the given elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.preferredElementSize = preferredElementSize
    name = identifier ?? Identifier(rawValue: "")
    settings = options
    elements = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns nil.
  public required init?(coder: NSCoder) { nil }

  /// The preferences for the titles of the menu's elements; nil for those of the system.
  ///
  /// Differs from UIKit: without effect.
  open var displayPreferences: UIMenuDisplayPreferences? {
    get { preferences }
    set { preferences = newValue?.copy() as? UIMenuDisplayPreferences }
  }

  private var preferences: UIMenuDisplayPreferences?

  /// The identifier of the menu.
  open var identifier: Identifier { name }

  /// The options for the way in which the menu is shown.
  open var options: Options { settings }

  /// The elements of the menu, in their order.
  open var children: [UIMenuElement] { elements }

  /// The elements that are on, also those of menus that are shown inside of this one.
  open var selectedElements: [UIMenuElement] {
    elements.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      let state = (child as? UIAction)?.state ?? (child as? UICommand)?.state
      return state == .on ? [child] : []
    }
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }
}
