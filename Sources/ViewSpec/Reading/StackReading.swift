internal import LayoutCore

extension SpecReader {
  /// Reads what a stack does with its views.
  func readStack(_ reader: inout ObjectReader, _ scope: Scope) throws(SpecProblem) -> StackProperties {
    StackProperties(
      axis: try reader.optional("axis")?.option(AxisName.self).axis ?? .horizontal,
      distribution: try reader.optional("distribution")?.option(DistributionName.self).distribution ?? .fill,
      alignment: try reader.optional("alignment")?.option(StackAlignmentName.self).alignment ?? .fill,
      spacing: try reader.optional("spacing").map { element throws(SpecProblem) in
        try Formula(element, in: scope)
      },
      isLayoutMarginsRelative: try reader.optional("layoutMarginsRelativeArrangement")?.bool() ?? false,
      isBaselineRelative: try reader.optional("baselineRelativeArrangement")?.bool() ?? false)
  }

  /// Reads what a view in a stack may say of its place there: the points after it, and no layout of its own.
  func readSpacingAfter(_ reader: inout ObjectReader, _ scope: Scope) throws(SpecProblem) -> Formula? {
    for key in LayoutRuleReader.keys {
      if let element = reader.optional(key) {
        throw element.problem("a stack places its views", suggestion: "remove \(quoted(key))")
      }
    }
    return try reader.optional("spacingAfter").map { element throws(SpecProblem) in
      try Formula(element, in: scope)
    }
  }

  /// Reads the priorities of a view's size, and of a plain view its intrinsic size.
  func readSizing(
    _ reader: inout ObjectReader, _ scope: Scope, of type: ViewType
  ) throws(SpecProblem) -> SizingProperties {
    var sizing = SizingProperties()
    if let element = reader.optional("contentHuggingPriority") {
      sizing.hugging = try readPriorities(element)
    }
    if let element = reader.optional("contentCompressionResistancePriority") {
      sizing.compressionResistance = try readPriorities(element)
    }
    if case .view = type, let element = reader.optional("intrinsicContentSize") {
      var sides = try element.object()
      if let width = sides.optional("width") { sizing.intrinsicWidth = try Formula(width, in: scope) }
      if let height = sides.optional("height") { sizing.intrinsicHeight = try Formula(height, in: scope) }
      try sides.finish()
    }
    return sizing
  }

  /// One priority for both axes, or an object of `horizontal` and `vertical`.
  private func readPriorities(_ element: JSONElement) throws(SpecProblem) -> SizingProperties.Priorities {
    guard case .object = element.value.content else {
      let priority = try WrittenPriority(element, metrics: metrics)
      return SizingProperties.Priorities(horizontal: priority, vertical: priority)
    }
    var reader = try element.object()
    var priorities = SizingProperties.Priorities()
    if let horizontal = reader.optional("horizontal") {
      priorities.horizontal = try WrittenPriority(horizontal, metrics: metrics)
    }
    if let vertical = reader.optional("vertical") {
      priorities.vertical = try WrittenPriority(vertical, metrics: metrics)
    }
    try reader.finish()
    return priorities
  }
}

private enum AxisName: String, CaseIterable {
  case horizontal, vertical

  var axis: NSLayoutConstraint.Axis { self == .horizontal ? .horizontal : .vertical }
}

private enum DistributionName: String, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

  var distribution: UIStackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

private enum StackAlignmentName: String, CaseIterable {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

  var alignment: UIStackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .top: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing, .bottom: .trailing
    case .lastBaseline: .lastBaseline
    }
  }
}
