import Foundation
import LayoutCore
import StyleCore

/// The menus of buttons.
extension UIButton {
  /// Whether or not the button shows which element of its menu is chosen.
  private var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  /// Shows the menu, and returns whether there is one.
  func showMenu() -> Bool {
    MenuOverlay.show(menu, beside: self, isByPriority: preferredMenuElementOrder != .fixed) {
      [weak self] element in self?.choose(element)
    }
  }

  /// Shows the chosen element of a pop-up button: the first that is on, or else the first of all.
  func updateMenuSelection() {
    recognizeLongTouch()
    guard isPopUp, let leaves = menu?.leaves, !leaves.isEmpty else { return }
    select(leaves.first { $0.state == .on } ?? leaves[0])
  }

  private func choose(_ element: UIMenuElement) {
    if isPopUp, let leaf = element as? any UIMenuLeaf { select(leaf) }
  }

  private func select(_ leaf: any UIMenuLeaf) {
    for other in menu?.leaves ?? [] { other.state = other === leaf ? .on : .off }
    if configuration == nil { setTitle(leaf.title, for: .normal) } else { configuration?.title = leaf.title }
  }

  /// Lets a long touch show the menu of a button whose press does something else.
  private func recognizeLongTouch() {
    let own = gestureRecognizers?.first { $0 is ButtonMenuRecognizer }
    guard menu != nil, !showsMenuAsPrimaryAction else {
      if let own { removeGestureRecognizer(own) }
      return
    }
    if own == nil { addGestureRecognizer(ButtonMenuRecognizer()) }
  }
}

/// The recognizer of long touches that show the menu of a button.
final class ButtonMenuRecognizer: UILongPressGestureRecognizer {
  /// Creates a recognizer for a button.
  init() {
    super.init(target: nil, action: nil)
    addHandler { recognizer in
      guard recognizer.state == .began, let button = recognizer.view as? UIButton else { return }
      _ = button.showMenu()
    }
  }
}

extension UIMenu {
  /// The actions and commands that can be chosen, also those in inline menus and submenus, in their order.
  var leaves: [any UIMenuLeaf] {
    descendants.compactMap { $0 as? any UIMenuLeaf }.filter { !$0.isHiddenInMenus }
  }
}
