/// A topological order of nodes with dependencies, or a cycle that prevents one.
///
/// Nodes are numbered in document order. The smallest node whose dependencies are met is always next, so that the order
/// depends on the input alone (Kahn 1962, with a heap of the ready nodes).
enum DependencyOrder: Equatable, Sendable {
  /// All nodes, each after all its dependencies.
  case ordered([Int])
  /// A whole cycle of nodes of which each depends on the next.
  ///
  /// Its first node is its smallest, and is repeated at the end; no other node appears twice.
  case cycle([Int])

  /// A dependency of one node on another.
  ///
  /// A node may depend on itself, which is a cycle of one.
  struct Edge: Equatable, Sendable {
    let node: Int
    let needed: Int
  }

  /// Creates the order of the nodes `0..<nodeCount`.
  ///
  /// A dependency may be given more than once.
  init(nodeCount: Int, needs: [Edge]) {
    precondition(
      needs.allSatisfy { 0..<nodeCount ~= $0.node && 0..<nodeCount ~= $0.needed },
      "A need is between two of the nodes.")
    let dependents = Adjacency(nodeCount: nodeCount, edges: needs.map { ($0.needed, $0.node) })
    var unmet = Array(repeating: 0, count: nodeCount)
    for need in needs { unmet[need.node] += 1 }

    var ready = MinHeap()
    for node in 0..<nodeCount where unmet[node] == 0 { ready.insert(node) }
    var order: [Int] = []
    order.reserveCapacity(nodeCount)
    while let node = ready.removeSmallest() {
      order.append(node)
      for dependent in dependents[node] {
        unmet[dependent] -= 1
        if unmet[dependent] == 0 { ready.insert(dependent) }
      }
    }
    self = order.count == nodeCount ? .ordered(order) : .cycle(DependencyOrder.cycle(needs, unmet: unmet))
  }

  /// Returns a cycle among the nodes with unmet dependencies.
  ///
  /// Each of these nodes depends on another of them, so that a walk from dependency to dependency must return to a
  /// visited node.
  private static func cycle(_ needs: [Edge], unmet: [Int]) -> [Int] {
    // The dependency that is written first: it is stored last, since the loop runs backwards.
    var next = Array(repeating: -1, count: unmet.count)
    for need in needs.reversed() where unmet[need.node] > 0 && unmet[need.needed] > 0 {
      next[need.node] = need.needed
    }
    var step = Array(repeating: -1, count: unmet.count)
    var walk: [Int] = []
    var node = unmet.firstIndex { $0 > 0 } ?? 0
    while step[node] < 0 {
      step[node] = walk.count
      walk.append(node)
      node = next[node]
    }
    let cycle = walk[step[node]...]
    let smallest = cycle.indices.min { cycle[$0] < cycle[$1] } ?? cycle.startIndex
    return cycle[smallest...] + cycle[..<smallest] + [cycle[smallest]]
  }
}

/// The targets of each node's edges in one array, in the order of the edges.
private struct Adjacency {
  private var starts: [Int]
  private var targets: [Int]

  init(nodeCount: Int, edges: [(source: Int, target: Int)]) {
    starts = Array(repeating: 0, count: nodeCount + 1)
    for edge in edges { starts[edge.source + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    targets = Array(repeating: 0, count: edges.count)
    var free = starts
    for edge in edges {
      targets[free[edge.source]] = edge.target
      free[edge.source] += 1
    }
  }

  subscript(node: Int) -> ArraySlice<Int> { targets[starts[node]..<starts[node + 1]] }
}

/// A binary heap of numbers with the smallest at the root.
private struct MinHeap {
  private var heap: [Int] = []

  mutating func insert(_ number: Int) {
    heap.append(number)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeSmallest() -> Int? {
    guard let smallest = heap.first else { return nil }
    let last = heap.removeLast()
    if heap.isEmpty { return smallest }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return smallest }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[parent] else { return smallest }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
