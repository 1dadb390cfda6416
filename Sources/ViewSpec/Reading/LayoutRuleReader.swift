internal import ManualLayout

/// Reads how one view is sized and placed, or how one slice is cut.
struct LayoutRuleReader {
  let scope: Scope

  /// The keys that say how a view is laid out.
  static let keys = ["frame", "size", "sizeToFit", "position", "align"]

  /// Reads the layout keys of a view: `frame`; or one of `size` and `sizeToFit`, and one of `position` and
  /// `align`. A view without any of them is placed by constraints.
  func read(
    _ reader: inout ObjectReader
  ) throws(SpecProblem) -> (Written<SizeRule>, Written<PositionRule>) {
    let frame = reader.optional("frame")
    let size = reader.optional("size")
    let sizeToFit = reader.optional("sizeToFit")
    let position = reader.optional("position")
    let align = reader.optional("align")
    guard LayoutRuleReader.keys.contains(where: { reader.contains($0) }) else {
      return (
        Written(rule: .constraints, element: reader.element),
        Written(rule: .constraints, element: reader.element)
      )
    }
    if let frame {
      for other in [size, sizeToFit, position, align] {
        if let other {
          throw other.problem("a view with a frame needs no other layout", suggestion: "remove one")
        }
      }
      let (size, position) = try readFrame(frame)
      return (Written(rule: size, element: frame), Written(rule: position, element: frame))
    }
    let sizeRule = try readSize(size, sizeToFit, of: reader.element)
    let positionRule = try readPosition(position, align, of: reader.element)
    return (
      Written(rule: sizeRule, element: size ?? sizeToFit ?? reader.element),
      Written(rule: positionRule, element: position ?? align ?? reader.element)
    )
  }

  private func readFrame(_ element: JSONElement) throws(SpecProblem) -> (SizeRule, PositionRule) {
    if case .string = element.value.content {
      let area = try readArea(element, in: scope.spoken(by: .position))
      return (.area(area), .area(area))
    }
    var reader = try element.object()
    let size = SizeRule.sides(
      width: try Formula(try reader.required("width"), in: scope.spoken(by: .size)),
      height: try Formula(try reader.required("height"), in: scope.spoken(by: .size)))
    let position = PositionRule.origin(
      x: try Formula(try reader.required("x"), in: scope.spoken(by: .position)),
      y: try Formula(try reader.required("y"), in: scope.spoken(by: .position)))
    try reader.finish()
    return (size, position)
  }

  private func readSize(
    _ size: JSONElement?, _ sizeToFit: JSONElement?, of view: JSONElement
  ) throws(SpecProblem) -> SizeRule {
    switch (size, sizeToFit) {
    case (let size?, nil): return try readSides(size)
    case (nil, let sizeToFit?): return try readFitting(sizeToFit)
    case (_, let sizeToFit?):
      throw sizeToFit.problem("the view has a size already", suggestion: "remove \"size\" or \"sizeToFit\"")
    case (nil, nil):
      throw view.problem("the view has no size", suggestion: "give it \"frame\", \"size\" or \"sizeToFit\"")
    }
  }

  private func readSides(_ element: JSONElement) throws(SpecProblem) -> SizeRule {
    let scope = scope.spoken(by: .size)
    var reader = try element.object()
    let aspect = reader.optional("aspect")
    let rule: SizeRule
    if let aspect {
      let ratio = try Formula(aspect, in: scope)
      switch (reader.optional("width"), reader.optional("height")) {
      case (let width?, nil): rule = .aspect(.width, try Formula(width, in: scope), ratio: ratio)
      case (nil, let height?): rule = .aspect(.height, try Formula(height, in: scope), ratio: ratio)
      default:
        throw aspect.problem(
          "an aspect needs one side", suggestion: "give either \"width\" or \"height\" beside it")
      }
    } else {
      rule = .sides(
        width: try Formula(try reader.required("width"), in: scope),
        height: try Formula(try reader.required("height"), in: scope))
    }
    try reader.finish()
    return rule
  }

  private func readFitting(_ element: JSONElement) throws(SpecProblem) -> SizeRule {
    let scope = scope.spoken(by: .size)
    var reader = try element.object()
    var width: Formula?
    var height: Formula?
    if let element = reader.optional("width") { width = try Formula(element, in: scope) }
    if let element = reader.optional("height") { height = try Formula(element, in: scope) }
    let constraints = try reader.optional("constraints")?.sizingConstraints() ?? []
    try reader.finish()
    return .fitting(width: width, height: height, constraints)
  }

  private func readPosition(
    _ position: JSONElement?, _ align: JSONElement?, of view: JSONElement
  ) throws(SpecProblem) -> PositionRule {
    switch (position, align) {
    case (let position?, nil):
      let (x, y) = try readPair(position, scope.spoken(by: .position))
      return .origin(x: x, y: y)
    case (nil, let align?): return .alignment(try readAlignment(align))
    case (_, let align?):
      throw align.problem("the view has a position already", suggestion: "remove \"position\" or \"align\"")
    case (nil, nil):
      throw view.problem(
        "the view has no position", suggestion: "give it \"frame\", \"position\" or \"align\"")
    }
  }

  private func readAlignment(_ element: JSONElement) throws(SpecProblem) -> Alignment {
    let scope = scope.spoken(by: .position)
    var reader = try element.object()
    let position = try reader.required("position").option(Position.self)
    let target = try reader.optional("with").map { element throws(SpecProblem) in
      try readTarget(element, in: scope)
    }
    var alignment = Alignment(
      position: position, target: target ?? .area(.bounds),
      targetPosition: try reader.optional("to")?.option(Position.self) ?? position)
    if let offset = reader.optional("offset") { alignment.offset = try readPair(offset, scope) }
    if let inset = reader.optional("inset") { alignment.inset = try Formula(inset, in: scope) }
    try reader.finish()
    return alignment
  }

  private func readTarget(_ element: JSONElement, in scope: Scope) throws(SpecProblem) -> Alignment.Target {
    let name = try element.string()
    if let sibling = scope.siblings[name] { return .sibling(sibling) }
    if let area = scope.area(named: name) { return .area(area) }
    throw unknown("view or slice", name, at: element, known: scope.knownRectangles)
  }

  /// The area that a string names.
  func readArea(_ element: JSONElement, in scope: Scope) throws(SpecProblem) -> Area {
    let name = try element.string()
    if let area = scope.area(named: name) { return area }
    guard scope.siblings[name] == nil else {
      throw element.problem(
        "\(quoted(name)) is a view, expected a rectangle of the superview",
        suggestion: "name one of \(scope.knownAreas.joined(separator: ", "))")
    }
    throw unknown("slice", name, at: element, known: scope.knownAreas)
  }

  private func unknown(
    _ kind: String, _ name: String, at element: JSONElement, known: [String]
  ) -> SpecProblem {
    element.problem(
      "unknown \(kind) \(quoted(name))",
      suggestion: didYouMean(name, among: known) ?? "known here: \(known.joined(separator: ", "))")
  }

  private func readPair(
    _ element: JSONElement, _ scope: Scope
  ) throws(SpecProblem) -> (x: Formula, y: Formula) {
    var reader = try element.object()
    let x = try Formula(reader.optional("x") ?? element.constant(0), in: scope)
    let y = try Formula(reader.optional("y") ?? element.constant(0), in: scope)
    try reader.finish()
    return (x, y)
  }

  /// Reads a cut: `{"name", "inset", "by"}` or `{"divide", "atDistance", "from", "slice", "remainder"}`.
  func readSlice(_ element: JSONElement) throws(SpecProblem) -> SliceRule {
    var reader = try element.object()
    let rule: SliceRule
    if let divided = reader.optional("divide") {
      _ = (reader.optional("slice"), reader.optional("remainder"))
      rule = .divide(
        try readArea(divided, in: scope),
        distance: try Formula(try reader.required("atDistance"), in: scope),
        edge: try reader.required("from").option(SpecEdge.self))
    } else {
      _ = reader.optional("name")
      rule = .inset(
        try readArea(try reader.required("inset"), in: scope),
        try reader.required("by").edges(in: scope))
    }
    try reader.finish()
    return rule
  }
}
