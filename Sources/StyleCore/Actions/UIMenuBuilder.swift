public import Foundation
public import GraphicsCore

/// A type of objects that change the menus of a system of them.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
  /// The system of the menus.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command of a method, with a value that tells commands of the method apart.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Adds a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A system of menus, which responders build.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()
  /// The root of the menus, or `nil` if they are to be built.
  package var root: UIMenu?

  private override init() {}

  /// The system of the main menu, whose key commands work everywhere in the application.
  open class var main: UIMenuSystem { mainSystem }
  /// The system of the menus of views and texts.
  open class var context: UIMenuSystem { contextSystem }

  /// Requests that responders build the menus again.
  open func setNeedsRebuild() { root = nil }

  /// Requests that responders validate the commands again, as they do whenever a key is pressed or a menu is shown.
  open func setNeedsRevalidate() {}
}

/// The builder of the menus of a system, which keeps their root.
@MainActor
package final class MenuBuilder: NSObject, UIMenuBuilder {
  package let system: UIMenuSystem
  package private(set) var root: UIMenu

  package init(_ system: UIMenuSystem, _ root: UIMenu) {
    (self.system, self.root) = (system, root)
    super.init()
  }

  package func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.descendants.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  package func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.descendants.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  package func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.descendants.lazy.compactMap { $0 as? UICommand }.first { command in
      guard command.action == action else { return false }
      let (own, other) = (command.propertyList as? AnyHashable, propertyList as? AnyHashable)
      return own == other
    }
  }

  package func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  package func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  package func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  package func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  package func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  package func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  package func remove(menu removedIdentifier: UIMenu.Identifier) {
    change(removedIdentifier) { _ in [] }
  }

  /// Puts elements in the place of a menu; the root stays a menu.
  private func change(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
    guard let target = menu(for: identifier) else { return }
    let changed = change(target)
    if target === root {
      root = changed.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier } ?? root
    } else {
      root = root.replacing(target, by: changed)
    }
  }
}

extension UIMenu {
  /// The menu and all elements in it, in their order.
  package var descendants: [UIMenuElement] {
    var all: [UIMenuElement] = []
    var waiting: [UIMenuElement] = [self]
    while let element = waiting.popLast() {
      all.append(element)
      if let menu = element as? UIMenu { waiting += menu.children.reversed() }
    }
    return all
  }

  /// Returns the menu with others in place of one that is somewhere in it.
  fileprivate func replacing(_ target: UIMenu, by others: [UIMenuElement]) -> UIMenu {
    guard descendants.contains(where: { $0 === target }) else { return self }
    return replacingChildren(
      children.flatMap { child -> [UIMenuElement] in
        if child === target { return others }
        return [(child as? UIMenu)?.replacing(target, by: others) ?? child]
      })
  }
}
