import Foundation
import StyleCore

/// The changes that turn the sections and items of one snapshot into those of another, for a batch of updates.
///
/// Deletions and sources of moves are positions before the batch, insertions and destinations positions after it. A
/// section that is inserted or deleted brings its items along. The number of moves is the smallest: all but a longest
/// increasing run of the old positions move.
struct SnapshotDifference: Equatable {
  /// A move from a position before the batch to one after it.
  typealias Move = ListChanges.Move

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [Move<Int>] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []

  /// Whether or not nothing changes.
  var isEmpty: Bool { self == SnapshotDifference() }

  init() {}

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    // Old positions of the sections that stay, by their new ones.
    var stays: [Int?] = []
    for (index, section) in new.sectionIdentifiers.enumerated() {
      stays.append(old.indexOfSection(section))
      if stays[index] == nil { insertedSections.insert(index) }
    }
    for (index, section) in old.sectionIdentifiers.enumerated() where new.indexOfSection(section) == nil {
      deletedSections.insert(index)
    }
    movedSections = Self.moves(
      stays.enumerated().compactMap { new, old in old.map { Move(from: $0, to: new) } })
    compareItems(old, new, stays)
  }

  private mutating func compareItems<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ stays: [Int?]
  ) {
    var places = [Item: ItemPlace](minimumCapacity: old.numberOfItems)
    for (index, section) in old.sectionIdentifiers.enumerated() where !deletedSections.contains(index) {
      let items = old.contents[section] ?? []
      // Over indices, and without a subscript: items of unknown types make pairs and optional values expensive.
      for item in items.indices { places.updateValue(ItemPlace(index, item), forKey: items[item]) }
    }
    // The places of the old items that are in a section that stays, and are not deleted.
    var kept = old.sectionIdentifiers.map { [Bool](repeating: false, count: old.contents[$0]?.count ?? 0) }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      guard let oldSection = stays[index] else { continue }
      var within: [Move<Int>] = []
      let items = new.contents[section] ?? []
      for item in items.indices {
        guard let place = places[items[item]] else {
          insertedItems.append(IndexPath(item: item, section: index))
          continue
        }
        kept[place.section][place.item] = true
        if place.section == oldSection {
          within.append(Move(from: place.item, to: item))
        } else {
          movedItems.append(Move(from: place.indexPath, to: IndexPath(item: item, section: index)))
        }
      }
      for move in Self.moves(within) {
        let from = IndexPath(item: move.from, section: oldSection)
        movedItems.append(Move(from: from, to: IndexPath(item: move.to, section: index)))
      }
    }
    for (section, items) in kept.enumerated() where !deletedSections.contains(section) {
      for (item, isKept) in items.enumerated() where !isKept {
        deletedItems.append(IndexPath(item: item, section: section))
      }
    }
  }

  /// Returns the elements that have to move: those outside a longest run whose old positions increase.
  private static func moves(_ kept: [Move<Int>]) -> [Move<Int>] {
    let run = longestIncreasingRun(kept.map(\.from))
    guard run.count < kept.count else { return [] }
    var isFixed = [Bool](repeating: false, count: kept.count)
    for index in run { isFixed[index] = true }
    return kept.indices.filter { !isFixed[$0] }.map { kept[$0] }
  }

  /// Returns the indices of a longest increasing subsequence, by patience sorting: n log n, and n if it is sorted.
  static func longestIncreasingRun(_ numbers: [Int]) -> [Int] {
    // The index of the smallest end of a run of each length, and the predecessor of each number in its run.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let isLargest = ends.last.map { numbers[$0] < number } ?? true
      let length =
        isLargest ? ends.count : Bisection.first(in: 0..<ends.count) { numbers[ends[$0]] >= number }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var run: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      run.append(index)
      index = previous[index]
    }
    return run.reversed()
  }
}
