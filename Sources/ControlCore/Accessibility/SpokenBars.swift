import Foundation
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

extension UIBarItem {
  /// The words of the item's button: those that were set for the item, or else its title or the label of its image.
  func spokenContent(_ traits: UIAccessibilityTraits, value: String? = nil) -> SpokenContent {
    let title = (title ?? "").isEmpty ? nil : title
    let own = accessibilityTraits
    return SpokenContent(
      accessibilityLabel ?? title ?? image?.accessibilityLabel, value: accessibilityValue ?? value,
      own == .none ? traits : own)
  }
}

extension BarButton {
  /// The words of the item; a custom view has its own.
  var spokenItem: SpokenContent {
    item.customView == nil ? item.spokenContent(spokenState.union(.button)) : SpokenContent()
  }
}

extension TabButton {
  /// The words of the item, with its badge as the value.
  var spokenItem: SpokenContent {
    item.spokenContent(spokenState.union([.button, .tabBarItem]), value: item.badgeValue)
  }
}
