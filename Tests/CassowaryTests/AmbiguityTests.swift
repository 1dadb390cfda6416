import Cassowary
import TestSupport
import Testing

/// The variables to which the constraints leave a choice (F.12).
struct AmbiguityTests {
  @Test func whatIsSaidIsNotAmbiguous() {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let free = solver.makeVariable()
    _ = solver.add(Expression(a), .equal, 5, priority: 1)
    _ = solver.add(b - 2 * a, .equal, 1)
    solver.solve()
    #expect(solver.isAmbiguous(a) == false)
    #expect(solver.isAmbiguous(b) == false)
    #expect(solver.isAmbiguous(free) == true)
  }

  @Test func tieIsAmbiguousAndAllThatHangsOnIt() {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let sum = solver.makeVariable()
    _ = solver.add(a + b, .equal, 100)
    _ = solver.add(sum - a - b, .equal, 1)
    let hugging = solver.add(Expression(a), .equal, 30, priority: 250)
    _ = solver.add(Expression(b), .equal, 30, priority: 250)
    solver.solve()
    #expect(solver.isAmbiguous(a) == true)
    #expect(solver.isAmbiguous(b) == true)
    // Whatever a and b are, their sum is 100.
    #expect(solver.isAmbiguous(sum) == false)
    solver.setPriority(251, of: hugging)
    solver.solve()
    #expect(solver.isAmbiguous(a) == false)
    #expect(solver.isAmbiguous(b) == false)
  }

  @Test func sumOfOpenOnesIsNotAmbiguousWhereAPriorityDecidesIt() {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let sum = solver.makeVariable()
    let whole = solver.add(a + b, .equal, 100, priority: 750)
    _ = solver.add(sum - a - b, .equal, 1)
    _ = solver.add(Expression(a), .equal, 30, priority: 250)
    _ = solver.add(Expression(b), .equal, 30, priority: 250)
    solver.solve()
    #expect(solver.isAmbiguous(a) == true)
    #expect(solver.isAmbiguous(b) == true)
    #expect(solver.isAmbiguous(sum) == false)
    // Without it, both get what they want.
    solver.remove(whole)
    solver.solve()
    #expect(solver.isAmbiguous(a) == false && solver.isAmbiguous(sum) == false)
  }

  /// A sum that is open, of open ones, is the same as one of them.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func differenceOfEqualOnesIsNotAmbiguous(order: [Int]) {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    _ = solver.add(a + b, .equal, 100, priority: 750)
    _ = solver.add(Expression(a), .equal, 30, priority: 250)
    _ = solver.add(Expression(b), .equal, 30, priority: 250)
    solver.solve()
    let sum = solver.makeVariable()
    let same = solver.makeVariable()
    let difference = solver.makeVariable()
    // a + b, a + b − b, and a − a + 5.
    let sums = [sum - a - b, same - sum + b, difference - a + same]
    for index in order { _ = solver.add(sums[index], .equal, index == 2 ? 5 : 0) }
    solver.solve()
    #expect(solver.isAmbiguous(same) == true)
    #expect(solver.isAmbiguous(difference) == false)
    #expect(solver.value(of: difference) == 5)
  }

  @Test func rangeIsAmbiguousUnlessItIsAPoint() {
    var solver = Solver()
    let a = solver.makeVariable()
    _ = solver.add(Expression(a), .greaterOrEqual, 5)
    let most = solver.add(Expression(a), .lessOrEqual, 6)
    solver.solve()
    #expect(solver.isAmbiguous(a) == true)
    solver.setConstant(5, of: most)
    solver.solve()
    #expect(solver.isAmbiguous(a) == false)
  }

  /// Rows below one another, each as high as its content; those of some are open, or share what is left.
  private struct Column: ~Copyable {
    var solver = Solver()
    var tops: [Variable] = []
    var heights: [Variable] = []

    init(_ count: Int, isTied: Bool = false, _ isOpen: (Int) -> Bool = { _ in false }) {
      tops = [solver.makeVariable()]
      _ = solver.add(Expression(tops[0]), .equal, 10)
      for index in 0..<count {
        let (height, bottom) = (solver.makeVariable(), solver.makeVariable())
        heights.append(height)
        _ = solver.add(bottom - tops[index] - height, .equal, 8)
        if isOpen(index) {
          _ = solver.add(Expression(height), .greaterOrEqual, 20)
        } else {
          _ = solver.add(Expression(height), .equal, 20, priority: 250)
        }
        tops.append(bottom)
      }
      if isTied { _ = solver.add(Expression(tops[count]), .equal, Expression(Double(40 * count))) }
      solver.solve()
    }

    mutating func isAmbiguous(_ variable: Variable) -> Bool { solver.isAmbiguous(variable) }

    /// Returns the work of finding the ambiguous variables, from the last one on.
    mutating func work() -> Int {
      for variable in (tops + heights).reversed() { _ = solver.isAmbiguous(variable) }
      return solver.ambiguityWork
    }
  }

  @Test func everythingBelowAnOpenHeightIsAmbiguous() {
    var column = Column(20) { $0 == 7 || $0 == 12 }
    for (index, height) in column.heights.enumerated() {
      let isAmbiguous = column.isAmbiguous(height)
      #expect(isAmbiguous == (index == 7 || index == 12), "height \(index)")
    }
    for (index, top) in column.tops.enumerated() {
      let isAmbiguous = column.isAmbiguous(top)
      #expect(isAmbiguous == (index > 7), "top \(index)")
    }
  }

  @Test func ofRowsThatShareWhatIsLeftTheEndsAreNotAmbiguous() {
    var column = Column(20, isTied: true)
    for height in column.heights {
      let isAmbiguous = column.isAmbiguous(height)
      #expect(isAmbiguous)
    }
    for (index, top) in column.tops.enumerated() {
      let isAmbiguous = column.isAmbiguous(top)
      #expect(isAmbiguous == (1..<20).contains(index), "top \(index)")
    }
  }

  @Test(arguments: 0..<4)
  func askingForAllOfALongColumnIsLinear(kind: Int) {
    let works = [500, 1_000, 2_000].map { count in
      var column = Column(count, isTied: kind == 3) { kind == 1 || kind == 2 && $0.isMultiple(of: 7) }
      return column.work()
    }
    #expect(10 * works[1] < 22 * works[0], "\(works)")
    #expect(10 * works[2] < 22 * works[1], "\(works)")
  }

  @Test func answersAreThoseOfTheLastSolution() {
    var column = Column(3)
    let bottom = column.tops[3]
    #expect(column.isAmbiguous(bottom) == false)
    let loose = column.solver.makeVariable()
    let link = column.solver.add(bottom - loose, .lessOrEqual, 0)
    column.solver.solve()
    #expect(column.isAmbiguous(loose) == true)
    #expect(column.isAmbiguous(bottom) == false)
    column.solver.remove(link)
    let fixed = column.solver.add(loose - bottom, .equal, 4)
    column.solver.solve()
    #expect(column.isAmbiguous(loose) == false)
    column.solver.remove(fixed)
    column.solver.solve()
    #expect(column.isAmbiguous(loose) == true)
  }

  /// Whichever variable is asked for first, and what was asked before, makes no difference.
  @Test(arguments: TestEffort.seeds(200))
  func theOrderOfQuestionsMakesNoDifference(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var system = System(variables: Int.random(in: 3...9, using: &generator))
    for _ in 0..<Int.random(in: 3...14, using: &generator) {
      system.add(Row(variables: system.variables.count, using: &generator))
    }
    system.solver.solve()
    for index in system.variables.indices.shuffled(using: &generator) {
      let isAmbiguous = system.solver.isAmbiguous(system.variables[index])
      var alone = system.fresh()
      alone.solver.solve()
      let isAmbiguousAlone = alone.solver.isAmbiguous(alone.variables[index])
      #expect(isAmbiguous == isAmbiguousAlone, "seed \(seed), variable \(index) in \(system.rows)")
    }
  }
}
