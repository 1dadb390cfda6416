public import LayoutCore
public import StyleCore

extension UICellAccessory {
  /// The options of an accessory that is drawn in one colour.
  public struct PlainOptions {
    /// Whether or not the accessory is hidden.
    public var isHidden: Bool
    /// The width of the room for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is that of the kind.
    public var tintColor: UIColor?

    /// Creates options; nil is the default of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of an accessory with a mark on a ground.
  public struct GroundOptions {
    /// Whether or not the accessory is hidden.
    public var isHidden: Bool
    /// The width of the room for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the mark; nil is that of the kind.
    public var tintColor: UIColor?
    /// The colour of the ground; nil is that of the kind.
    public var backgroundColor: UIColor?

    /// Creates options; nil is the default of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: AccessoryLook {
      AccessoryLook(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor
      )
    }
  }

  /// The options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = PlainOptions
  /// The options of a check mark.
  public typealias CheckmarkOptions = PlainOptions
  /// The options of a detail control.
  public typealias DetailOptions = PlainOptions
  /// The options of a control with a menu.
  public typealias PopUpMenuOptions = PlainOptions
  /// The options of a control that deletes.
  public typealias DeleteOptions = GroundOptions
  /// The options of a control that inserts.
  public typealias InsertOptions = GroundOptions
  /// The options of a circle for selection.
  public typealias MultiselectOptions = GroundOptions

  /// The options of a chevron that expands an item of an outline.
  public struct OutlineDisclosureOptions {
    /// The styles of the chevron.
    public enum Style: Hashable, Sendable {
      /// The style of a header for items with children at the top of an outline, and that of a cell elsewhere.
      ///
      /// Differs from UIKit: always that of a cell.
      case automatic
      /// A chevron whose whole cell expands the item.
      case header
      /// A chevron that alone expands the item, so that the cell can be selected.
      case cell
    }

    /// The style.
    public var style: Style
    /// Whether or not the accessory is hidden.
    public var isHidden: Bool
    /// The width of the room for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is that of the kind.
    public var tintColor: UIColor?

    /// Creates options; nil is the default of the kind.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: AccessoryLook {
      AccessoryLook(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, isHeader: style == .header)
    }
  }

  /// The options of a handle with which an item is moved.
  public struct ReorderOptions {
    /// Whether or not the accessory is hidden.
    public var isHidden: Bool
    /// The width of the room for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is that of the kind.
    public var tintColor: UIColor?
    /// Whether or not there is a line between the handle and the accessories before it.
    ///
    /// Differs from UIKit: it is not drawn.
    public var showsVerticalSeparator: Bool

    /// Creates options; nil is the default of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var look: AccessoryLook {
      AccessoryLook(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of a text.
  public struct LabelOptions {
    /// Whether or not the accessory is hidden.
    public var isHidden: Bool
    /// The width of the room for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is that of secondary text.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Whether or not the font follows the preferred size of text.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options; nil is the default of the kind.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    func look(_ text: String) -> AccessoryLook {
      AccessoryLook(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, font: font,
        adjustsFont: adjustsFontForContentSizeCategory, text: text)
    }
  }

  /// A view of the program as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The place of the view.
    public let placement: Placement
    /// Whether or not the accessory is hidden.
    public var isHidden: Bool
    /// The width of the room for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the view; nil leaves it as it is.
    public var tintColor: UIColor?
    /// Whether or not the view keeps the size of its bounds, rather than that of its content.
    public var maintainsFixedSize: Bool

    /// Creates a configuration; nil is the default.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
