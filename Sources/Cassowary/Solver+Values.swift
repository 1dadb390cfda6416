extension Solver {
  /// Returns the value of a variable in the last solution; zero before the first.
  package func value(of variable: Variable) -> Double {
    variables[checked(variable)].value
  }

  /// Suggests a value: the constraint `variable = value`, which the first call adds and later ones change.
  package mutating func suggest(_ value: Double, for variable: Variable, priority: Priority = .required) {
    let edit = edits[checked(variable)]
    if edit >= 0 {
      let constraint = handle(Int(edit))
      setConstant(value, of: constraint)
      setPriority(priority, of: constraint)
    } else {
      let constraint = add(Expression(variable, plus: -value), .equal, priority: priority)
      edits[Int(variable.index)] = constraint.index
    }
  }

  /// Returns the constraint that `suggest` added for the variable; nil if there is none.
  package func suggestion(for variable: Variable) -> Constraint? {
    let edit = edits[checked(variable)]
    return edit >= 0 ? handle(Int(edit)) : nil
  }
}
