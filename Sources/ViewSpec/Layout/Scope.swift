/// The names that an expression can use at its place in the spec.
struct Scope: Sendable {
  /// The name of the number of pixels per point.
  static let scaleName = "scale"
  /// The names that metrics, views and slices cannot have.
  static let reservedNames = [scaleName, "superview", "bounds", "layoutMargins", "self"]

  /// The context of an expression, which determines the names of the superview's bounds and whether `self` has a size.
  enum Context: Sendable {
    /// A property that depends on no other view.
    case property
    /// A view's size.
    case size
    /// A view's position, for which its size is known.
    case position
    /// A slice of the bounds of the enclosing view.
    case slice
  }

  var metrics: [String: Int]
  var siblings: [String: Int]
  var slices: [String: Int]
  var context: Context

  /// A scope without any names but the reserved ones.
  static let empty = Scope(metrics: [:])

  /// Creates a scope of metrics alone.
  init(metrics: [String: Int]) {
    self.metrics = metrics
    siblings = [:]
    slices = [:]
    context = .property
  }

  /// Returns this scope for another context.
  func used(in context: Context) -> Scope {
    var scope = self
    scope.context = context
    return scope
  }

  /// Returns the meaning of `reference`, a name in `expression`.
  func value(
    of reference: Expression.Reference, in expression: Expression
  ) throws(ExpressionError) -> FormulaValue {
    let name = reference.components[0]
    switch reference.components.count {
    case 1:
      if name == Scope.scaleName { return .scale }
      if let metric = metrics[name] { return .metric(metric) }
      throw unknownName(reference, in: expression)
    case 2:
      let attribute = reference.components[1]
      if name == "self", context == .position {
        return .ownSize(try self.attribute(attribute, of: ["width", "height"], reference, expression))
      }
      if let area = area(named: name) {
        return .area(area, try self.attribute(attribute, of: nil, reference, expression))
      }
      if context != .property, let sibling = siblings[name] {
        return .sibling(sibling, try self.attribute(attribute, of: nil, reference, expression))
      }
      throw unknownName(reference, in: expression)
    default:
      throw expression.error(
        "unknown name \(quoted(reference.name))", suggestion: "a view has members such as \"\(name).maxX\"",
        at: reference)
    }
  }

  /// Returns the rectangle of the superview that `name` denotes in this scope, if any.
  func area(named name: String) -> Area? {
    switch (name, context) {
    case (_, .property): nil
    case ("bounds", .slice), ("superview", .size), ("superview", .position): .bounds
    case ("layoutMargins", _): .layoutMargins
    default: slices[name].map(Area.slice)
    }
  }

  private func attribute(
    _ name: String, of allowed: [String]?, _ reference: Expression.Reference, _ expression: Expression
  ) throws(ExpressionError) -> RectAttribute {
    let names = allowed ?? RectAttribute.allCases.map(\.rawValue)
    if names.contains(name), let attribute = RectAttribute(rawValue: name) { return attribute }
    throw expression.error(
      "unknown member \(quoted(name)) of \(quoted(reference.components[0]))",
      suggestion: didYouMean(name, among: names) ?? "it has \(names.joined(separator: ", "))", at: reference)
  }

  private func unknownName(_ reference: Expression.Reference, in expression: Expression) -> ExpressionError {
    let name = reference.components[0]
    let isMember = reference.components.count > 1
    if !isMember, siblings[name] != nil || area(named: name) != nil {
      return expression.error(
        "\(quoted(name)) is a rectangle, not a number",
        suggestion: "name one of its sides, such as \"\(name).maxX\"",
        at: reference)
    }
    if isMember, metrics[name] != nil || name == Scope.scaleName {
      return expression.error("\(quoted(name)) is a number and has no members", at: reference)
    }
    let known = isMember ? knownRectangles : knownNumbers
    let kind = isMember ? "view or slice" : "metric"
    return expression.error(
      "unknown \(kind) \(quoted(name))",
      suggestion: didYouMean(name, among: known) ?? (isMember ? placeOfRectangles : nil), at: reference)
  }

  private var placeOfRectangles: String? {
    switch context {
    case .property: "this property may use metrics only"
    case .size, .position, .slice:
      "a view may refer to its siblings, its superview and the superview's slices"
    }
  }

  private var knownNumbers: [String] { [Scope.scaleName] + metrics.keys.sorted() }

  /// All names of rectangles in this scope.
  var knownRectangles: [String] { knownAreas + siblings.keys.sorted() }

  /// All names of rectangles of the superview in this scope.
  var knownAreas: [String] {
    Scope.reservedNames.filter { area(named: $0) != nil } + slices.keys.sorted()
  }
}
