import Foundation
import TestSupport

@testable import ListCore

typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

extension SeededGenerator {
  /// Returns a number from 0 up to, but not including, a limit.
  mutating func index(below limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

  /// Returns a snapshot of random sections and items, of up to `sections` sections with 20 items together.
  mutating func snapshot(sections: Int = 5) -> Snapshot {
    var snapshot = Snapshot()
    let names = ["a", "b", "c", "d", "e", "f"].shuffled(using: &self).prefix(index(below: sections + 1))
    snapshot.appendSections(Array(names))
    guard !names.isEmpty else { return snapshot }
    var items = Array((0..<24).shuffled(using: &self).prefix(index(below: 21)))
    // Some runs keep the order of the numbers, since random orders have only short ones.
    if index(below: 2) == 0 { items.sort() }
    for name in names {
      let count = name == names.last ? items.count : index(below: items.count + 1)
      snapshot.appendItems(Array(items.prefix(count)), toSection: name)
      items.removeFirst(count)
    }
    return snapshot
  }
}

extension Snapshot {
  /// The items by section.
  var rows: [[ItemIdentifierType]] { sectionIdentifiers.map { itemIdentifiers(inSection: $0) } }
}
