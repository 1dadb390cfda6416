import Cassowary

/// A benchmark of the solver, which builds and solves a scene, edits it, and resizes its root.
struct SolverBenchmark {
  let scene: SolverScene
  private(set) var times: [(name: String, milliseconds: Double)] = []

  static let rounds = 7

  init(_ scene: SolverScene) {
    self.scene = scene
  }

  /// The number of edits, which is large enough for the resolution of the clock.
  private var steps: Int { max(20, 100_000 / scene.variableCount) }

  mutating func run() {
    var builds: [Double] = []
    var solves: [Double] = []
    var edits: [Double] = []
    var resizes: [Double] = []
    for _ in 0..<SolverBenchmark.rounds {
      var start = processorTime()
      func lap() -> Double {
        let end = processorTime()
        defer { start = processorTime() }
        return end - start
      }
      var solver = Solver()
      let variables = build(&solver)
      builds.append(lap())
      solver.solve()
      solves.append(lap())
      let (root, width) = scene.edits[0]
      let (content, size) = scene.edits[scene.edits.count - 1]
      for step in 1...steps {
        solver.suggest(size + Double(step % 20), for: variables[content])
        solver.solve()
      }
      edits.append(lap() / Double(steps))
      for step in 1...steps {
        solver.suggest(width + Double(step % 20), for: variables[root])
        solver.solve()
      }
      resizes.append(lap() / Double(steps))
    }
    times = [
      ("build", median(builds)), ("solve", median(solves)), ("edit", median(edits)),
      ("resize", median(resizes)),
    ]
  }

  private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  func build(_ solver: inout Solver) -> [Variable] {
    let variables = (0..<scene.variableCount).map { _ in solver.makeVariable() }
    for (variable, value) in scene.edits { solver.suggest(value, for: variables[variable]) }
    for row in scene.rows {
      var expression = Expression(-row.constant)
      for term in row.terms { expression.append(Term(term.coefficient, variables[term.variable])) }
      _ = solver.add(expression, row.relation, priority: Priority(row.priority))
    }
    return variables
  }
}
