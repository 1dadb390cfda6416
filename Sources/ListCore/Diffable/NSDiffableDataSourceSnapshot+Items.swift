import DiagnosticCore
import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; nil is the last one.
  ///
  /// Items that the snapshot has are moved there, which is reported.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return report(.noSections) }
    guard contents[section] != nil else {
      return report(.missing(.section, "\(section)", use: "append items to"))
    }
    let added = taken(identifiers)
    for item in added { homes.updateValue(section, forKey: item) }
    contents[section]?.append(contentsOf: added)
    orderChanged()
  }

  /// Inserts items before another.
  ///
  /// Items that the snapshot has are moved there, which is reported.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another.
  ///
  /// Items that the snapshot has are moved there, which is reported.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at neighbour: ItemIdentifierType, offset: Int) {
    guard let section = homes[neighbour] else {
      return report(.missing(.item, "\(neighbour)", use: "insert items beside"))
    }
    let added = taken(items.filter { $0 != neighbour })
    place(added, beside: neighbour, offset: offset, in: section)
  }

  /// Places items that the snapshot does not have beside one that it has.
  private mutating func place(
    _ items: [ItemIdentifierType], beside neighbour: ItemIdentifierType, offset: Int,
    in section: SectionIdentifierType
  ) {
    guard let position = contents[section]?.firstIndex(of: neighbour) else { return }
    for item in items { homes.updateValue(section, forKey: item) }
    contents[section]?.insert(contentsOf: items, at: position + offset)
    orderChanged()
  }

  /// Removes the items that the snapshot has from their places, and returns the items without repetitions.
  private mutating func taken(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let items = unique(items, .item)
    let present = items.filter { homes[$0] != nil }
    if !present.isEmpty {
      report(.alreadyPresent(.item, present.map { "\($0)" }))
      remove(present)
    }
    return items
  }

  private mutating func remove(_ items: [ItemIdentifierType]) {
    let removed = Set(items)
    let sections = Set(items.compactMap { homes.removeValue(forKey: $0) })
    for section in sectionIdentifiers where sections.contains(section) {
      contents[section]?.removeAll { removed.contains($0) }
    }
    orderChanged()
  }

  /// Deletes items; unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let present = identifiers.filter { homes[$0] != nil }
    guard !present.isEmpty else { return }
    remove(present)
    dropRequests()
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item to the place before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item to the place after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(_ item: ItemIdentifierType, to neighbour: ItemIdentifierType, offset: Int) {
    guard homes[item] != nil else { return report(.missing(.item, "\(item)", use: "move")) }
    guard let section = homes[neighbour] else {
      return report(.missing(.item, "\(neighbour)", use: "move an item beside"))
    }
    guard item != neighbour else { return }
    remove([item])
    place([item], beside: neighbour, offset: offset, in: section)
  }

  /// Requests new cells for items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.add(known(identifiers, "reload"))
  }

  /// Requests that the cells of items are configured again, rather than replaced.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItems.add(known(identifiers, "reconfigure"))
  }

  /// Returns the items that the snapshot has; the others are reported.
  private func known(_ items: [ItemIdentifierType], _ use: String) -> [ItemIdentifierType] {
    items.filter { item in
      if homes[item] == nil { report(.missing(.item, "\(item)", use: use)) }
      return homes[item] != nil
    }
  }

  /// Drops the requests for items and sections that are no longer there.
  mutating func dropRequests() {
    reloadedItems.keep { homes[$0] != nil }
    reconfiguredItems.keep { homes[$0] != nil }
    reloadedSections.keep { contents[$0] != nil }
  }
}
