/// A counter of the topological orders of nodes.
///
/// Unconnected parts are counted independently, and interleave in binomially many ways. A connected part begins with a
/// node without needs or ends with one without dependents: the smaller of both sets is tried, and the rest is counted
/// in the same way, with memoization.
struct OrderCounting {
  private typealias Nodes = UInt128

  /// The largest exact count.
  static let largest: UInt64 = 1_000_000_000_000_000_000
  /// The maximum number of counted sets of nodes.
  private static let setLimit = 1 << 18

  /// The needs of each part's nodes, numbered in the part, without what is given.
  private var parts: [[[Int]]]
  private var needs: [Nodes] = []
  private var dependents: [Nodes] = []
  private var known: [Nodes: UInt64] = [:]

  /// Creates the counter for the nodes from `first` on; those before are given.
  init(needs: [[Int]], from first: Int) {
    parts = Self.parts(needs[first...].map { $0.compactMap { $0 >= first ? $0 - first : nil } })
  }

  var count: DependencyGraph.OrderCount {
    mutating get {
      var (total, size): (UInt64, Int) = (1, 0)
      var isUncounted = false
      // All parts are counted: if one exceeds the largest count, the others do not matter.
      for part in parts {
        size += part.count
        total = Self.product(total, Self.binomial(size, part.count))
        if let orders = count(part) { total = Self.product(total, orders) } else { isUncounted = true }
      }
      if total > Self.largest { return .moreThan1e18 }
      return isUncounted ? .uncounted : .exactly(Int(total))
    }
  }

  /// Returns the number of orders of a connected part; nil if there are too many to search.
  private mutating func count(_ part: [[Int]]) -> UInt64? {
    guard part.count <= Nodes.bitWidth else { return nil }
    (needs, dependents) = (part.map { _ in 0 }, part.map { _ in 0 })
    known = [:]
    for (node, others) in part.enumerated() {
      for other in others {
        needs[node] |= 1 << Nodes(other)
        dependents[other] |= 1 << Nodes(node)
      }
    }
    return count(part.count == Nodes.bitWidth ? .max : (1 << Nodes(part.count)) - 1)
  }

  private mutating func count(_ nodes: Nodes) -> UInt64? {
    guard nodes & (nodes &- 1) != 0 else { return 1 }
    if let count = known[nodes] { return count }
    guard known.count < Self.setLimit else { return nil }
    var total: UInt64 = 0
    let connected = connected(nodes)
    if connected == nodes {
      let (first, last) = ends(of: nodes)
      for end in Self.members(first.nonzeroBitCount <= last.nonzeroBitCount ? first : last) {
        guard let rest = count(nodes & ~(1 << Nodes(end))) else { return nil }
        total = min(total + rest, Self.largest + 1)
      }
    } else {
      guard let part = count(connected), let rest = count(nodes & ~connected) else { return nil }
      total = Self.product(
        Self.product(part, rest), Self.binomial(nodes.nonzeroBitCount, connected.nonzeroBitCount))
    }
    known[nodes] = total
    return total
  }

  /// Returns the nodes that need none of the others, and those that none of the others needs.
  private func ends(of nodes: Nodes) -> (first: Nodes, last: Nodes) {
    var (first, last): (Nodes, Nodes) = (0, 0)
    for node in Self.members(nodes) {
      if needs[node] & nodes == 0 { first |= 1 << Nodes(node) }
      if dependents[node] & nodes == 0 { last |= 1 << Nodes(node) }
    }
    return (first, last)
  }

  /// Returns the nodes connected to the first.
  private func connected(_ nodes: Nodes) -> Nodes {
    var (found, new): (Nodes, Nodes) = (0, nodes & (~nodes &+ 1))
    while new != 0 {
      found |= new
      var next: Nodes = 0
      for node in Self.members(new) { next |= needs[node] | dependents[node] }
      new = next & nodes & ~found
    }
    return found
  }

  private static func members(_ nodes: Nodes) -> some Sequence<Int> {
    sequence(state: nodes) { rest in
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return rest.trailingZeroBitCount
    }
  }

  /// Returns the connected parts, with the nodes numbered in each part.
  private static func parts(_ needs: [[Int]]) -> [[[Int]]] {
    var around = needs
    for (node, others) in needs.enumerated() {
      for other in others { around[other].append(node) }
    }
    var numbers: [Int?] = needs.map { _ in nil }
    return needs.indices.compactMap { start in
      guard numbers[start] == nil else { return nil }
      var (part, next) = ([start], 0)
      numbers[start] = 0
      while next < part.count {
        for other in around[part[next]] where numbers[other] == nil {
          numbers[other] = part.count
          part.append(other)
        }
        next += 1
      }
      return part.map { needs[$0].compactMap { numbers[$0] } }
    }
  }

  /// Returns the product, capped above the largest count, as all factors are at least 1.
  private static func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
    UInt64(min(UInt128(a) * UInt128(b), UInt128(largest + 1)))
  }

  /// Returns the binomial coefficient of `n` and `k`, capped above the largest count.
  private static func binomial(_ n: Int, _ k: Int) -> UInt64 {
    var result: UInt128 = 1
    for step in 0..<min(k, n - k) {
      result = result * UInt128(n - step) / UInt128(step + 1)
      // The result only grows from here.
      if result > UInt128(largest) { return largest + 1 }
    }
    return UInt64(result)
  }
}
