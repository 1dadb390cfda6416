extension DependencyGraph {
  /// Returns the first valid orders of the components that the code sets, each after all that it depends on.
  ///
  /// They are in lexicographic order of the places in `order`: the code's own comes first if it is valid. The result is
  /// empty if there is none.
  public func validOrders(limit: Int) -> [[Component]] {
    guard limit > 0, cycles.isEmpty else { return [] }
    var search = OrderSearch(Adjacency(self), from: givenCount, limit: limit)
    search.run()
    return search.orders.map { $0.map { order[$0] } }
  }

  /// The number of valid orders of the components that the code sets.
  public var validOrderCount: OrderCount {
    guard cycles.isEmpty else { return .none }
    var counting = OrderCounting(needs: Adjacency(self).needs, from: givenCount)
    return counting.count
  }

  /// A number of orders.
  public enum OrderCount: Hashable, Sendable, CustomStringConvertible {
    /// No order: there are cycles.
    case none
    /// A number of at most 10^18.
    case exactly(Int)
    /// A number of more than 10^18.
    case moreThan1e18
    /// A number that is not counted, since too many components depend on each other in too many ways.
    case uncounted

    public var description: String {
      switch self {
      case .none: "no valid order"
      case .exactly(1): "1 valid order"
      case .exactly(let count): "\(Self.grouped(count)) valid orders"
      case .moreThan1e18: "more than 10^18 valid orders"
      case .uncounted: "too many valid orders to count"
      }
    }

    /// Returns a number with a comma before each three digits: 2,520.
    private static func grouped(_ count: Int) -> String {
      let digits = Array(String(count))
      return digits.indices.reduce(into: "") { text, place in
        if place > 0, (digits.count - place).isMultiple(of: 3) { text += "," }
        text.append(digits[place])
      }
    }
  }
}

/// A search of orders, with the smallest place first that has all it needs.
private struct OrderSearch {
  private let adjacency: DependencyGraph.Adjacency
  private let limit: Int
  /// The places in the present order so far.
  private var path: [Int] = []
  private var unmet: [Int]
  private var isTaken: [Bool]
  private let first: Int
  private(set) var orders: [[Int]] = []

  init(_ adjacency: DependencyGraph.Adjacency, from first: Int, limit: Int) {
    (self.adjacency, self.first, self.limit) = (adjacency, first, limit)
    unmet = adjacency.needs.map { needs in needs.count { $0 >= first } }
    isTaken = Array(repeating: false, count: unmet.count)
  }

  mutating func run() {
    var next = first
    while orders.count < limit {
      if path.count == unmet.count - first { orders.append(path) }
      // The next free place; without one, another in place of the last.
      while next < unmet.count, isTaken[next] || unmet[next] > 0 { next += 1 }
      if next < unmet.count {
        path.append(next)
        mark(next, isTaken: true)
        next = first
      } else {
        guard let last = path.popLast() else { return }
        mark(last, isTaken: false)
        next = last + 1
      }
    }
  }

  private mutating func mark(_ place: Int, isTaken: Bool) {
    self.isTaken[place] = isTaken
    for dependent in adjacency.dependents[place] { unmet[dependent] += isTaken ? -1 : 1 }
  }
}
