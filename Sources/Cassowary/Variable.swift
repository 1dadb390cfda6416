/// An unknown of a solver: a number that its constraints contain.
///
/// A variable is only an identity; its value is `Solver.value(of:)`. It belongs to the solver that made it, which
/// distinguishes it from the variables of other solvers.
package struct Variable: Sendable, Hashable {
  let index: Int32
  let solverID: SolverID

  /// A small number that is unique in the solver, for lookups by variable.
  package var number: Int { Int(index) }
}

/// A multiple of a variable.
package struct Term: Sendable, Hashable {
  package var coefficient: Double
  package var variable: Variable

  package init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
