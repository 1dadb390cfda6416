import Cassowary
import Testing

struct DumpTests {
  @Test func saysWhatBecameOfEachConstraint() {
    var solver = Solver()
    let names = ["x", "width", "end"]
    let x = solver.makeVariable()
    let width = solver.makeVariable()
    let end = solver.makeVariable()
    _ = solver.add(Expression(x), .equal, 8)
    _ = solver.add(end - x - width, .equal, 0)
    _ = solver.add(Expression(width), .lessOrEqual, 99.5, priority: 250)
    _ = solver.add(Expression(end), .lessOrEqual, 50)
    _ = solver.add(2 * x, .equal, 17)
    let waiting = "x == 8  [waits for solve]"
    #expect(solver.dump { names[$0.number] }.hasPrefix(waiting))
    solver.solve()
    let expected = """
      x == 8  [defines x]
      end - x - width == 0  [defines end]
      width <= 99.5 @250  [width <= 99.5]
      end <= 50  [width <= 42]
      2·x == 17  [left out, since it conflicts]
      x = 8, defined
      width = 42, parameter
      end = 50, defined
      """
    #expect(solver.dump { names[$0.number] } == expected)
  }
}
