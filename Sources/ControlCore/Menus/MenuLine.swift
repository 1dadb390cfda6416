import Foundation
import StyleCore

/// A line of a displayed menu.
@MainActor
enum MenuLine {
  /// A row of an action, a command or a submenu.
  case element(UIMenuElement)
  /// The title of a menu or of a group in it.
  case title(String)
  /// The band between two groups.
  case band

  /// Returns the lines of a menu, without hidden elements; a menu that is shown inline is a group.
  static func lines(of menu: UIMenu) -> [MenuLine] {
    var lines: [MenuLine] = menu.title.isEmpty ? [] : [.title(menu.title)]
    var isGroupEnded = false
    for child in menu.children where !child.isHiddenInMenus {
      let group = (child as? UIMenu).flatMap { $0.options.contains(.displayInline) ? $0 : nil }
      let added = group.map(Self.lines(of:)) ?? [.element(child)]
      guard !added.isEmpty else { continue }
      let hasRows = lines.contains { if case .element = $0 { true } else { false } }
      if hasRows, group != nil || isGroupEnded { lines.append(.band) }
      lines += added
      isGroupEnded = group != nil
    }
    return lines
  }
}

extension UIMenuElement {
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

  fileprivate var isHiddenInMenus: Bool { menuAttributes.contains(.hidden) }
}
