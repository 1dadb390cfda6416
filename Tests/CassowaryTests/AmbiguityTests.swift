import Cassowary
import Testing

/// Which variables the constraints leave a choice (F.12).
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
}
