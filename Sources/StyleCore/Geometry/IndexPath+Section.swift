public import Foundation

extension IndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates the index path of a row in a section of a table view.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The first index, that of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index, that of the item.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index, that of the row.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
