internal import ManualLayout

/// A reader of the layout rules of one view, or of one slice.
struct LayoutRuleReader {
  let scope: Scope

  /// Reads the layout keys of a view: `frame`, or one of `size` and `sizeToFit` with one of `position` and `align`.
  ///
  /// Constraints place a view without any of them.
  func read(
    _ reader: ObjectReader
  ) throws(DocumentError) -> (Located<SizeRule>, Located<PositionRule>) {
    if let frame = try reader.optional(LayoutKeys.frame) {
      let (size, position) = try readFrame(frame)
      return (Located(rule: size, element: frame), Located(rule: position, element: frame))
    }
    return (try readSize(reader), try readPosition(reader))
  }

  private func readFrame(_ element: JSONElement) throws(DocumentError) -> (SizeRule, PositionRule) {
    if case .string = element.value.content {
      let area = try readArea(element, in: scope.used(in: .position))
      return (.area(area), .area(area))
    }
    let reader = try element.object(FrameKeys.all)
    let size = SizeRule.sides(
      width: try reader.required(FrameKeys.width, in: scope.used(in: .size)),
      height: try reader.required(FrameKeys.height, in: scope.used(in: .size)))
    let position = PositionRule.origin(
      x: try reader.required(FrameKeys.x, in: scope.used(in: .position)),
      y: try reader.required(FrameKeys.y, in: scope.used(in: .position)))
    return (size, position)
  }

  private func readSize(_ reader: ObjectReader) throws(DocumentError) -> Located<SizeRule> {
    if let size = try reader.optional(LayoutKeys.size) {
      return Located(rule: try readSides(size), element: size)
    }
    if let fitting = try reader.optional(LayoutKeys.sizeToFit) {
      return Located(rule: try readFitting(fitting), element: fitting)
    }
    return Located(rule: .constraints, element: reader.element)
  }

  private func readSides(_ element: JSONElement) throws(DocumentError) -> SizeRule {
    let scope = scope.used(in: .size)
    guard let aspect = element.member(SizeKeys.aspect) else {
      let reader = try element.object(SizeKeys.ofSides)
      return .sides(
        width: try reader.required(SizeKeys.width, in: scope),
        height: try reader.required(SizeKeys.height, in: scope))
    }
    switch (element.member(SizeKeys.width), element.member(SizeKeys.height)) {
    case (_?, nil):
      let reader = try element.object(SizeKeys.ofWidth)
      let ratio = try reader.required(SizeKeys.aspect, in: scope)
      return .aspect(.width, try reader.required(SizeKeys.width, in: scope), ratio: ratio)
    case (nil, _?):
      let reader = try element.object(SizeKeys.ofHeight)
      let ratio = try reader.required(SizeKeys.aspect, in: scope)
      return .aspect(.height, try reader.required(SizeKeys.height, in: scope), ratio: ratio)
    default:
      throw aspect.problem(
        "an aspect needs one side", suggestion: "give either \"width\" or \"height\" with it")
    }
  }

  private func readFitting(_ element: JSONElement) throws(DocumentError) -> SizeRule {
    let scope = scope.used(in: .size)
    let reader = try element.object(FittingKeys.all)
    return .fitting(
      width: try reader.optional(FittingKeys.width, in: scope),
      height: try reader.optional(FittingKeys.height, in: scope),
      try reader.optional(FittingKeys.constraints) ?? [])
  }

  private func readPosition(_ reader: ObjectReader) throws(DocumentError) -> Located<PositionRule> {
    if let position = try reader.optional(LayoutKeys.position) {
      let (x, y) = try readPair(position, scope.used(in: .position))
      return Located(rule: .origin(x: x, y: y), element: position)
    }
    if let align = try reader.optional(LayoutKeys.align) {
      return Located(rule: .alignment(try readAlignment(align)), element: align)
    }
    return Located(rule: .constraints, element: reader.element)
  }

  private func readAlignment(_ element: JSONElement) throws(DocumentError) -> Alignment {
    let scope = scope.used(in: .position)
    let reader = try element.object(AlignmentKeys.all)
    let position = try reader.required(AlignmentKeys.position)
    let target = try reader.value(of: AlignmentKeys.with).map { element throws(DocumentError) in
      try readTarget(element, in: scope)
    }
    var alignment = Alignment(
      position: position, target: target ?? .area(.bounds),
      targetPosition: try reader.optional(AlignmentKeys.to) ?? position)
    if let offset = try reader.optional(AlignmentKeys.offset) {
      alignment.offset = try readPair(offset, scope)
    }
    alignment.inset = try reader.optional(AlignmentKeys.inset, in: scope)
    return alignment
  }

  private func readTarget(_ element: JSONElement, in scope: Scope) throws(DocumentError) -> Alignment.Target {
    let name = try element.string()
    if let sibling = scope.siblings[name] { return .sibling(sibling) }
    if let area = scope.area(named: name) { return .area(area) }
    throw unknown("view or slice", name, at: element, known: scope.knownRectangles)
  }

  /// Returns the area that the string names.
  func readArea(_ element: JSONElement, in scope: Scope) throws(DocumentError) -> Area {
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
  ) -> DocumentError {
    element.problem(
      "unknown \(kind) \(quoted(name))",
      suggestion: didYouMean(name, among: known) ?? "known here: \(known.joined(separator: ", "))")
  }

  private func readPair(
    _ element: JSONElement, _ scope: Scope
  ) throws(DocumentError) -> (x: Formula, y: Formula) {
    let reader = try element.object(PairKeys.all)
    let zero = try Formula(element.constant(0), in: scope)
    let x = try reader.optional(PairKeys.x, in: scope) ?? zero
    return (x, try reader.optional(PairKeys.y, in: scope) ?? zero)
  }

  /// Reads a slice rule: an inset or a division of a rectangle.
  ///
  /// The keys are `{"name", "inset", "by"}` or `{"divide", "atDistance", "from", "slice", "remainder"}`.
  func readSlice(_ element: JSONElement) throws(DocumentError) -> SliceRule {
    let reader = try element.object(SliceKeys.declaration(of: element))
    if let divided = element.member(SliceKeys.divide) {
      return .divide(
        try readArea(divided, in: scope),
        distance: try reader.required(SliceKeys.atDistance, in: scope),
        edge: try reader.required(SliceKeys.from))
    }
    return .inset(
      try readArea(try reader.required(SliceKeys.inset), in: scope),
      try reader.required(SliceKeys.by, in: scope))
  }
}
