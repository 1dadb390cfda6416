import Foundation
import StyleCore

/// The rows of a sidebar: the tabs of the first level, and a section for each group (26.B.18).
@MainActor
struct TabSidebarRows {
  /// A section: a group's, or that of tabs side by side without one.
  @MainActor
  struct Section {
    let title: String?
    var rows: [UITabSidebarItem.Content] = []
  }

  private(set) var sections: [Section] = []

  init(of tabs: [UITab]) {
    var isOpen = false
    for tab in tabs where !tab.isHidden {
      guard let group = tab as? UITabGroup, group.sidebarAppearance != .inline else {
        if !isOpen { sections.append(Section(title: nil)) }
        isOpen = true
        sections[sections.count - 1].rows.append(.tab(tab))
        continue
      }
      isOpen = false
      var section = Section(title: group.title)
      section.rows = group.displayOrder.filter { !$0.isHidden }.map { .tab($0) }
      section.rows += group.sidebarActions.map { .action($0) }
      sections.append(section)
    }
  }

  /// Returns the place of a tab.
  func place(of tab: UITab) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      for (item, row) in content.rows.enumerated() {
        if case .tab(let other) = row, other === tab { return IndexPath(item: item, section: section) }
      }
    }
    return nil
  }

  subscript(place: IndexPath) -> UITabSidebarItem.Content? {
    guard sections.indices.contains(place.section),
      sections[place.section].rows.indices.contains(place.item)
    else { return nil }
    return sections[place.section].rows[place.item]
  }
}
