import Testing
import ViewLint

/// The graphs of dependencies, and their implicit ones.
@Suite struct DependencyGraphTests {
  @Test func `each position needs the size of its own view`() {
    let graph = DependencyGraph.fourCorners
    #expect(graph.dependencies.count == 4)
    #expect(graph.dependencies.allSatisfy { $0.isImplicit && $0.dependent.view == $0.needed.view })
    #expect(graph.brokenDependencies.isEmpty)
  }

  @Test func `what needs a position needs the size that this needs, which goes without saying`() throws {
    let graph = DependencyGraph.validLoading
    // Two positions on their own sizes, the label's on the indicator's, and so on its size.
    #expect(graph.dependencies.count == 4)
    #expect(graph.dependencies.filter { !$0.isImplicit }.map(\.dependent) == [position(1)])
    let implied = try #require(
      graph.dependencies.first { $0.dependent == position(1) && $0.needed == size(0) })
    #expect(implied.isImplicit)
  }

  @Test func `a size is no implied one where nothing needs the position, or that does not need it`() {
    let direct = DependencyGraph(
      ["a", "b"], writes: [size(0), position(0), size(1), position(1)], [size(1): size(0)])
    #expect(direct.dependencies.filter { !$0.isImplicit }.map(\.needed) == [size(0)])
    let free = DependencyGraph(
      ["a", "b"], writes: [size(0), position(0), position(1)],
      [position(1): position(0), position(1): size(0)], positionsNeedSizes: false)
    #expect(free.dependencies.count == 2 && free.dependencies.allSatisfy { !$0.isImplicit })
  }

  @Test func `what is never set comes first, and needs nothing`() {
    let graph = DependencyGraph(
      ["a", "b"], writes: [size(1), position(1)], [position(1): position(0), size(0): size(1)])
    #expect(graph.order == [size(0), position(0), size(1), position(1)])
    #expect(graph.givenCount == 2 && Array(graph.written) == [size(1), position(1)])
    #expect(graph.dependencies.map(\.dependent) == [position(1), position(1)])
    #expect(graph.brokenDependencies.isEmpty)
  }

  @Test func `of what is set twice the last time counts`() {
    let graph = DependencyGraph(["a"], writes: [position(0), size(0), position(0)])
    #expect(graph.order == [size(0), position(0)])
    #expect(graph.brokenDependencies.isEmpty)
  }

  @Test func `a dependency on what is set later is broken, and what that implies`() {
    #expect(DependencyGraph.validLoading.brokenDependencies.isEmpty)
    let broken = DependencyGraph.brokenLoading.brokenDependencies
    #expect(broken.map(\.dependent) == [position(1)] && broken.map(\.needed) == [position(0)])
    let late = DependencyGraph(["a"], writes: [position(0), size(0)])
    #expect(late.brokenDependencies.map(\.needed) == [size(0)])
  }

  @Test func `views of one name are told apart by their places`() {
    let graph = DependencyGraph(["a", "b", "a", "a[2]"], writes: [])
    #expect(graph.views.map(\.name) == ["a[0]", "b", "a[2][2]", "a[2]"])
  }

  @Test func `what needs itself, or is of no view, counts for nothing`() {
    let graph = DependencyGraph(
      ["a"], writes: [size(0), position(0), size(7)],
      [size(0): size(0), size(0): size(9), size(9): size(0), position(0): size(0), position(0): size(0)])
    #expect(graph.order == [size(0), position(0)])
    #expect(graph.dependencies.count == 1)
  }

  @Test func `components that need one another are a cycle`() {
    #expect(DependencyGraph.mediaRow.cycles.isEmpty)
    #expect(DependencyGraph.knot.cycles == [[size(0), size(1), size(2)]])
    // Two knots, and one that needs them without being needed.
    let two = DependencyGraph(
      ["a", "b", "c", "d", "e"], writes: (0..<5).map(size),
      [
        size(3): size(2), size(2): size(3), size(0): size(1), size(1): size(0), size(4): size(0),
        size(4): size(2), size(2): size(1),
      ])
    #expect(two.cycles == [[size(0), size(1)], [size(2), size(3)]])
    // A size by the position of its own view.
    let own = DependencyGraph(["a"], writes: [size(0), position(0)], [size(0): position(0)])
    #expect(own.cycles == [[size(0), position(0)]])
  }
}
