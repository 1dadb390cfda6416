package import Foundation
package import LayoutCore
package import StyleCore

/// A menu that is about to be shown over a window.
@MainActor
package struct MenuPresentation {
  /// The menu.
  package var menu: UIMenu
  /// The rectangle of the window beside which the menu appears: the place of the preview, if there is one.
  package var anchor: CGRect
  /// The view that is lifted above the dimmed window.
  package var preview: UIView?
  /// The object for which the actions run.
  package weak var sender: AnyObject?
  /// The function that a tap on the preview calls.
  package var onPreviewTap: (() -> Void)?
  /// Whether or not the first element is next to the anchor: a menu above it then begins with the last one.
  package var isByPriority = false
  /// The function that is called with an element before that is performed.
  package var willChoose: ((UIMenuElement) -> Void)?
  /// The function that is called before the menu disappears.
  package var willEnd: (() -> Void)?
  /// The function that is called when the menu is gone.
  package var didEnd: (() -> Void)?

  /// Creates the presentation of a menu beside a rectangle of the window.
  package init(_ menu: UIMenu, beside anchor: CGRect) {
    (self.menu, self.anchor) = (menu, anchor)
  }
}
