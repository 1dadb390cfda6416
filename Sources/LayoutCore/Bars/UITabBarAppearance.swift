public import Foundation
public import StyleCore

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the text beneath the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { onChange?() } }
  /// The look of items with the text beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { onChange?() } }
  /// The look of items with the text beside the picture where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { onChange?() }
  }
  /// The colour of the picture behind the selected item, if that is a template.
  open var selectionIndicatorTintColor: UIColor? { didSet { onChange?() } }
  /// The picture behind the selected item, at its own size.
  open var selectionIndicatorImage: UIImage? { didSet { onChange?() } }
  /// How items lie; automatic is as the bar says.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { onChange?() } }
  /// The width of items in the middle of a bar, in points; 0 is as the bar says.
  open var stackedItemWidth: CGFloat = 0 { didSet { onChange?() } }
  /// The space between items in the middle of a bar, in points; 0 is as the bar says.
  open var stackedItemSpacing: CGFloat = 0 { didSet { onChange?() } }

  /// A look of its own that is like this one.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarAppearance(barAppearance: self)
    copy.stackedLayoutAppearance = stackedLayoutAppearance
    copy.inlineLayoutAppearance = inlineLayoutAppearance
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    copy.selectionIndicatorImage = selectionIndicatorImage
    copy.stackedItemPositioning = stackedItemPositioning
    copy.stackedItemWidth = stackedItemWidth
    copy.stackedItemSpacing = stackedItemSpacing
    return copy
  }

  var own: UITabBarAppearance { copy() as? UITabBarAppearance ?? self }
}

/// The look of an item of a tab bar in each of its states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How text and picture lie.
  public enum Style: Int, Sendable {
    /// One above the other.
    case stacked = 0
    /// Side by side.
    case inline = 1
    /// Side by side where there is little height.
    case compactInline = 2
  }

  /// The look of an item that is not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The look of an item that cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// The look in focus. Differs from UIKit: without effect.
  public let focused = UITabBarItemStateAppearance()

  /// The usual look of a style.
  public init(style: Style) {
    super.init()
  }

  /// The usual look.
  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Takes on the usual look of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      (state.titleTextAttributes, state.iconColor) = ([:], nil)
    }
  }
}

/// The look of an item of a tab bar in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Font and colour of the text; what is missing is as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture; nil is the usual one.
  open var iconColor: UIColor?
  /// The colour of the badge; nil is red.
  open var badgeBackgroundColor: UIColor?
  /// Font and colour of the text in the badge; what is missing is as usual.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// How far the text in the badge is moved. Differs from UIKit: without effect.
  open var badgeTitlePositionAdjustment = UIOffset.zero
}
