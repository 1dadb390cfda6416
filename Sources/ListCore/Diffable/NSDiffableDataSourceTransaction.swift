/// A change of a list by the user, which moved an item.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The snapshot before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of all items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that changed, in their order.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    snapshot: (
      NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let (old, new) = (initial.contents[section] ?? [], final.contents[section] ?? [])
      guard old != new else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: snapshot(initial, section),
        finalSnapshot: snapshot(final, section), difference: new.difference(from: old).inferringMoves())
    }
  }
}

/// A change of a section by the user, which moved an item in it, into it or out of it.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The outline before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The outline after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of the visible items.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the snapshot with an item moved to a place among the others; nil without such an item or place.
  func movingItem(at source: (section: Int, item: Int), to target: (section: Int, item: Int)) -> Self? {
    guard sectionIdentifiers.indices.contains(source.section),
      sectionIdentifiers.indices.contains(target.section)
    else { return nil }
    var moved = self
    let (from, to) = (sectionIdentifiers[source.section], sectionIdentifiers[target.section])
    guard contents[from]?.indices.contains(source.item) == true,
      let item = moved.contents[from]?.remove(at: source.item),
      target.item >= 0, target.item <= moved.contents[to]?.count ?? 0
    else { return nil }
    moved.contents[to]?.insert(item, at: target.item)
    moved.homes[item] = to
    moved.orderChanged()
    return moved
  }
}
