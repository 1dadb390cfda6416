import Foundation

/// The positions of identifiers in a list, found when they are first asked for.
///
/// Copies of a snapshot share it until one changes, and then takes a new one. Sendable is unchecked: a lock guards the
/// only variable, and identifiers are shared as far as their type allows it.
final class IdentifierIndex<Identifier: Hashable>: @unchecked Sendable {
  private let lock = NSLock()
  private var positions: [Identifier: Int]?

  /// Returns the position of an identifier in `list`, which must be the same at each call.
  func position(of identifier: Identifier, in list: @autoclosure () -> [Identifier]) -> Int? {
    lock.withLock {
      let known = positions ?? Self.positions(in: list())
      positions = known
      return known[identifier]
    }
  }

  /// Returns the first position of each identifier.
  static func positions(in list: some Sequence<Identifier>) -> [Identifier: Int] {
    var positions = [Identifier: Int](minimumCapacity: list.underestimatedCount)
    for (position, identifier) in list.enumerated() where positions[identifier] == nil {
      positions.updateValue(position, forKey: identifier)
    }
    return positions
  }
}

/// A list of identifiers in the order in which they were first added.
struct OrderedIdentifiers<Identifier: Hashable> {
  private(set) var all: [Identifier] = []
  private var known: Set<Identifier> = []

  mutating func add(_ identifiers: [Identifier]) {
    for identifier in identifiers where known.insert(identifier).inserted { all.append(identifier) }
  }

  mutating func keep(_ isKept: (Identifier) -> Bool) {
    guard !all.allSatisfy(isKept) else { return }
    all.removeAll { !isKept($0) }
    known = Set(all)
  }
}

extension OrderedIdentifiers: Sendable where Identifier: Sendable {}
