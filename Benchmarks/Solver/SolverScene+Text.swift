import Cassowary

extension SolverScene {
  /// The text of the scene for other solvers: the counts, the edits, and a line for each constraint.
  var text: String {
    var lines = ["\(variableCount) \(edits.count) \(rows.count)"]
    for edit in edits { lines.append("\(edit.variable) \(edit.value)") }
    for row in rows {
      let relation =
        switch row.relation {
        case .equal: "=="
        case .lessOrEqual: "<="
        case .greaterOrEqual: ">="
        }
      let terms = row.terms.map { " \($0.coefficient) \($0.variable)" }.joined()
      lines.append("\(row.terms.count) \(relation) \(row.constant) \(row.priority)" + terms)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
