public import Foundation
package import ListCore

/// An object that is not hashable, known by its identity.
private struct ObjectKey: Hashable {
  let object: AnyObject

  static func == (left: ObjectKey, right: ObjectKey) -> Bool { left.object === right.object }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

extension AnyHashable {
  /// The identifier of which this is the key.
  var identifier: Any { (base as? ObjectKey)?.object ?? base }
}

/// The key of an identifier of any type: the identifier itself if it is hashable, or else the object.
func identifierKey(_ identifier: Any) -> AnyHashable {
  identifier as? AnyHashable ?? AnyHashable(ObjectKey(object: identifier as AnyObject))
}

/// Returns the keys of identifiers.
func identifierKeys(_ identifiers: [Any]) -> [AnyHashable] { identifiers.map(identifierKey) }

/// A snapshot of sections and items as an object, whose identifiers have any type.
///
/// An identifier that is not hashable is known by its identity.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  /// The snapshot as a value.
  package var value: NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>

  /// Creates a snapshot without sections.
  public override init() {
    value = NSDiffableDataSourceSnapshot()
    super.init()
  }

  init(_ value: NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>) {
    self.value = value
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(value) }

  // MARK: Facts

  /// The number of items.
  open var numberOfItems: Int { value.numberOfItems }
  /// The number of sections.
  open var numberOfSections: Int { value.numberOfSections }
  /// The identifiers of the sections.
  open var sectionIdentifiers: [Any] { value.sectionIdentifiers.map(\.identifier) }
  /// The identifiers of the items.
  open var itemIdentifiers: [Any] { value.itemIdentifiers.map(\.identifier) }
  /// The items that are loaded again.
  open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.map(\.identifier) }
  /// The sections that are loaded again.
  open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.map(\.identifier) }
  /// The items whose cells are configured again.
  open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.map(\.identifier) }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    value.numberOfItems(inSection: identifierKey(sectionIdentifier))
  }
  /// Returns the identifiers of the items in a section.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    value.itemIdentifiers(inSection: identifierKey(sectionIdentifier)).map(\.identifier)
  }
  /// Returns the identifier of the section of an item, or nil.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    value.sectionIdentifier(containingItem: identifierKey(itemIdentifier))?.identifier
  }
  /// Returns the number of an item among all, or `NSNotFound`.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    value.indexOfItem(identifierKey(itemIdentifier)) ?? NSNotFound
  }
  /// Returns the number of a section, or `NSNotFound`.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    value.indexOfSection(identifierKey(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) { value.appendItems(identifierKeys(identifiers)) }
  /// Adds items to a section.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any)
  {
    value.appendItems(identifierKeys(identifiers), toSection: identifierKey(sectionIdentifier))
  }
  /// Inserts items before another.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    value.insertItems(identifierKeys(identifiers), beforeItem: identifierKey(itemIdentifier))
  }
  /// Inserts items behind another.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    value.insertItems(identifierKeys(identifiers), afterItem: identifierKey(itemIdentifier))
  }
  /// Deletes items.
  open func deleteItems(withIdentifiers identifiers: [Any]) { value.deleteItems(identifierKeys(identifiers)) }
  /// Deletes all items and sections.
  open func deleteAllItems() { value.deleteAllItems() }
  /// Moves an item before another.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    value.moveItem(identifierKey(fromIdentifier), beforeItem: identifierKey(toIdentifier))
  }
  /// Moves an item behind another.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    value.moveItem(identifierKey(fromIdentifier), afterItem: identifierKey(toIdentifier))
  }
  /// Loads items again.
  open func reloadItems(withIdentifiers identifiers: [Any]) { value.reloadItems(identifierKeys(identifiers)) }
  /// Configures the cells of items again.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    value.reconfigureItems(identifierKeys(identifiers))
  }

  // MARK: Sections

  /// Adds sections.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.appendSections(identifierKeys(sectionIdentifiers))
  }
  /// Inserts sections before another.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.insertSections(
      identifierKeys(sectionIdentifiers), beforeSection: identifierKey(toSectionIdentifier))
  }
  /// Inserts sections behind another.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.insertSections(identifierKeys(sectionIdentifiers), afterSection: identifierKey(toSectionIdentifier))
  }
  /// Deletes sections.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.deleteSections(identifierKeys(sectionIdentifiers))
  }
  /// Moves a section before another.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.moveSection(identifierKey(fromSectionIdentifier), beforeSection: identifierKey(toSectionIdentifier))
  }
  /// Moves a section behind another.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    value.moveSection(identifierKey(fromSectionIdentifier), afterSection: identifierKey(toSectionIdentifier))
  }
  /// Loads sections again.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    value.reloadSections(identifierKeys(sectionIdentifiers))
  }
}
