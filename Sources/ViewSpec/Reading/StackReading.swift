internal import LayoutCore
import StackCore

extension SpecReader {
  /// Reads the properties of a stack.
  func readStack(_ reader: ObjectReader, _ scope: Scope) throws(DocumentError) -> StackProperties {
    StackProperties(
      axis: try reader.optional(StackKeys.axis) ?? .horizontal,
      distribution: try reader.optional(StackKeys.distribution) ?? .fill,
      alignment: try reader.optional(StackKeys.alignment) ?? .fill,
      spacing: try reader.optional(StackKeys.spacing, in: scope),
      isLayoutMarginsRelative: try reader.optional(StackKeys.layoutMarginsRelativeArrangement) ?? false,
      isBaselineRelative: try reader.optional(StackKeys.baselineRelativeArrangement) ?? false)
  }

  /// Refuses layout keys of a view in a stack, or in a part of a list.
  func checkHasNoLayout(_ view: JSONElement, in superview: ViewNode) throws(DocumentError) {
    for key in LayoutKeys.keys {
      if let element = view.member(key) {
        throw element.problem(
          superview.embedsViews ? "the view fills its place" : "a stack positions its views",
          suggestion: "remove \(quoted(key.declaration.name))")
      }
    }
  }

  /// Reads the sizing priorities of a view, and the intrinsic size of a plain view.
  func readSizing(
    _ reader: ObjectReader, _ scope: Scope, of type: ViewType
  ) throws(DocumentError) -> SizingProperties {
    var sizing = SizingProperties()
    if let element = try reader.optional(ViewKeys.contentHuggingPriority) {
      sizing.hugging = try readPriorities(element)
    }
    if let element = try reader.optional(ViewKeys.contentCompressionResistancePriority) {
      sizing.compressionResistance = try readPriorities(element)
    }
    if case .view = type.kind, let element = try reader.optional(ViewKeys.intrinsicContentSize) {
      let sides = try element.object(IntrinsicSizeKeys.all)
      sizing.intrinsicWidth = try sides.optional(IntrinsicSizeKeys.width, in: scope)
      sizing.intrinsicHeight = try sides.optional(IntrinsicSizeKeys.height, in: scope)
    }
    return sizing
  }

  /// Reads one priority for both axes, or an object of `horizontal` and `vertical`.
  private func readPriorities(_ element: JSONElement) throws(DocumentError) -> SizingProperties.Priorities {
    guard case .object = element.value.content else {
      let priority = try LocatedPriority(element, metrics: metrics)
      return SizingProperties.Priorities(horizontal: priority, vertical: priority)
    }
    let reader = try element.object(PriorityKeys.all)
    var priorities = SizingProperties.Priorities()
    if let horizontal = try reader.optional(PriorityKeys.horizontal) {
      priorities.horizontal = try LocatedPriority(horizontal, metrics: metrics)
    }
    if let vertical = try reader.optional(PriorityKeys.vertical) {
      priorities.vertical = try LocatedPriority(vertical, metrics: metrics)
    }
    return priorities
  }
}

/// The names of axes.
enum AxisName: String, CaseIterable {
  case horizontal, vertical

  var axis: NSLayoutConstraint.Axis { self == .horizontal ? .horizontal : .vertical }
}

/// The names of distributions along the axis of a stack.
enum DistributionName: String, CaseIterable {
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

/// The names of alignments perpendicular to the axis of a stack.
enum StackAlignmentName: String, CaseIterable {
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
