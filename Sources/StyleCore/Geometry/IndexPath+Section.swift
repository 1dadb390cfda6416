public import Foundation

extension IndexPath {
  /// The place of an item in a section of a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The place of a row in a section of a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
