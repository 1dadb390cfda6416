import Foundation

/// The changes of a table that were announced in a group, with their animations.
struct TableChanges {
  typealias RowAnimation = UITableView.RowAnimation

  var list = ListChanges()
  var reconfigured: [IndexPath] = []
  /// The animations of what comes, by rows and by sections as after the changes.
  private(set) var insertedRows: [IndexPath: RowAnimation] = [:]
  private(set) var insertedSections: [Int: RowAnimation] = [:]
  /// The animations of what goes, by rows and by sections as before the changes.
  private(set) var deletedRows: [IndexPath: RowAnimation] = [:]
  private(set) var deletedSections: [Int: RowAnimation] = [:]

  /// Whether or not nothing changes.
  var isEmpty: Bool { list.isEmpty && reconfigured.isEmpty }

  /// Returns the place of an index path, or one that does not exist, which the checks report.
  private func place(_ path: IndexPath) -> ItemPlace { ItemPlace(path) ?? ItemPlace(-1, -1) }

  mutating func insert(_ paths: [IndexPath], _ animation: RowAnimation) {
    for path in paths {
      list.insertedItems.insert(place(path))
      insertedRows[path] = animation
    }
  }

  mutating func delete(_ paths: [IndexPath], _ animation: RowAnimation) {
    for path in paths {
      list.deletedItems.insert(place(path))
      deletedRows[path] = animation
    }
  }

  mutating func reload(_ paths: [IndexPath], _ animation: RowAnimation) {
    for path in paths {
      list.reloadedItems.insert(place(path))
      deletedRows[path] = animation
    }
  }

  mutating func move(_ path: IndexPath, _ target: IndexPath) {
    list.moveItem(place(path), to: place(target))
  }

  mutating func insert(_ sections: IndexSet, _ animation: RowAnimation) {
    for section in sections {
      list.insertedSections.insert(section)
      insertedSections[section] = animation
    }
  }

  mutating func delete(_ sections: IndexSet, _ animation: RowAnimation) {
    for section in sections {
      list.deletedSections.insert(section)
      deletedSections[section] = animation
    }
  }

  mutating func reload(_ sections: IndexSet, _ animation: RowAnimation) {
    for section in sections {
      list.reloadedSections.insert(section)
      deletedSections[section] = animation
    }
  }

  mutating func reconfigure(_ paths: [IndexPath]) { reconfigured += paths }

  /// Returns the animation of an element that comes.
  func entrance(of element: TableElement) -> RowAnimation {
    element.indexPath.flatMap { insertedRows[$0] } ?? insertedSections[element.section] ?? .automatic
  }

  /// Returns the animation of an element that goes.
  func exit(of element: TableElement) -> RowAnimation {
    element.indexPath.flatMap { deletedRows[$0] } ?? deletedSections[element.section] ?? .automatic
  }
}
