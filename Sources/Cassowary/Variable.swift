/// An unknown of a solver: a number that its constraints speak of.
///
/// A variable is a name only; its value is `Solver.value(of:)`. It belongs to the solver that made it, which knows it
/// from the variables of other solvers and from those that it took out.
package struct Variable: Sendable, Hashable {
  let index: Int32
  let stamp: Stamp

  /// A small number that no other variable of the solver has at the same time, to look up what belongs to the variable.
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
