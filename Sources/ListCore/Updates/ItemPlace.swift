import DiagnosticCore
import Foundation
import StyleCore

/// The place of an item or a row: its section, and its number in there.
///
/// It costs less than an index path.
struct ItemPlace: Hashable, Comparable, Sendable {
  var section: Int
  var item: Int

  /// Creates the place of an item in a section.
  init(_ section: Int, _ item: Int) {
    (self.section, self.item) = (section, item)
  }

  /// Creates the place of an index path, or `nil` if it is not one of an item in a section.
  init?(_ path: IndexPath) {
    guard path.count == 2, path[0] >= 0, path[1] >= 0 else { return nil }
    self.init(path[0], path[1])
  }

  /// Creates the place of an item that code announced.
  ///
  /// A path that is not one of an item stands for an item that does not exist, which the checks report.
  init(announced path: IndexPath) {
    self = ItemPlace(path) ?? ItemPlace(-1, -1)
  }

  /// The index path of the place.
  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  static func < (first: ItemPlace, second: ItemPlace) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
}

/// The numbers of the items of each section.
struct ListCounts: Equatable, Sendable {
  var items: [Int] = []

  /// The number of sections.
  var sections: Int { items.count }

  /// Returns the number of items of a section, 0 if it does not exist.
  func items(in section: Int) -> Int { items.indices.contains(section) ? items[section] : 0 }

  /// Returns whether there is an item at a place.
  func contains(_ place: ItemPlace) -> Bool {
    place.section >= 0 && place.item >= 0 && place.item < items(in: place.section)
  }
}
