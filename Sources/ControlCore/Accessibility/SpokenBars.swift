import Foundation
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

extension UIBarItem {
  /// The words of the item's button: those that were set for the item, or else its title or the label of its image.
  func spokenContent(_ traits: UIAccessibilityTraits, value: String? = nil) -> SpokenContent {
    let title = (title ?? "").isEmpty ? nil : title
    let own = accessibilityTraits
    let symbol = (self as? UIBarButtonItem)?.systemItem?.spokenName
    return SpokenContent(
      accessibilityLabel ?? title ?? image?.accessibilityLabel ?? symbol, value: accessibilityValue ?? value,
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

extension UIBarButtonItem.SystemItem {
  /// The name of a button that shows a symbol.
  fileprivate var spokenName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: SystemWord.search.text
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: SystemWord.delete.text
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .undo: SystemWord.undo.text
    case .redo: SystemWord.redo.text
    case .pageCurl: "Page curl"
    case .close: "Close"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }
}
