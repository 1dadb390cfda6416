import TestSupport
import Testing
import ViewLint

/// The number of valid orders, and the orders themselves.
@Suite struct ValidOrderTests {
  @Test func `four views by themselves: 8! / 2⁴ = 2,520 orders`() {
    let graph = DependencyGraph.fourCorners
    #expect(graph.validOrderCount == .exactly(2520))
    #expect("\(graph.validOrderCount)" == "2,520 valid orders")
    let orders = graph.validOrders(limit: 10_000)
    #expect(orders.count == 2520 && Set(orders).count == 2520)
    #expect(orders.first == graph.order)
    #expect(graph.validOrders(limit: 7).count == 7)
    #expect(graph.validOrders(limit: 0).isEmpty)
  }

  @Test func `the order of the code does not change how many are right`() {
    // The label's position is last, its size anywhere before: 3.
    #expect(DependencyGraph.validLoading.validOrderCount == .exactly(3))
    #expect(DependencyGraph.brokenLoading.validOrderCount == .exactly(3))
    // The image's size is first and the label's position last: 2.
    #expect(DependencyGraph.mediaRow.validOrderCount == .exactly(2))
  }

  @Test func `orders come by the first place at which they leave the code's`() {
    let (s0, s1, p0, p1) = (size(0), size(1), position(0), position(1))
    #expect(
      DependencyGraph.validLoading.validOrders(limit: 9)
        == [[s0, s1, p0, p1], [s0, p0, s1, p1], [s1, s0, p0, p1]])
    #expect(
      DependencyGraph.brokenLoading.validOrders(limit: 9)
        == [[s0, s1, p0, p1], [s0, p0, s1, p1], [s1, s0, p0, p1]])
  }

  @Test(arguments: [1, 2, 50, 400]) func `a chain has one order`(length: Int) {
    let chain = (1..<max(length, 2)).map { (dependent: size($0), needed: size($0 - 1)) }
    let graph = DependencyGraph(
      container: "", views: (0..<length).map { .init(name: "\($0)", path: "") },
      writes: (0..<length).map(size), dependencies: chain)
    // Of more than 128 that hang together nothing is counted.
    #expect(graph.validOrderCount == (length > 128 ? .uncounted : .exactly(1)))
    #expect(graph.validOrders(limit: 2) == [(0..<length).map(size)])
  }

  @Test func `what is given is part of no order`() {
    let graph = DependencyGraph(["a", "b"], writes: [size(1)], [size(1): size(0)])
    #expect(graph.validOrderCount == .exactly(1))
    #expect(graph.validOrders(limit: 5) == [[size(1)]])
    #expect(DependencyGraph([], writes: []).validOrderCount == .exactly(1))
  }

  @Test func `what needs one another has no order`() {
    #expect(DependencyGraph.knot.validOrderCount == .none)
    #expect("\(DependencyGraph.knot.validOrderCount)" == "no valid order")
    #expect(DependencyGraph.knot.validOrders(limit: 5).isEmpty)
  }

  @Test func `counts end at 10 to the 18th`() {
    /// Sizes that have nothing to do with one another: n! orders.
    func independent(_ count: Int) -> DependencyGraph {
      DependencyGraph((0..<count).map { "\($0)" }, writes: (0..<count).map(size))
    }
    // 19! = 121,645,100,408,832,000 is less than 10^18, 20! more.
    #expect(independent(19).validOrderCount == .exactly(121_645_100_408_832_000))
    #expect(independent(20).validOrderCount == .moreThan1e18)
    #expect(independent(300).validOrderCount == .moreThan1e18)
    #expect("\(independent(20).validOrderCount)" == "more than 10^18 valid orders")
  }

  @Test func `behind a size that all others need, each position comes after its own size`() {
    // Behind the first size 11 components are left, of which 5 pairs are in order: 11! / 2⁵ = 1,247,400.
    let graph = DependencyGraph(
      container: "", views: (0..<6).map { .init(name: "\($0)", path: "") },
      writes: (0..<6).map(size) + (0..<6).map(position),
      dependencies: (1..<6).map { (size($0), size(0)) })
    #expect(graph.validOrderCount == .exactly(1_247_400))
  }

  @Test(arguments: [false, true]) func `two before or after eighteen others: 2! · 18! orders`(isAfter: Bool) {
    let pairs = (0..<2).flatMap { two in (2..<20).map { (size(two), size($0)) } }
    let graph = DependencyGraph(
      container: "", views: (0..<20).map { .init(name: "\($0)", path: "") }, writes: (0..<20).map(size),
      dependencies: pairs.map { isAfter ? (dependent: $0, needed: $1) : (dependent: $1, needed: $0) })
    #expect(graph.validOrderCount == .exactly(12_804_747_411_456_000))
  }

  @Test(arguments: TestEffort.seeds(60)) func `as many are counted as are found`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...4, using: &generator)
    let graph = DependencyGraph.random(
      views: count, edges: Int.random(in: 0...5, using: &generator), &generator)
    let orders = graph.validOrders(limit: .max)
    #expect(graph.validOrderCount == (orders.isEmpty ? .none : .exactly(orders.count)))
    #expect(graph.cycles.isEmpty == !orders.isEmpty)
    for order in orders {
      let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
      #expect(graph.dependencies.allSatisfy { places[$0.needed]! < places[$0.dependent]! })
    }
    // The code's own is the first if it is right.
    if orders.contains(graph.order) { #expect(orders.first == graph.order) }
    #expect(orders.contains(graph.order) == graph.brokenDependencies.isEmpty)
  }

  @Test(arguments: TestEffort.seeds(12)) func `twenty components that hang together are counted`(seed: UInt64)
  {
    var generator = SeededGenerator(seed: seed)
    // Each of ten sizes needs some of the other ten: the densest in orders of what hangs together.
    let graph = DependencyGraph(
      container: "", views: (0..<20).map { .init(name: "\($0)", path: "") }, writes: (0..<20).map(size),
      dependencies: (10..<20).flatMap { dependent in
        var needed = [dependent - 10, (dependent - 9) % 10]
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          needed.append(Int.random(in: 0..<10, using: &generator))
        }
        return needed.map { (size(dependent), size($0)) }
      })
    #expect(graph.validOrderCount != .uncounted)
  }
}

extension DependencyGraph {
  /// A graph whose code sets all components in some order, with dependencies that may be broken, or in cycles.
  static func random(
    views count: Int, edges: Int, _ generator: inout SeededGenerator
  ) -> DependencyGraph {
    let all = (0..<count).flatMap { [size($0), position($0)] }
    let dependencies = (0..<edges).map { _ in
      (all.randomElement(using: &generator)!, all.randomElement(using: &generator)!)
    }
    return DependencyGraph(
      container: "View",
      views: (0..<count).map { View(name: "v\($0)", path: ViewPath(names: ["View", "v\($0)"])) },
      writes: all.shuffled(using: &generator), dependencies: dependencies)
  }
}
