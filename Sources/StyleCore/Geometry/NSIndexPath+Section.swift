public import Foundation

extension NSIndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexPath: IndexPath(item: item, section: section))
  }

  /// Creates the index path of a row in a section of a table view.
  public convenience init(row: Int, section: Int) {
    self.init(indexPath: IndexPath(row: row, section: section))
  }

  /// Creates the index path of the same indices.
  private convenience init(indexPath: IndexPath) {
    let indexes = Array(indexPath)
    unsafe self.init(indexes: indexes, length: indexes.count)
  }

  /// The first index, that of the section.
  public var section: Int { index(atPosition: 0) }

  /// The second index, that of the item.
  public var item: Int { index(atPosition: 1) }

  /// The second index, that of the row.
  public var row: Int { index(atPosition: 1) }
}
