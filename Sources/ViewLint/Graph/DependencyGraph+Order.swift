extension DependencyGraph {
  /// The dependencies on components that are set later: the dependent is computed from an outdated value.
  public var brokenDependencies: [Dependency] {
    let places = places
    return dependencies.filter { places[$0.needed, default: 0] > places[$0.dependent, default: 0] }
  }

  /// The cycles of components, for which no order is valid: each a largest such set, in the order of the code.
  public var cycles: [[Component]] {
    let adjacency = Adjacency(self)
    return adjacency.strongComponents.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
      .map { $0.map { order[$0] } }
  }

  /// Returns a shortest path around a cycle from its first component, which is also the end.
  func path(around cycle: [Component]) -> [Component] {
    let adjacency = Adjacency(self)
    guard let first = cycle.first.flatMap({ places[$0] }) else { return [] }
    var (next, before): ([Int], [Int: Int]) = ([first], [:])
    while !next.isEmpty, before[first] == nil {
      var reached: [Int] = []
      for node in next {
        for needed in adjacency.needs[node] where before[needed] == nil {
          before[needed] = node
          reached.append(needed)
        }
      }
      next = reached
    }
    var way = [first]
    while let node = before[way[0]], node != first { way.insert(node, at: 0) }
    return ([first] + way).map { order[$0] }
  }

  /// The place of each component in `order`.
  var places: [Component: Int] {
    Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
  }

  /// The dependencies between the places in `order`.
  struct Adjacency {
    /// The places that each place needs, and in `dependents` those that need it.
    var needs: [[Int]]
    var dependents: [[Int]]

    init(_ graph: DependencyGraph) {
      let places = graph.places
      needs = Array(repeating: [], count: graph.order.count)
      dependents = needs
      for dependency in graph.dependencies {
        guard let dependent = places[dependency.dependent], let needed = places[dependency.needed] else {
          continue
        }
        needs[dependent].append(needed)
        dependents[needed].append(dependent)
      }
    }

    /// The strongly connected components (Kosaraju 1978, Sharir 1981).
    var strongComponents: [[Int]] {
      var isSeen = Array(repeating: false, count: needs.count)
      var finished: [Int] = []
      for start in needs.indices { visit(start, along: dependents, &isSeen) { finished.append($0) } }
      isSeen = Array(repeating: false, count: needs.count)
      return finished.reversed().compactMap { start in
        var component: [Int] = []
        visit(start, along: needs, &isSeen) { component.append($0) }
        return component.isEmpty ? nil : component
      }
    }

    /// Visits all unseen places that are reachable from a place, in post-order.
    private func visit(
      _ start: Int, along edges: [[Int]], _ isSeen: inout [Bool], leaving: (Int) -> Void
    ) {
      guard !isSeen[start] else { return }
      isSeen[start] = true
      var path = [(node: start, edge: 0)]
      while let (node, edge) = path.last {
        if edge < edges[node].count {
          path[path.count - 1].edge += 1
          let next = edges[node][edge]
          guard !isSeen[next] else { continue }
          isSeen[next] = true
          path.append((next, 0))
        } else {
          leaving(node)
          path.removeLast()
        }
      }
    }
  }
}
