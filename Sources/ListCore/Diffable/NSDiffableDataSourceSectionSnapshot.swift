import DiagnosticCore
import Foundation

/// The items of one section as an outline: items may have children, which show while their parent is expanded.
///
/// Differs from UIKit: identifiers that are repeated or unknown are reported, and the call goes on without them, where
/// UIKit raises an exception.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items with their descendants behind them, and the number of ancestors of each.
  private(set) var list: [ItemIdentifierType] = []
  private(set) var levels: [Int] = []
  private var expanded: Set<ItemIdentifierType> = []
  private var known: Set<ItemIdentifierType> = []
  private var index = IdentifierIndex<ItemIdentifierType>()

  /// Creates a snapshot without items.
  public init() {}

  // MARK: Items

  /// The items with all descendants, in the order in which they show when all are expanded.
  public var items: [ItemIdentifierType] { list }
  /// The items without parents.
  public var rootItems: [ItemIdentifierType] { list.indices.filter { levels[$0] == 0 }.map { list[$0] } }

  /// The items of which all ancestors are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    // The level of the collapsed item that hides those behind it.
    var hidingLevel = Int.max
    for (item, level) in zip(list, levels) {
      if level > hidingLevel { continue }
      visible.append(item)
      hidingLevel = expanded.contains(item) ? .max : level
    }
    return visible
  }

  /// Returns whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Returns whether an item is expanded; a new one is not.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var position = index(of: item) else { return false }
    while let parent = parentPosition(of: position) {
      guard expanded.contains(list[parent]) else { return false }
      position = parent
    }
    return true
  }

  /// Returns the position of an item among all of them; nil for an unknown item.
  public func index(of item: ItemIdentifierType) -> Int? {
    known.contains(item) ? index.position(of: item, in: list) : nil
  }

  /// Returns the number of ancestors of an item; 0 for an unknown item, which is reported.
  public func level(of item: ItemIdentifierType) -> Int {
    position(of: item, "find the level of").map { levels[$0] } ?? 0
  }

  /// Returns the parent of an item; nil for one without a parent.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    position(of: child, "find the parent of").flatMap(parentPosition).map { list[$0] }
  }

  /// Returns the descendants of an item as a snapshot, with the item itself as the root if that is wanted.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    guard let position = position(of: parent, "take a snapshot of") else { return part }
    let range = (includingParent ? position : position + 1)..<end(of: position)
    let base = levels[position] + (includingParent ? 0 : 1)
    part.list = Array(list[range])
    part.levels = levels[range].map { $0 - base }
    part.known = Set(part.list)
    part.expanded = expanded.intersection(part.known)
    return part
  }

  // MARK: Changes

  /// Adds items as the last children of a parent; nil adds them as the last without a parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return place(items, level: 0, at: list.count) }
    guard let position = position(of: parent, "append to") else { return }
    place(items, level: levels[position] + 1, at: end(of: position))
  }

  /// Inserts items before another, as children of its parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let position = position(of: item, "insert before") else { return }
    place(items, level: levels[position], at: position)
  }

  /// Inserts items after another and its descendants, as children of its parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let position = position(of: item, "insert after") else { return }
    place(items, level: levels[position], at: end(of: position))
  }

  /// Inserts the items of a snapshot before an item, as children of its parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    guard let position = position(of: item, "insert before") else { return }
    place(snapshot, level: levels[position], at: position)
  }

  /// Inserts the items of a snapshot after an item and its descendants, as children of its parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    guard let position = position(of: item, "insert after") else { return }
    place(snapshot, level: levels[position], at: end(of: position))
  }

  /// Replaces the descendants of an item by the items of a snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let position = position(of: parent, "replace the children of") else { return }
    remove(position + 1..<end(of: position))
    place(snapshot, level: levels[position] + 1, at: position + 1)
  }

  /// Deletes items with their descendants; unknown ones are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let deleted = Set(items)
    var kept = Self()
    var deletingLevel = Int.max
    for (item, level) in zip(list, levels) {
      if level > deletingLevel { continue }
      deletingLevel = deleted.contains(item) ? level : .max
      guard deletingLevel == .max else { continue }
      kept.list.append(item)
      kept.levels.append(level)
    }
    kept.known = Set(kept.list)
    kept.expanded = expanded.intersection(kept.known)
    self = kept
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items, so that their children are visible; unknown ones are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) { expanded.insert(item) }
  }

  /// Collapses items, so that their descendants are hidden.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { expanded.remove(item) }
  }

  /// Returns the items in lines, indented by their level, with a mark before those that are expanded (-) or not (+).
  public func visualDescription() -> String {
    var lines: [String] = []
    for (position, item) in list.enumerated() {
      let mark = expanded.contains(item) ? "-" : "+"
      lines.append(String(repeating: "    ", count: levels[position]) + "\(mark) \(item)")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Support

  private func position(of item: ItemIdentifierType, _ use: String) -> Int? {
    if let position = index(of: item) { return position }
    LayoutDiagnostics.report(.snapshot(.missingInSection("\(item)", use: use)))
    return nil
  }

  private func parentPosition(of position: Int) -> Int? {
    let level = levels[position]
    return level == 0 ? nil : levels[..<position].lastIndex { $0 < level }
  }

  /// Returns the position behind the descendants of an item.
  private func end(of position: Int) -> Int {
    levels[(position + 1)...].firstIndex { $0 <= levels[position] } ?? list.count
  }

  private mutating func place(_ items: [ItemIdentifierType], level: Int, at position: Int) {
    place(items, Array(repeating: level, count: items.count), at: position)
  }

  private mutating func place(_ part: Self, level: Int, at position: Int) {
    place(part.list, part.levels.map { $0 + level }, at: position)
    expanded.formUnion(part.expanded)
  }

  /// Places items that the snapshot does not have; others are reported, and stay where they are.
  private mutating func place(_ items: [ItemIdentifierType], _ itemLevels: [Int], at position: Int) {
    var repeated: [ItemIdentifierType] = []
    var (added, addedLevels): ([ItemIdentifierType], [Int]) = ([], [])
    for (item, level) in zip(items, itemLevels) {
      guard known.insert(item).inserted else {
        repeated.append(item)
        continue
      }
      added.append(item)
      // Without its parent, an item takes the place of that.
      addedLevels.append(min(level, (addedLevels.last ?? itemLevels[0] - 1) + 1))
    }
    if !repeated.isEmpty {
      LayoutDiagnostics.report(.snapshot(.duplicatesInSection(repeated.map { "\($0)" })))
    }
    list.insert(contentsOf: added, at: position)
    levels.insert(contentsOf: addedLevels, at: position)
    index = IdentifierIndex()
  }

  private mutating func remove(_ range: Range<Int>) {
    known.subtract(list[range])
    expanded.subtract(list[range])
    list.removeSubrange(range)
    levels.removeSubrange(range)
    index = IdentifierIndex()
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
