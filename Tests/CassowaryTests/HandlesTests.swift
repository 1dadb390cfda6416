import Cassowary
import Testing

/// Variables and constraints of another solver, and constraints that were taken out, are told from present ones in all builds.
struct HandlesTests {
  @Test func variableOfAnotherSolver() {
    var solver = Solver()
    var other = Solver()
    let variable = solver.makeVariable()
    let stranger = other.makeVariable()
    let (ofSolver, ofOther) = (solver.knows(variable, stranger), other.knows(variable, stranger))
    #expect(ofSolver == [true, false] && ofOther == [false, true])
  }

  @Test func constraintOfAnotherSolver() {
    var solver = Solver()
    var other = Solver()
    let constraint = solver.add(Expression(solver.makeVariable()), .equal, 3)
    let stranger = other.add(Expression(other.makeVariable()), .equal, 3)
    let before = [solver.contains(constraint), solver.contains(stranger)]
    #expect(before == [true, false])
    solver.remove(constraint)
    let next = solver.add(Expression(solver.makeVariable()), .equal, 4)
    let after = [solver.contains(next), solver.contains(constraint)]
    #expect(after == [true, false])
  }

  @Test func variablesOfAConstraint() {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    var expression = Expression(second)
    for variable in [first, second] { expression.append(Term(2, variable)) }
    let constraint = solver.add(expression, .equal)
    let variables = solver.variables(of: constraint)
    #expect(variables == [second, first])
  }

  @Test func useOfAStrangerIsRefused() async {
    await #expect(processExitsWith: .failure) {
      var other = Solver()
      let stranger = other.makeVariable()
      let solver = Solver()
      _ = solver.value(of: stranger)
    }
    await #expect(processExitsWith: .failure) {
      var other = Solver()
      let stranger = other.makeVariable()
      var solver = Solver()
      _ = solver.makeVariable()
      _ = solver.isAmbiguous(stranger)
    }
  }
}

extension Solver {
  /// Of each variable, whether it is in the solver.
  fileprivate func knows(_ variables: Variable...) -> [Bool] { variables.map { contains($0) } }
}
