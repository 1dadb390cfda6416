import DiagnosticCore
import Foundation

/// Changes of a table or collection view as a map of old places to new ones.
///
/// Deletions come first, then insertions and moves take their new places, and the rest fills the other places in its old
/// order, first the sections, then the items of each section that stays. A reloaded section is one whose items are all new;
/// a reloaded item keeps its place and gets a new cell.
struct ListUpdate {
  let changes: ListChanges
  let before, after: ListCounts

  private let sections: SlotMap
  private let sectionTargets: [Int: Int]
  private let sectionSources: [Int: Int]
  /// The maps of items in sections that stay, by the old section.
  private let items: [Int: SlotMap]
  private let itemTargets: [ItemPlace: ItemPlace]
  private let itemSources: [ItemPlace: ItemPlace]

  /// Creates the map of changes from `before` to `after`; see `problem`.
  init(_ changes: ListChanges, from before: ListCounts, to after: ListCounts) {
    (self.changes, self.before, self.after) = (changes, before, after)
    let (deleted, inserted) = (changes.deletedSections, changes.insertedSections)
    let moves = changes.movedSections
    sections = SlotMap(removed: deleted.union(moves.map(\.from)), added: inserted.union(moves.map(\.to)))
    sectionTargets = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
    sectionSources = Dictionary(moves.map { ($0.to, $0.from) }) { first, _ in first }
    itemTargets = Dictionary(changes.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    itemSources = Dictionary(changes.movedItems.map { ($0.to, $0.from) }) { first, _ in first }
    items = Self.maps(of: changes, sections, sectionTargets, sectionSources)
  }

  /// Creates the map of the move of one item, which may be to another section; `nil` if a place does not exist.
  init?(moving source: IndexPath, to target: IndexPath, in counts: ListCounts) {
    guard let from = ItemPlace(source), let to = ItemPlace(target), counts.contains(from),
      to.section < counts.sections
    else { return nil }
    var (changes, after) = (ListChanges(), counts)
    after.items[from.section] -= 1
    after.items[to.section] += 1
    guard after.contains(to) else { return nil }
    changes.moveItem(from, to: to)
    self.init(changes, from: counts, to: after)
  }

  private static func maps(
    of changes: ListChanges, _ sections: SlotMap, _ targets: [Int: Int], _ sources: [Int: Int]
  ) -> [Int: SlotMap] {
    var (removed, added): ([Int: [Int]], [Int: [Int]]) = ([:], [:])
    for place in changes.deletedItems { removed[place.section, default: []].append(place.item) }
    for move in changes.movedItems {
      removed[move.from.section, default: []].append(move.from.item)
      added[move.to.section, default: []].append(move.to.item)
    }
    for place in changes.insertedItems { added[place.section, default: []].append(place.item) }
    var maps: [Int: SlotMap] = [:]
    let touched = Set(removed.keys).union(added.keys.compactMap { sources[$0] ?? sections.old(of: $0) })
    for old in touched {
      guard let new = targets[old] ?? sections.new(of: old) else { continue }
      maps[old] = SlotMap(removed: removed[old] ?? [], added: added[new] ?? [])
    }
    return maps
  }

  // MARK: Places

  /// Returns the new number of a section, or `nil` if it is deleted.
  func newSection(of old: Int) -> Int? {
    changes.deletedSections.contains(old) ? nil : sectionTargets[old] ?? sections.new(of: old)
  }

  /// Returns the old number of a section, or `nil` if it is inserted.
  func oldSection(of new: Int) -> Int? {
    changes.insertedSections.contains(new) ? nil : sectionSources[new] ?? sections.old(of: new)
  }

  /// Returns the new place of an item, or `nil` if it is deleted.
  ///
  /// A reloaded item keeps its place; the items of a reloaded section have none.
  func newPlace(of old: ItemPlace) -> ItemPlace? {
    if changes.deletedItems.contains(old) { return nil }
    if let target = itemTargets[old] { return target }
    guard let section = newSection(of: old.section), !changes.reloadedSections.contains(old.section),
      let item = (items[old.section] ?? .identity).new(of: old.item)
    else { return nil }
    return ItemPlace(section, item)
  }

  /// Returns the old place of an item, or `nil` if it is inserted.
  func oldPlace(of new: ItemPlace) -> ItemPlace? {
    if changes.insertedItems.contains(new) { return nil }
    if let source = itemSources[new] { return source }
    guard let section = oldSection(of: new.section), !changes.reloadedSections.contains(section),
      let item = (items[section] ?? .identity).old(of: new.item)
    else { return nil }
    return ItemPlace(section, item)
  }

  /// Returns the new index path of an item, or `nil` if it is deleted.
  func newPath(of old: IndexPath) -> IndexPath? { ItemPlace(old).flatMap(newPlace)?.indexPath }

  /// Returns the old index path of an item, or `nil` if it is inserted.
  func oldPath(of new: IndexPath) -> IndexPath? { ItemPlace(new).flatMap(oldPlace)?.indexPath }
}
