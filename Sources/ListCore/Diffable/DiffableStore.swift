import Foundation
import LayoutCore
import StyleCore

/// A table or collection view, as far as a diffable data source changes it.
@MainActor
protocol DiffableList: AnyObject {
  /// Whether or not changes can be animated: the list shows something already.
  var showsItems: Bool { get }
  /// Asks the data source for everything again.
  func reloadEverything()
  /// Performs changes as a group, after `change` changed the data.
  func performDifference(
    _ difference: SnapshotDifference, change: @escaping () -> Void, completion: @escaping () -> Void)
  /// Replaces the cells of items and the views of sections.
  func reloadForSnapshot(_ items: [IndexPath], _ sections: IndexSet)
  /// Configures the cells of items again.
  func reconfigureForSnapshot(_ items: [IndexPath])
}

/// The data of a diffable data source, and the changes from one snapshot to the next.
@MainActor
final class DiffableStore<Section: Hashable, Item: Hashable> {
  /// The present snapshot, without requests to reload.
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  /// The outlines of the sections that have one.
  private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  // MARK: Places

  /// Returns the item at an index path; nil without one.
  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(at: path.section), let items = snapshot.contents[section],
      items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  /// Returns the index path of an item; nil for an unknown item.
  func indexPath(of item: Item) -> IndexPath? {
    guard let home = snapshot.homes[item], let section = snapshot.indexOfSection(home),
      let index = snapshot.indexOfItem(item)
    else { return nil }
    let before = snapshot.sectionIdentifiers[..<section].reduce(0) {
      $0 + (snapshot.contents[$1]?.count ?? 0)
    }
    return IndexPath(item: index - before, section: section)
  }

  /// Returns the section at an index; nil without one.
  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  /// Returns the number of items in the section at an index, 0 without one.
  func numberOfItems(inSection index: Int) -> Int {
    section(at: index).flatMap { snapshot.contents[$0]?.count } ?? 0
  }

  // MARK: Outlines

  /// Returns the outline of a section: that which was applied, or its items without children.
  func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    outline(of: section, in: snapshot)
  }

  func outline(
    of section: Section, in snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> NSDiffableDataSourceSectionSnapshot<Item> {
    let items = snapshot.contents[section] ?? []
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<Item>()
    flat.append(items)
    return flat
  }

  /// Whether or not a section has an outline with children.
  func hasOutline(_ section: Section) -> Bool { outlines[section] != nil }

  /// Sets the outline of a section, and returns the snapshot with its visible items.
  func showing(
    _ outline: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    outlines[section] = outline
    var new = snapshot
    new.setItems(outline.visibleItems, of: section)
    return new
  }

  // MARK: Changes

  /// Makes a snapshot the present one without changing a list; it is the result of a move that the list made.
  func take(_ new: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = new.settled
    for section in Array(outlines.keys) where outlines[section]?.visibleItems != snapshot.contents[section] {
      outlines[section] = nil
    }
  }

  /// Makes a snapshot the present one, and reloads the whole list.
  func reload(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, in list: (any DiffableList)?,
    completion: (() -> Void)?
  ) {
    take(new)
    list?.reloadEverything()
    completion?()
  }

  /// Makes a snapshot the present one, with the smallest changes of the list.
  func apply(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, to list: (any DiffableList)?, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let list, list.showsItems else { return reload(new, in: list, completion: completion) }
    guard !animated else { return change(to: new, list, completion) }
    UIView.performWithoutAnimation { change(to: new, list, completion) }
  }

  private func change(
    to new: NSDiffableDataSourceSnapshot<Section, Item>, _ list: any DiffableList, _ completion: (() -> Void)?
  ) {
    let difference = SnapshotDifference(from: snapshot, to: new)
    guard !difference.isEmpty else {
      take(new)
      refresh(new, list)
      completion?()
      return
    }
    list.performDifference(difference, change: { self.take(new) }, completion: { completion?() })
    refresh(new, list)
  }

  /// Reloads and reconfigures the items and sections for which a snapshot requests it, at their new places.
  private func refresh(_ new: NSDiffableDataSourceSnapshot<Section, Item>, _ list: any DiffableList) {
    let sections = IndexSet(new.reloadedSectionIdentifiers.compactMap(snapshot.indexOfSection))
    let items = new.reloadedItemIdentifiers.compactMap(indexPath).filter { !sections.contains($0.section) }
    if !items.isEmpty || !sections.isEmpty { list.reloadForSnapshot(items, sections) }
    let reloaded = Set(items)
    let reconfigured = new.reconfiguredItemIdentifiers.compactMap(indexPath).filter {
      !sections.contains($0.section) && !reloaded.contains($0)
    }
    if !reconfigured.isEmpty { list.reconfigureForSnapshot(reconfigured) }
  }
}
