import DiagnosticCore
import Foundation

/// The sections and items of a list at one time, by identifiers that are unique in it.
///
/// Differs from UIKit: identifiers that are repeated or unknown are reported, and the call goes on without them, where
/// UIKit raises an exception.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections, in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  var reloadedSections = OrderedIdentifiers<SectionIdentifierType>()
  var reloadedItems = OrderedIdentifiers<ItemIdentifierType>()
  var reconfiguredItems = OrderedIdentifiers<ItemIdentifierType>()
  private var itemIndex = IdentifierIndex<ItemIdentifierType>()
  private var sectionIndex = IdentifierIndex<SectionIdentifierType>()

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Contents

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { homes.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { contents[$0] ?? [] } }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items(of: identifier, "count").count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items(of: identifier, "list")
  }

  private func items(of section: SectionIdentifierType, _ use: String) -> [ItemIdentifierType] {
    if let items = contents[section] { return items }
    report(.missing(.section, "\(section)", use: use))
    return []
  }

  /// Returns the section that has an item; nil for an unknown item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// Returns the position of an item among those of all sections; nil for an unknown item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIndex.position(of: identifier, in: itemIdentifiers)
  }

  /// Returns the position of a section; nil for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIndex.position(of: identifier, in: sectionIdentifiers)
  }

  /// The sections that are to be reloaded.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.all }
  /// The items whose cells are to be replaced.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.all }
  /// The items whose cells are to be configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.all }

  // MARK: Support

  func report(_ error: SnapshotError) { LayoutDiagnostics.report(.snapshot(error)) }

  /// Forgets the positions, since the order changed.
  mutating func orderChanged(ofSections: Bool = false) {
    itemIndex = IdentifierIndex()
    if ofSections { sectionIndex = IdentifierIndex() }
  }

  /// Returns identifiers without repetitions, which are reported.
  func unique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: SnapshotError.Kind) -> [Identifier] {
    var known = Set<Identifier>(minimumCapacity: identifiers.count)
    var (unique, repeated): ([Identifier], [Identifier]) = ([], [])
    unique.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      if known.insert(identifier).inserted { unique.append(identifier) } else { repeated.append(identifier) }
    }
    if !repeated.isEmpty { report(.duplicates(kind, repeated.map { "\($0)" })) }
    return unique
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
