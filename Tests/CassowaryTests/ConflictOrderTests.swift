import Cassowary
import TestSupport
import Testing

/// Conflicts that are asked for one by one, against the list of all of them.
struct ConflictOrderTests {
  /// Two solvers with the same constraints: one makes all conflicts, the other one only those that are asked for.
  private struct Pair: ~Copyable {
    var plain: System
    var lazy: System

    /// Random rows, most of them required.
    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let variables = Int.random(in: 1...5, using: &generator)
      plain = System(variables: variables)
      lazy = System(variables: variables)
      for _ in 0..<Int.random(in: 6...24, using: &generator) {
        var row = Row(variables: variables, using: &generator)
        if Int.random(in: 0..<6, using: &generator) > 0 { row.priority = 1000 }
        plain.add(row)
        lazy.add(row)
      }
    }

    mutating func setPriority(_ priority: Float, at index: Int) {
      plain.setPriority(priority, at: index)
      lazy.setPriority(priority, at: index)
    }
  }

  /// The places of the rows of a conflict, and of the one left out.
  private struct Places: Equatable {
    var all: [Int?]
    var leftOut: Int?

    init(_ conflict: Conflict, in system: borrowing System) {
      all = []
      for constraint in conflict.constraints { all.append(system.index(of: constraint)) }
      leftOut = system.index(of: conflict.leftOut)
    }
  }

  /// Every third row is none that may give way, so that some conflicts are passed over.
  private func victim(of conflict: Places) -> Int? {
    conflict.all.compactMap { $0 }.last { $0 % 3 > 0 }
  }

  private func list(_ system: borrowing System) -> [Places] {
    var list: [Places] = []
    for conflict in system.solver.conflicts { list.append(Places(conflict, in: system)) }
    return list
  }

  /// All conflicts, one by one; ends even if one comes again.
  private func walk(_ system: borrowing System) -> [Places] {
    var found: [Places] = []
    var last: Conflict?
    while found.count <= system.rows.count, let conflict = system.solver.firstConflict(after: last) {
      last = conflict
      found.append(Places(conflict, in: system))
    }
    return found
  }

  @Test(arguments: 0..<8)
  func `one by one, conflicts are those of the list, while rows give way`(batch: Int) {
    var broken = 0
    var passedOver = 0
    for number in 0..<TestEffort.count(100) {
      let seed = UInt64(batch * 100_000 + number)
      var pair = Pair(seed: seed)
      while true {
        pair.plain.solver.solve()
        pair.lazy.solver.update()
        let expected = list(pair.plain)
        #expect(walk(pair.lazy) == expected, "seed \(seed)")
        // Rows are in the order of insertion.
        let leftOut = expected.compactMap(\.leftOut)
        #expect(leftOut == leftOut.sorted() && leftOut.count == expected.count, "seed \(seed)")
        #expect(
          pair.plain.values.map(\.bitPattern) == pair.lazy.values.map(\.bitPattern), "seed \(seed)")
        guard let index = expected.lazy.compactMap({ victim(of: $0) }).first else { break }
        if expected.first.flatMap({ victim(of: $0) }) == nil { passedOver += 1 }
        pair.setPriority(999, at: index)
        broken += 1
      }
    }
    // The systems are such that there is something to compare.
    #expect(broken > TestEffort.count(100) && passedOver > 0)
  }

  @Test func `a solver without conflicts has no first one`() {
    var solver = Solver()
    let width = solver.makeVariable()
    _ = solver.add(Expression(width), .equal, 200)
    solver.update()
    #expect(solver.firstConflict() == nil && solver.value(of: width) == 200)
  }

  @Test func `after the last conflict there is none, whatever order constraints were freed in`() {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    // The place of a constraint that was removed is taken by a later one.
    let removed = solver.add(Expression(b), .equal, 7)
    _ = solver.add(Expression(a), .equal, 1)
    let early = solver.add(Expression(a), .equal, 2)
    _ = solver.add(Expression(b), .equal, 1)
    solver.remove(removed)
    let late = solver.add(Expression(b), .equal, 2)
    solver.update()
    let first = solver.firstConflict()
    let second = solver.firstConflict(after: first)
    #expect(first?.leftOut == early && second?.leftOut == late)
    #expect(second != nil && solver.firstConflict(after: second) == nil)
  }
}
