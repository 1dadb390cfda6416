/// A map from old to new numbers in which what is neither taken out nor put in keeps its order.
///
/// An old number that is not `removed` has a place among those that stay; a new number that is not `added` has one as
/// well, and the two with the same place belong together. Each look-up takes a logarithm of the number of changes.
struct SlotMap: Sendable {
  private let removed: [Int]
  private let added: [Int]

  /// Creates the map of old numbers that go and new numbers that come.
  init(removed: some Sequence<Int>, added: some Sequence<Int>) {
    self.removed = Set(removed).sorted()
    self.added = Set(added).sorted()
  }

  /// The map that changes nothing.
  static let identity = SlotMap(removed: [], added: [])

  /// Returns the new number of an old one, or `nil` if it goes.
  func new(of old: Int) -> Int? { Self.partner(of: old, removed, added) }

  /// Returns the old number of a new one, or `nil` if it comes.
  func old(of new: Int) -> Int? { Self.partner(of: new, added, removed) }

  private static func partner(of number: Int, _ missing: [Int], _ gaps: [Int]) -> Int? {
    let smaller = Bisection.first(in: missing.indices) { missing[$0] >= number }
    if smaller < missing.count, missing[smaller] == number { return nil }
    let rank = number - smaller
    // A gap is before the partner if as many numbers without a gap precede it as the rank says, or fewer.
    return rank + Bisection.first(in: gaps.indices) { gaps[$0] - $0 > rank }
  }
}
