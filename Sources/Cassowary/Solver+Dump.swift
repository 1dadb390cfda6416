extension Solver {
  /// The whole system to read: the constraints in the order of insertion with what became of each, then the variables.
  ///
  ///     v0 == 8  [defines v0]
  ///     v1 <= 100 @250  [v1 <= 100]
  ///     v0 = 8, defined
  ///     v1 = 100, parameter
  ///
  /// - Parameter name: what to call a variable; `v` and its number if it is left out.
  package func dump(name: (Variable) -> String = { "v\($0.index)" }) -> String {
    var lines: [String] = []
    let present = constraints.indices.filter { constraints[$0].role != .absent }
    for index in present.sorted(by: { constraints[$0].order < constraints[$1].order }) {
      lines.append(describe(handle(index), name: name) + "  [" + fate(of: index, name: name) + "]")
    }
    for index in variables.indices {
      let role: String
      switch variables[index].role {
      case .parameter: role = "parameter"
      case .defined: role = "defined"
      case .closed: role = "fixed"
      case .removed: continue
      }
      lines.append("\(name(variable(Int32(index)))) = \(plain(variables[index].value)), \(role)")
    }
    return lines.joined(separator: "\n")
  }

  /// What a constraint says: `2·a - b <= 8 @750`. A required one has no priority behind it.
  package func describe(_ constraint: Constraint, name: (Variable) -> String = { "v\($0.index)" }) -> String {
    let index = checked(constraint)
    let state = constraints[index]
    let range = matrix.range(index)
    let left = sum(range.map { matrix.entries[$0] }, name: name)
    let priority = state.priority == 1000 ? "" : " @\(plain(Double(state.priority)))"
    return "\(left) \(sign(state.relation)) \(plain(state.constant))\(priority)"
  }

  private func fate(of index: Int, name: (Variable) -> String) -> String {
    let state = constraints[index]
    if leftOut[Int32(index)] != nil { return "left out, since it conflicts" }
    switch state.role {
    case .absent, .pending: return "waits for solve"
    case .definition:
      let place = matrix.range(index).lowerBound + Int(state.pivot)
      return "defines \(name(variable(matrix.entries[place].column)))"
    case .closure:
      let place = reduced.range(index).lowerBound + Int(state.pivot)
      return "fixes \(name(variable(reduced.entries[place].column)))"
    case .redundant: return "follows from others"
    case .row:
      if state.isStale { return "waits for solve" }
      let terms = reduced.range(index).prefix(Int(state.parameters)).map { reduced.entries[$0] }
      if terms.isEmpty { return "has nothing to decide" }
      return "\(sum(terms, name: name)) \(sign(state.relation)) \(plain(state.reducedConstant))"
    }
  }

  private func sum(_ entries: [SparseMatrix.Entry], name: (Variable) -> String) -> String {
    if entries.isEmpty { return "0" }
    var text = ""
    for entry in entries {
      let size = abs(entry.coefficient)
      if text.isEmpty {
        text = entry.coefficient < 0 ? "-" : ""
      } else {
        text += entry.coefficient < 0 ? " - " : " + "
      }
      text += (size == 1 ? "" : plain(size) + "·") + name(variable(entry.column))
    }
    return text
  }

  private func sign(_ relation: Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessOrEqual: "<="
    case .greaterOrEqual: ">="
    }
  }

  /// A number without `.0` behind it.
  private func plain(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
