internal import LayoutCore
internal import ManualLayout

extension JSONElement {
  /// The number as if it stood at this place.
  func constant(_ number: Double) -> JSONElement {
    JSONElement(value: JSONValue(content: .number(number), offset: value.offset), path: path)
  }

  /// Distances from four edges: one number for all of them, or an object of `top`, `bottom`, and either `left`
  /// and `right` or `leading` and `trailing`; edges left out are 0.
  func edges(in scope: Scope) throws(SpecProblem) -> EdgeFormulas {
    guard case .object = value.content else {
      let all = try Formula(self, in: scope)
      return EdgeFormulas(top: all, leading: all, bottom: all, trailing: all, isAbsolute: true)
    }
    var reader = try object()
    let isAbsolute = reader.contains("left") || reader.contains("right")
    if isAbsolute, reader.contains("leading") || reader.contains("trailing") {
      throw problem("left or right stands beside leading or trailing", suggestion: "use one pair of them")
    }
    let names = isAbsolute ? ["top", "left", "bottom", "right"] : ["top", "leading", "bottom", "trailing"]
    var formulas: [Formula] = []
    for name in names { formulas.append(try Formula(reader.optional(name) ?? constant(0), in: scope)) }
    try reader.finish()
    return EdgeFormulas(
      top: formulas[0], leading: formulas[1], bottom: formulas[2], trailing: formulas[3],
      isAbsolute: isAbsolute)
  }

  /// One name of sizing constraints, or an array of them.
  func sizingConstraints() throws(SpecProblem) -> UIView.SizingConstraints {
    guard case .array = value.content else { return try option(ConstraintName.self).constraints }
    var constraints: UIView.SizingConstraints = []
    for element in try array() { constraints.formUnion(try element.option(ConstraintName.self).constraints) }
    return constraints
  }
}

/// The names of sizing constraints in specs.
private enum ConstraintName: String, CaseIterable {
  case minWidth, maxWidth, fixedWidth, minHeight, maxHeight, fixedHeight, minSize, maxSize, fixedSize

  var constraints: UIView.SizingConstraints {
    switch self {
    case .minWidth: .minWidth
    case .maxWidth: .maxWidth
    case .fixedWidth: .fixedWidth
    case .minHeight: .minHeight
    case .maxHeight: .maxHeight
    case .fixedHeight: .fixedHeight
    case .minSize: .minSize
    case .maxSize: .maxSize
    case .fixedSize: .fixedSize
    }
  }
}
