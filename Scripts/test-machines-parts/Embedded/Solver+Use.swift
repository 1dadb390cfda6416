extension Solver {
  /// Calls a closure with a solver that ends in its own module: Embedded Swift ends no value of another one.
  package static func use(_ body: (inout Solver) -> Void) {
    var solver = Solver()
    body(&solver)
  }
}
