import Cassowary
import Testing

/// Required constraints that cannot hold together (F.28).
struct ConflictTests {
  @Test func namesAllThatConflictAndNoOthers() {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let c = solver.makeVariable()
    let first = solver.add(Expression(a), .equal, 0)
    _ = solver.add(Expression(c), .equal, 5)
    let second = solver.add(b - a, .greaterOrEqual, 10)
    _ = solver.add(b - c, .lessOrEqual, 100)
    let third = solver.add(Expression(b), .lessOrEqual, 9)
    let conflicts = solver.solve()
    #expect(conflicts.map(\.constraints) == [[first, second, third]])
    #expect(conflicts.map(\.leftOut) == [third])
    #expect(solver.value(of: b) == 10)
  }

  @Test func goesOnWhenOneIsDropped() {
    var solver = Solver()
    let width = solver.makeVariable()
    let wide = solver.add(Expression(width), .equal, 200)
    let narrow = solver.add(Expression(width), .equal, 100)
    #expect(solver.solve().map(\.constraints) == [[wide, narrow]])
    solver.remove(wide)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: width) == 100)
  }

  @Test func conflictStaysUntilItIsGone() {
    var solver = Solver()
    let width = solver.makeVariable()
    let other = solver.makeVariable()
    _ = solver.add(Expression(width), .equal, 200)
    let narrow = solver.add(Expression(width), .equal, 100)
    #expect(solver.solve().count == 1)
    let elsewhere = solver.add(Expression(other), .equal, 1)
    #expect(solver.solve().count == 1)
    solver.setConstant(2, of: elsewhere)
    #expect(solver.solve().count == 1)
    solver.setConstant(200, of: narrow)
    #expect(solver.solve().isEmpty)
    solver.setConstant(100, of: narrow)
    solver.setPriority(999, of: narrow)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: width) == 200)
  }

  @Test func severalConflictsAreToldApart() {
    var solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    var pairs: [[Constraint]] = []
    for variable in variables {
      pairs.append([
        solver.add(Expression(variable), .greaterOrEqual, 2),
        solver.add(Expression(variable), .lessOrEqual, 1),
      ])
    }
    #expect(solver.solve().map(\.constraints) == pairs)
  }

  @Test func longChainThatDoesNotFitIsNamedWhole() {
    // 200 gaps of 10 need 2,000, the ends are 1,999 apart.
    var solver = Solver()
    let starts = (0...200).map { _ in solver.makeVariable() }
    var all = [solver.add(Expression(starts[0]), .equal, 0)]
    for index in 1...200 { all.append(solver.add(starts[index] - starts[index - 1], .equal, 10)) }
    all.append(solver.add(Expression(starts[200]), .equal, 1_999))
    #expect(solver.solve().map(\.constraints) == [all])
  }

  @Test func roundingErrorsAreNoConflict() {
    // A tenth in binary is none exactly: ten of them, added up one by one, are 1 - 2⁻⁵³.
    var solver = Solver()
    let whole = solver.makeVariable()
    _ = solver.add(Expression(whole), .equal, 1)
    var sum = Expression(0)
    for _ in 0..<10 {
      let tenth = solver.makeVariable()
      _ = solver.add(tenth - 0.1 * whole, .equal, 0)
      sum.append(Term(1, tenth))
    }
    _ = solver.add(sum, .equal, Expression(whole))
    #expect(solver.solve().isEmpty)
  }

  /// A number that two equalities fix between them, and a limit that holds, does not, and holds again.
  @Test func conflictEndsWhenAConstantEndsIt() {
    // a + b == 10 and a - b == d: a is 5 + d / 2.
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    _ = solver.add(a + b, .equal, 10)
    let difference = solver.add(a - b, .equal, 4)
    _ = solver.add(Expression(a), .greaterOrEqual, 5)
    for (constant, isMet) in [(4.0, true), (-4, false), (-2, false), (6, true), (-8, false), (0, true)] {
      solver.setConstant(constant, of: difference)
      #expect(solver.solve().isEmpty == isMet)
      #expect(solver.value(of: a) == 5 + constant / 2)
    }
  }
}
