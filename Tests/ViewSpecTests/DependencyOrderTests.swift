import TestSupport
import Testing

@testable import ViewSpec

struct DependencyOrderTests {
  /// Needs between random nodes; without `cycles` a node needs only those before it in a hidden order.
  private func needs(
    nodes: Int, count: Int, cycles: Bool, using random: inout SeededGenerator
  ) -> [DependencyOrder.Edge] {
    let hidden = Array(0..<nodes).shuffled(using: &random)
    return (0..<count).compactMap { _ in
      let first = Int.random(in: 0..<nodes, using: &random)
      let second = Int.random(in: 0..<nodes, using: &random)
      if cycles { return DependencyOrder.Edge(node: first, needed: second) }
      if first == second { return nil }
      return DependencyOrder.Edge(node: hidden[max(first, second)], needed: hidden[min(first, second)])
    }
  }

  /// The order by its definition: always the smallest node whose needs are all done; `nil` if there is none.
  private func orderByDefinition(nodes: Int, needs: [DependencyOrder.Edge]) -> [Int]? {
    var done: [Int] = []
    while done.count < nodes {
      let next = (0..<nodes).first { node in
        !done.contains(node) && needs.allSatisfy { $0.node != node || done.contains($0.needed) }
      }
      guard let next else { return nil }
      done.append(next)
    }
    return done
  }

  @Test(arguments: TestEffort.seeds(200))
  func orderIsThatOfTheDefinition(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let nodes = Int.random(in: 1...14, using: &random)
    let count = Int.random(in: 0...30, using: &random)
    let needs = needs(nodes: nodes, count: count, cycles: false, using: &random)
    let expected = orderByDefinition(nodes: nodes, needs: needs)
    #expect(
      DependencyOrder(nodeCount: nodes, needs: needs) == expected.map(DependencyOrder.ordered), "seed \(seed)"
    )
  }

  @Test func cyclesAreFoundExactlyWhereThereAreSome() {
    var found = 0
    for seed in TestEffort.seeds(400) {
      var random = SeededGenerator(seed: seed)
      let nodes = Int.random(in: 1...10, using: &random)
      let needs = needs(nodes: nodes, count: nodes, cycles: true, using: &random)
      let expected = orderByDefinition(nodes: nodes, needs: needs)
      switch DependencyOrder(nodeCount: nodes, needs: needs) {
      case .ordered(let order):
        #expect(order == expected, "seed \(seed)")
      case .cycle(let cycle):
        found += 1
        #expect(expected == nil, "seed \(seed)")
        #expect(cycle.count >= 2 && cycle.first == cycle.last, "seed \(seed)")
        #expect(cycle.first == cycle.min(), "seed \(seed)")
        #expect(Set(cycle).count == cycle.count - 1, "seed \(seed)")
        for (node, needed) in zip(cycle, cycle.dropFirst()) {
          #expect(needs.contains(DependencyOrder.Edge(node: node, needed: needed)), "seed \(seed)")
        }
      }
    }
    // Both kinds of graph were there.
    #expect(found > 50 && found < 350)
  }

  @Test func withoutNeedsTheOrderIsThatOfWriting() {
    #expect(DependencyOrder(nodeCount: 4, needs: []) == .ordered([0, 1, 2, 3]))
    #expect(DependencyOrder(nodeCount: 0, needs: []) == .ordered([]))
  }

  @Test func orderDoesNotDependOnTheOrderOfNeeds() {
    var random = SeededGenerator(seed: 1)
    let needs = needs(nodes: 50, count: 100, cycles: false, using: &random)
    let order = DependencyOrder(nodeCount: 50, needs: needs)
    for _ in 0..<10 {
      #expect(DependencyOrder(nodeCount: 50, needs: needs.shuffled(using: &random)) == order)
    }
    #expect(DependencyOrder(nodeCount: 50, needs: needs + needs) == order)
  }

  @Test func chainOfManyNodesIsOrderedOnASmallStack() {
    let count = 100_000
    let needs = (1..<count).map { DependencyOrder.Edge(node: $0 - 1, needed: $0) }
    let order = onSmallStack { DependencyOrder(nodeCount: count, needs: needs) }
    #expect(order == .ordered((0..<count).reversed()))
    let closed = onSmallStack {
      DependencyOrder(nodeCount: count, needs: needs + [DependencyOrder.Edge(node: count - 1, needed: 0)])
    }
    #expect(closed == .cycle(Array(0..<count) + [0]))
  }

  @Test(
    arguments: [
      ([(0, 0)], [0, 0]),
      ([(0, 1), (1, 0)], [0, 1, 0]),
      // 0 needs the cycle without being in it; it is named from its smallest member.
      ([(0, 3), (3, 2), (2, 1), (1, 3)], [1, 3, 2, 1]),
      // Of two cycles, the one that the first written need leads to.
      ([(0, 2), (0, 1), (1, 0), (2, 0)], [0, 2, 0]),
    ] as [([(Int, Int)], [Int])])
  func cyclesAreWholeAndStartAtTheirSmallest(needs: [(Int, Int)], cycle: [Int]) {
    let needs = needs.map { DependencyOrder.Edge(node: $0.0, needed: $0.1) }
    #expect(DependencyOrder(nodeCount: 4, needs: needs) == .cycle(cycle))
  }
}
