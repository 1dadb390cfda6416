public import Foundation
public import StyleCore

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { onChange?() } }
  /// The appearance of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { onChange?() } }
  /// The appearance of items with the title beside the image for little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { onChange?() }
  }
  /// The colour of the image behind the selected item, if that is a template.
  open var selectionIndicatorTintColor: UIColor? { didSet { onChange?() } }
  /// The image behind the selected item, at its own size.
  open var selectionIndicatorImage: UIImage? { didSet { onChange?() } }
  /// The positioning of items, where automatic means that of the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { onChange?() } }
  /// The width of centred items in points, where 0 means that of the bar.
  open var stackedItemWidth: CGFloat = 0 { didSet { onChange?() } }
  /// The spacing of centred items in points, where 0 means that of the bar.
  open var stackedItemSpacing: CGFloat = 0 { didSet { onChange?() } }

  /// Returns a copy of the appearance.
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

/// The appearance of a tab bar item in each of its states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The layout of the title and the image.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The title beside the image, for little height.
    case compactInline = 2
  }

  /// The appearance of an item that is not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of a disabled item.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of a focused item.
  ///
  /// Differs from UIKit: without effect.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the default appearance of a style.
  public init(style: Style) {
    super.init()
  }

  /// Creates the default appearance.
  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Sets the default appearance of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      (state.titleTextAttributes, state.iconColor) = ([:], nil)
    }
  }
}

/// The appearance of a tab bar item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  ///
  /// A missing font or colour is the default one.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image, or `nil` for the default one.
  open var iconColor: UIColor?
  /// The colour of the badge, or `nil` for red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  ///
  /// A missing font or colour is the default one.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The offset of the badge's text.
  ///
  /// Differs from UIKit: without effect.
  open var badgeTitlePositionAdjustment = UIOffset.zero
}
