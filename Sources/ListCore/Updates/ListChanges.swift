import Foundation

/// The changes that code announced to a table or collection view, before they are applied together.
///
/// Deletions, reloads, and the starts of moves are numbered as before all changes; insertions and the ends of moves as
/// after all of them.
struct ListChanges {
  /// A move of a section or an item.
  struct Move<Place: Hashable>: Hashable {
    let from, to: Place
  }

  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Move<Int>] = []
  var deletedItems: Set<ItemPlace> = []
  var insertedItems: Set<ItemPlace> = []
  var reloadedItems: Set<ItemPlace> = []
  var movedItems: [Move<ItemPlace>] = []

  /// Whether or not nothing changes.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
  }

  /// Adds the move of a section.
  mutating func moveSection(_ section: Int, to target: Int) {
    movedSections.append(Move(from: section, to: target))
  }

  /// Adds the move of an item.
  mutating func moveItem(_ place: ItemPlace, to target: ItemPlace) {
    movedItems.append(Move(from: place, to: target))
  }
}
