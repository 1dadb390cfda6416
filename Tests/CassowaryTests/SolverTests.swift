import Cassowary
import Testing

/// The rules of a solution, one at a time.
struct SolverTests {
  @Test func thousandConstraintsDoNotOutweighOneOfAHigherPriority() {
    // F.11: the higher level has its way first, whatever it costs the lower ones.
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<1000 { _ = solver.add(Expression(x), .equal, 10, priority: 250) }
    _ = solver.add(Expression(x), .equal, 3, priority: 250.5)
    solver.solve()
    #expect(solver.value(of: x) == 3)
  }

  @Test func sumOfErrorsIsLeastWithinAPriority() {
    // F.11: |x| + |x - 1| + |x - 9| is least in the middle, at 1, and not at the mean.
    var solver = Solver()
    let x = solver.makeVariable()
    for target in [0.0, 1, 9] { _ = solver.add(Expression(x), .equal, Expression(target), priority: 500) }
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test func earliestGivesWayInATie() {
    // F.12 and F.40: 100 for two that want 30 each: the first takes the 40 that are left over.
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    _ = solver.add(a + b, .equal, 100)
    _ = solver.add(Expression(a), .equal, 30, priority: 250)
    _ = solver.add(Expression(b), .equal, 30, priority: 250)
    solver.solve()
    #expect(solver.value(of: a) == 70)
    #expect(solver.value(of: b) == 30)
  }

  @Test func turnsDecideTies() {
    // Three want 30 each and have 100 or 50: who comes first in the turns gives way, as far as it can.
    var solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    let sum = solver.add(variables[0] + variables[1] + variables[2], .equal, 100)
    let wishes = variables.map { solver.add(Expression($0), .equal, 30, priority: 250) }
    for variable in variables { _ = solver.add(Expression(variable), .greaterOrEqual) }
    func values() -> [Double] {
      solver.solve()
      return variables.map { solver.value(of: $0) }
    }
    #expect(values() == [40, 30, 30])
    solver.setTurns(of: [wishes[2], wishes[0], wishes[1]])
    #expect(values() == [30, 30, 40])
    solver.setConstant(50, of: sum)
    #expect(values() == [20, 30, 0])
    solver.setTurns(of: [wishes[1], wishes[2], wishes[0]])
    #expect(values() == [30, 0, 20])
  }

  @Test func tieIsLeftToLowerPriorities() {
    // Between 1 and 7 the two of 250 are as far off together; 50 wants -1 and gets 1.
    var solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add(Expression(x), .equal, 1, priority: 250)
    _ = solver.add(Expression(x), .equal, 7, priority: 250)
    _ = solver.add(Expression(x), .equal, -1, priority: 50)
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test func inequalityPullsOnlyUntilItHolds() {
    // F.13 and F.9: content of 80 that resists compression at 750 and hugs at 250, in 60 and then in 200.
    var solver = Solver()
    let width = solver.makeVariable()
    let most = solver.add(Expression(width), .lessOrEqual, 60)
    _ = solver.add(Expression(width), .greaterOrEqual, 80, priority: 750)
    _ = solver.add(Expression(width), .lessOrEqual, 80, priority: 250)
    solver.solve()
    #expect(solver.value(of: width) == 60)
    solver.setConstant(200, of: most)
    solver.solve()
    #expect(solver.value(of: width) == 80)
  }

  @Test func whatNothingDecidesIsZero() {
    var solver = Solver()
    let free = solver.makeVariable()
    let atLeast = solver.makeVariable()
    _ = solver.add(Expression(atLeast), .greaterOrEqual, 5)
    solver.solve()
    #expect(solver.value(of: free) == 0)
    #expect(solver.value(of: atLeast) == 5)
  }

  @Test func variablesOfOneConstraintMayRepeat() {
    // x + 2x - x = 8, so x = 4.
    var solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add(x + 2 * x - x, .equal, 8)
    solver.solve()
    #expect(solver.value(of: x) == 4)
  }

  @Test func changedVariablesAreThoseThatChanged() {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let c = solver.makeVariable()
    let first = solver.add(Expression(a), .equal, 1)
    _ = solver.add(b - a, .equal, 1)
    _ = solver.add(Expression(c), .equal, 7)
    solver.solve()
    #expect(Set(solver.changedVariables) == [a, b, c])
    solver.solve()
    #expect(solver.changedVariables.isEmpty)
    solver.setConstant(2, of: first)
    solver.solve()
    #expect(Set(solver.changedVariables) == [a, b])
  }

  @Test func priorityChangesInPlaceAndKeepsTheOrder() {
    // Both of the same priority: the later one wins, though the earlier one was changed last.
    var solver = Solver()
    let x = solver.makeVariable()
    let early = solver.add(Expression(x), .equal, 1, priority: 100)
    _ = solver.add(Expression(x), .equal, 2, priority: 300)
    solver.solve()
    #expect(solver.value(of: x) == 2)
    for priority in [Priority.required, 300] {
      solver.setPriority(priority, of: early)
      solver.solve()
      #expect(solver.value(of: x) == (priority == .required ? 1 : 2))
    }
  }

  @Test func suggestionsReplaceOneAnother() {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add(Expression(x), .equal, 5, priority: 500)
    for value in [10.0, 20, 30] {
      solver.suggest(value, for: x)
      solver.solve()
      #expect(solver.value(of: x) == value)
    }
    solver.suggest(40, for: x, priority: 400)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    solver.suggest(40, for: x, priority: 600)
    solver.solve()
    #expect(solver.value(of: x) == 40)
  }

  @Test func removedConstraintIsNotTakenForALaterOne() {
    var solver = Solver()
    let x = solver.makeVariable()
    let gone = solver.add(Expression(x), .equal, 1)
    solver.remove(gone)
    let next = solver.add(Expression(x), .equal, 2)
    #expect(solver.contains(gone) == false)
    #expect(solver.contains(next) == true)
    #expect(solver.constant(of: next) == 2)
  }

  /// The equality that has no variable of its own is the first of the solver's constraints.
  @Test func equalityInThePlaceOfARemovedOneStaysWhenManyOthersGo() {
    var solver = Solver()
    let (a, b, sum) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let gone = solver.add(Expression(a), .equal, 1)
    _ = solver.add(sum - a - b, .equal, 0)
    solver.solve()
    solver.remove(gone)
    let distance = solver.add(a - b, .equal, 20)
    _ = solver.add(Expression(sum), .equal, 100)
    let others = (0..<200).map {
      solver.add(Expression(solver.makeVariable()), .equal, Expression(Double($0)))
    }
    solver.solve()
    #expect(solver.value(of: a) == 60 && solver.value(of: b) == 40)
    // The gaps are closed when an equality is added.
    for other in others { solver.remove(other) }
    _ = solver.add(Expression(solver.makeVariable()), .equal, 1)
    solver.solve()
    solver.setConstant(30, of: distance)
    solver.solve()
    #expect(solver.value(of: a) == 65 && solver.value(of: b) == 35)
  }

  /// Closed chains of equal sizes, in every order of the three kinds of constraints.
  @Test(arguments: [
    "spacing, sizes, end", "sizes, end, spacing", "end, spacing, sizes", "end, sizes, spacing",
  ])
  func equalSizesShareWhatTheSpacingLeaves(order: String) {
    let count = 1_000
    var solver = Solver()
    let starts = (0..<count).map { _ in solver.makeVariable() }
    let sizes = (0..<count).map { _ in solver.makeVariable() }
    let total = solver.makeVariable()
    for kind in order.split(separator: ", ") {
      switch kind {
      case "spacing":
        _ = solver.add(Expression(starts[0]), .equal, 8)
        for index in 1..<count {
          _ = solver.add(starts[index] - starts[index - 1] - sizes[index - 1], .equal, 8)
        }
      case "sizes":
        for index in 1..<count { _ = solver.add(sizes[index] - sizes[index - 1], .equal, 0) }
      default: _ = solver.add(starts[count - 1] + sizes[count - 1] - total, .equal, -8)
      }
    }
    solver.suggest(48_008, for: total)
    #expect(solver.solve().isEmpty)
    // 1,001 gaps of 8 leave 40,000 for 1,000.
    for index in 0..<count {
      #expect(abs(solver.value(of: sizes[index]) - 40) < 1e-9)
      #expect(abs(solver.value(of: starts[index]) - Double(8 + 48 * index)) < 1e-6)
    }
  }
}
