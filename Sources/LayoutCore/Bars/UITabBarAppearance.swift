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
    let copy = madeCopy()
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
