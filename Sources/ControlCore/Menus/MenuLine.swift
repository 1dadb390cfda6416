import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// A line of a displayed menu.
@MainActor
enum MenuLine {
  /// A row of an action, a command or a submenu.
  case element(UIMenuElement)
  /// Small or medium elements side by side, on iOS 26.
  case stripe([UIMenuElement], isMedium: Bool)
  /// The title of a menu or of a group in it.
  case title(String)
  /// The band between two groups.
  case band
  /// The place of elements that are not known yet.
  case loading

  /// Returns the lines of a menu, without hidden elements; a menu that is shown inline is a group.
  ///
  /// The sizes of elements have an effect on iOS 26.
  static func lines(of menu: UIMenu, for system: SystemVersion = .v17) -> [MenuLine] {
    var lines: [MenuLine] = menu.title.isEmpty ? [] : [.title(menu.title)]
    var isGroupEnded = false
    if system >= .v26, let stripes = stripes(of: menu) { return lines + stripes }
    for child in menu.knownChildren where !child.isHiddenInMenus {
      let group = (child as? UIMenu).flatMap { $0.options.contains(.displayInline) ? $0 : nil }
      let added =
        group.map { Self.lines(of: $0, for: system) } ?? [
          child is UIDeferredMenuElement ? .loading : .element(child)
        ]
      guard !added.isEmpty else { continue }
      if lines.contains(where: \.isRow), group != nil || isGroupEnded { lines.append(.band) }
      lines += added
      isGroupEnded = group != nil
    }
    return lines
  }

  /// Returns the rows of a menu of small or medium elements, or of a palette; `nil` for other menus.
  ///
  /// Elements that are not known yet are rows below the others.
  private static func stripes(of menu: UIMenu) -> [MenuLine]? {
    let isMedium = menu.preferredElementSize == .medium
    guard isMedium || menu.preferredElementSize == .small || menu.options.contains(.displayAsPalette) else {
      return nil
    }
    let children = menu.knownChildren.filter { !$0.isHiddenInMenus }
    let shown = children.filter { !($0 is UIDeferredMenuElement) }
    guard !shown.contains(where: { ($0 as? UIMenu)?.options.contains(.displayInline) == true }) else {
      return nil
    }
    var rest = shown[...]
    let stripes = MenuStripe.rows(shown.count, isMedium: isMedium).map { count -> MenuLine in
      defer { rest = rest.dropFirst(count) }
      return .stripe(Array(rest.prefix(count)), isMedium: isMedium)
    }
    return stripes + Array(repeating: .loading, count: children.count - shown.count)
  }

  /// Whether or not the line is that of an element, or of one that is not known yet.
  private var isRow: Bool {
    switch self {
    case .element, .loading, .stripe: true
    case .title, .band: false
    }
  }
}

extension UIMenu {
  /// The menu with its elements, and those of menus that are shown inline, from the last to the first.
  var reversed: UIMenu {
    replacingChildren(
      children.reversed().map { child in
        guard let inner = child as? UIMenu, inner.options.contains(.displayInline) else { return child }
        return inner.reversed
      })
  }

  /// The elements of the menu, with those of deferred elements in their place as far as they are known.
  var knownChildren: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      (child as? UIDeferredMenuElement)?.elements ?? [child]
    }
  }

  /// Asks for the elements that are not known, in the menu and in those that are shown inline; calls a closure for each answer.
  func loadElements(_ isFirst: Bool, _ completion: @escaping () -> Void) {
    for child in children {
      if let deferred = child as? UIDeferredMenuElement {
        if isFirst { deferred.prepare() }
        deferred.load(completion)
      } else if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
        inner.loadElements(isFirst, completion)
      }
    }
  }
}

extension UIMenuElement {
  /// Runs an action for a sender, or sends a command from a responder on; other elements do nothing.
  func perform(from start: UIResponder?, sender: AnyObject?) {
    switch self {
    case let action as UIAction: action.performWithSender(sender, target: nil)
    case let command as UICommand:
      if let target = start?.target(forAction: command.action, withSender: command) as? UIResponder {
        command.action.invoke(on: target, with: [command])
      }
    default: break
    }
  }

  /// The style of the element, and whether it can be used.
  var menuAttributes: Attributes {
    switch self {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
    default: []
    }
  }

  /// The check mark of the element.
  var menuState: State {
    switch self {
    case let action as UIAction: action.state
    case let command as UICommand: command.state
    default: .off
    }
  }

  /// Whether or not the element is left out.
  var isHiddenInMenus: Bool { menuAttributes.contains(.hidden) }
}
