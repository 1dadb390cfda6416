import TestSupport
import Testing

@testable import Cassowary

/// Numbers that the constraints leave open: at their bounds, in the order of insertion, then near zero (F.12).
struct ChoiceTests {
  @Test(arguments: [Priority.required, 750])
  func limitThatIsAllThatIsSaidIsMet(priority: Priority) {
    var solver = Solver()
    let top = solver.makeVariable()
    let superview = solver.makeVariable()
    _ = solver.add(Expression(superview), .equal, 20)
    _ = solver.add(top - superview, .lessOrEqual, 10, priority: priority)
    solver.solve()
    #expect(solver.value(of: top) == 30)
    #expect(solver.isAmbiguous(top) == true)
  }

  @Test func earlierLimitComesFirst() {
    for isAscending in [true, false] {
      var solver = Solver()
      let top = solver.makeVariable()
      if isAscending { _ = solver.add(Expression(top), .greaterOrEqual, 5) }
      let most = solver.add(Expression(top), .lessOrEqual, 10)
      if !isAscending { _ = solver.add(Expression(top), .greaterOrEqual, 5) }
      solver.solve()
      #expect(solver.value(of: top) == (isAscending ? 5 : 10))
      // Priorities decide what holds; what is open is none of theirs.
      solver.setPriority(1, of: most)
      solver.solve()
      #expect(solver.value(of: top) == (isAscending ? 5 : 10))
      #expect(solver.isAmbiguous(top) == true)
    }
  }

  @Test func limitOutOfReachIsPassedOver() {
    // -3 and 30 are beyond 5...10; the first of the two that can be met is.
    var solver = Solver()
    let x = solver.makeVariable()
    let least = solver.add(Expression(x), .greaterOrEqual, -3, priority: 100)
    let most = solver.add(Expression(x), .lessOrEqual, 30, priority: 100)
    _ = solver.add(Expression(x), .greaterOrEqual, 5)
    _ = solver.add(Expression(x), .lessOrEqual, 10)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    // It comes into reach from beyond the other side: 5...8, and 8 is the earlier limit.
    solver.setConstant(8, of: most)
    solver.solve()
    #expect(solver.value(of: x) == 8)
    solver.setConstant(6, of: least)
    solver.solve()
    #expect(solver.value(of: x) == 6)
    solver.setConstant(-3, of: least)
    solver.setConstant(30, of: most)
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test func notNegativeIsALimit() {
    // Sizes are not negative, which is said before all else: one of at most 100 is 0, one of at least 5 is 5.
    var solver = Solver()
    let most = solver.makeVariable()
    let least = solver.makeVariable()
    for size in [most, least] { _ = solver.add(Expression(size), .greaterOrEqual, 0) }
    _ = solver.add(Expression(most), .lessOrEqual, 100)
    _ = solver.add(Expression(least), .greaterOrEqual, 5)
    solver.solve()
    #expect(solver.value(of: most) == 0)
    #expect(solver.value(of: least) == 5)
  }

  @Test func limitsOfSumsCountInOrder() {
    // b is 4 at most, so that a + b <= 10 leaves a 6; were the sum the earlier, it would be 10 first, then b 4.
    for isSumFirst in [true, false] {
      var solver = Solver()
      let a = solver.makeVariable()
      let b = solver.makeVariable()
      if isSumFirst { _ = solver.add(a + b, .lessOrEqual, 10) }
      _ = solver.add(Expression(b), .lessOrEqual, 4)
      if isSumFirst { _ = solver.add(Expression(a), .greaterOrEqual, 1) }
      if !isSumFirst { _ = solver.add(a + b, .lessOrEqual, 10) }
      solver.solve()
      #expect(solver.value(of: a) == 6)
      #expect(solver.value(of: b) == 4)
      #expect(solver.isAmbiguous(a) == true)
    }
  }

  @Test func whatIsSaidIsNotMoved() {
    // 60 by 250 beats the limits, of which neither is met.
    var solver = Solver()
    let size = solver.makeVariable()
    _ = solver.add(Expression(size), .lessOrEqual, 100)
    _ = solver.add(Expression(size), .greaterOrEqual, 10)
    _ = solver.add(Expression(size), .equal, 60, priority: 250)
    solver.solve()
    #expect(solver.value(of: size) == 60)
    #expect(solver.isAmbiguous(size) == false)
  }

  /// Boxes of which nothing but limits is said, changed step by step: each solution is that of a fresh solver.
  @Test(arguments: TestEffort.seeds(200))
  func historyIsForgotten(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var system = System(variables: 4)
    // Half of the runs let even small components go on from their last solution.
    if seed % 2 == 0 { system.solver.largeComponent = 1 }
    for index in 0..<4 where Bool.random(using: &generator) {
      let coefficients = (0..<4).map { $0 == index ? 1 : 0 }
      system.add(Row(coefficients, .greaterOrEqual, 0))
    }
    for _ in 0..<6 {
      system.add(Row(variables: 4, relations: [.lessOrEqual, .greaterOrEqual], using: &generator))
    }
    for step in 0..<12 {
      let index = Int.random(in: 0..<system.rows.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        let priority = Row.priorities[Int.random(in: 0..<Row.priorities.count, using: &generator)]
        system.setPriority(priority, at: index)
      default: system.setConstant(Int.random(in: -4...10, using: &generator), at: index)
      }
      system.solver.solve()
      let fresh = system.fresh()
      #expect(
        system.values.map(\.bitPattern) == fresh.values.map(\.bitPattern),
        "seed \(seed), step \(step): \(system.rows)")
      #expect(system.conflicts == fresh.conflicts, "seed \(seed), step \(step)")
    }
  }
}
