extension DependencyGraph {
  /// The dependencies on what is set only later: what depends on it is computed from a value that is out of date.
  public var brokenDependencies: [Dependency] {
    let places = places
    return dependencies.filter { places[$0.needed, default: 0] > places[$0.dependent, default: 0] }
  }

  /// Components that need one another, so that no order is right for them: each the largest set of such, in the order
  /// of the code.
  public var cycles: [[Component]] {
    let wiring = Wiring(self)
    return wiring.strongComponents.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
      .map { $0.map { order[$0] } }
  }

  /// A shortest way around from the first of components that need one another, which is also its end.
  func wayAround(_ cycle: [Component]) -> [Component] {
    let wiring = Wiring(self)
    guard let first = cycle.first.flatMap({ places[$0] }) else { return [] }
    var (next, before): ([Int], [Int: Int]) = ([first], [:])
    while !next.isEmpty, before[first] == nil {
      var reached: [Int] = []
      for node in next {
        for needed in wiring.needs[node] where before[needed] == nil {
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

  /// Where each component is in `order`.
  var places: [Component: Int] {
    Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
  }

  /// The dependencies between the places in `order`.
  struct Wiring {
    /// What each place needs, and what needs it.
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

    /// The largest sets of places that need one another, and single ones (Kosaraju 1978, Sharir 1981).
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

    /// Goes through all that is reached from a place and was not seen before; each is told after those beyond it.
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
