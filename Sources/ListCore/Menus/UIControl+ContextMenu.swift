import ControlCore
public import LayoutCore

extension UIControl {
  /// The interaction that shows the menu of the control; nil if it has none.
  ///
  /// Differs from UIKit: it is the first one that was added; controls make none of their own.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
}
