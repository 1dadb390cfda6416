import Cassowary
import TestSupport

/// Solves systems of constraints that an input says, with changes between solutions.
///
/// Small systems in whole numbers are compared with an exact solution of them, layouts of boxes with a new solver for the same
/// constraints, bit for bit. Systems with numbers of all sizes come to an end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzConstraints(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var random = unsafe SeededGenerator(bytes: UnsafeBufferPointer(start: start, count: count))
  switch Int.random(in: 0..<4, using: &random) {
  case 0: solveExactly(&random)
  case 1: solveAfresh(random)
  case 2: loosen(&random)
  default:
    var program = HostileConstraints(random)
    program.run()
  }
  return 0
}

/// The largest number of changes of a system.
private let changes = 60

/// Compares a small system with its exact solution and with a new solver, after each change.
private func solveExactly(_ random: inout SeededGenerator) {
  let variables = [1, 2, 2, 3, 3, 3, 4, 4, 5][Int.random(in: 0..<9, using: &random)]
  var system = System(variables: variables)
  for _ in 0..<changes where !random.isOver {
    change(&system, &random)
    if Int.random(in: 0..<3, using: &random) == 0 { continue }
    system.solver.solve()
    check(disagreement(system) ?? difference(system, system.fresh()), system)
  }
}

private func change(_ system: inout System, _ random: inout SeededGenerator) {
  let index = Int.random(in: 0..<max(1, system.rows.count), using: &random)
  let choice = Int.random(in: 0..<7, using: &random)
  if system.rows.isEmpty || choice < 3 && system.rows.count < 8 {
    system.add(Row(variables: system.variables.count, using: &random))
  } else if choice < 4 {
    system.remove(at: index)
  } else if choice < 5 {
    system.setPriority(Row.priorities.randomElement(using: &random) ?? 1, at: index)
  } else {
    system.setConstant(Int.random(in: -10...10, using: &random), at: index)
  }
}

/// Drops constraints of conflicts until there are none; each is one that cannot hold, and needs all of its constraints.
private func loosen(_ random: inout SeededGenerator) {
  var system = System(variables: Int.random(in: 1...4, using: &random))
  for _ in 0..<Int.random(in: 3...8, using: &random) {
    var row = Row(variables: system.variables.count, using: &random)
    if Int.random(in: 0..<5, using: &random) > 0 { row.priority = 1000 }
    system.add(row)
  }
  while true {
    let conflicts = system.solver.solve()
    check(
      problem(of: conflicts, in: system) ?? disagreement(system) ?? difference(system, system.fresh()), system
    )
    guard let dropped = conflicts.first?.constraints.randomElement(using: &random),
      let index = system.index(of: dropped)
    else { return }
    system.remove(at: index)
  }
}

private func check(_ problem: String?, _ system: borrowing System) {
  if let problem { fatalError("\(problem)\n\(system.rows)") }
}

/// Compares a layout of boxes with a new solver after changes.
private func solveAfresh(_ random: SeededGenerator) {
  var layout = RandomLayout(from: random, statements: 0)
  for _ in 0..<changes where !layout.generator.isOver {
    if layout.statements.isEmpty { layout.addStatement() }
    layout.edit()
    if Bool.random(using: &layout.generator) { continue }
    let before = layout.values
    layout.solver.solve()
    let fresh = layout.fresh()
    precondition(layout.values.map(\.bitPattern) == fresh.values.map(\.bitPattern))
    precondition(layout.conflicts == fresh.conflicts)
    let changed = Set(layout.solver.changedVariables)
    let expected = zip(layout.variables, zip(before, layout.values)).filter { $1.0 != $1.1 }.map(\.0)
    precondition(changed == Set(expected))
    layout.solver.solve()
    precondition(layout.solver.changedVariables.isEmpty)
  }
}
