internal import LayoutCore

/// The names that a constraint can use at its place in the spec.
struct ConstraintScope: Sendable {
  let names: ItemNames
  /// The metrics by name, as their indices in document order.
  let metrics: [String: Int]
  /// The number of the view that encloses the constraint.
  let owner: Int

  /// The meaning of a name.
  enum Meaning: Sendable {
    case number(FormulaValue)
    case term(NamedTerm)
  }

  /// An attribute of an item, or of "the superview", which depends on the other items of the constraint.
  struct NamedTerm: Sendable {
    /// The item, or nil for the superview.
    let item: ConstrainedItem?
    let guide: ViewGuide?
    let attribute: NSLayoutConstraint.Attribute
    let reference: Expression.Reference
  }

  /// Returns the number that a name without members denotes, if any.
  func number(named name: String) -> FormulaValue? {
    name == Scope.scaleName ? .scale : metrics[name].map { .metric($0) }
  }

  /// Returns the meaning of `reference`, a name in `expression`.
  func meaning(
    of reference: Expression.Reference, in expression: Expression
  ) throws(ExpressionError) -> Meaning {
    let parts = reference.components
    if parts.count == 1 {
      if let number = number(named: parts[0]) { return .number(number) }
      throw unknownNumber(reference, in: expression)
    }
    let item = try item(named: parts[0], reference, expression)
    var guide: ViewGuide?
    if parts.count > 2 { guide = try self.guide(named: parts[1], of: item, reference, expression) }
    guard parts.count <= 3 else {
      throw expression.error(
        "an attribute such as \(quoted(parts[2])) has no members", at: reference, component: 3)
    }
    let attribute = try attribute(
      named: parts[parts.count - 1], isOfGuide: guide != nil || item?.part != .view && item != nil, reference,
      expression)
    return .term(NamedTerm(item: item, guide: guide, attribute: attribute, reference: reference))
  }

  /// Returns the terms with "superview" resolved: the container of the other item, or else the superview of the owner.
  func resolve(_ terms: [NamedTerm], in text: String) throws(ExpressionError) -> [ConstrainedTerm] {
    let other = terms.lazy.compactMap(\.item).first
    var resolved: [ConstrainedTerm] = []
    for term in terms {
      var item = term.item
      if item == nil {
        let container = other.map { names.container(of: $0) } ?? names.superview(of: owner)
        guard let container else {
          throw ExpressionError(
            "the canvas has no superview", suggestion: "name the canvas \"self\" in its own constraints",
            in: text, at: term.reference.offset)
        }
        item = ConstrainedItem(view: container)
      }
      guard var item else { continue }
      if let guide = term.guide { item.part = .system(guide) }
      resolved.append(ConstrainedTerm(item: item, attribute: term.attribute))
    }
    return resolved
  }

  /// Returns the item with a name, or nil for the superview.
  private func item(
    named name: String, _ reference: Expression.Reference, _ expression: Expression
  ) throws(ExpressionError) -> ConstrainedItem? {
    if name == "superview" { return nil }
    if name == "self" { return ConstrainedItem(view: owner) }
    if let item = names[name] { return item }
    if number(named: name) != nil {
      throw expression.error("\(quoted(name)) is a number and has no members", at: reference)
    }
    throw expression.error(
      "unknown view \(quoted(name))", suggestion: didYouMean(name, among: ["superview", "self"] + names.all),
      at: reference)
  }

  private func guide(
    named name: String, of item: ConstrainedItem?, _ reference: Expression.Reference, _ expression: Expression
  ) throws(ExpressionError) -> ViewGuide {
    let owner = reference.components[0]
    if case .guide? = item?.part {
      throw expression.error("\(quoted(owner)) is a guide and has no guides", at: reference, component: 1)
    }
    if let guide = ViewGuide(rawValue: name) { return guide }
    let known = ViewGuide.allCases.map(\.rawValue)
    throw expression.error(
      "unknown guide \(quoted(name)) of \(quoted(owner))",
      suggestion: suggestedMember(name, among: known).map { "did you mean \(quoted($0))?" }
        ?? "a view has \(known.joined(separator: ", "))", at: reference, component: 1)
  }

  private func attribute(
    named name: String, isOfGuide: Bool, _ reference: Expression.Reference, _ expression: Expression
  ) throws(ExpressionError) -> NSLayoutConstraint.Attribute {
    let attributes = isOfGuide ? AttributeNames.ofGuides : AttributeNames.ofViews
    if let attribute = AttributeNames.attribute(named: name, among: attributes) { return attribute }
    let owner = reference.components.dropLast().joined(separator: ".")
    let place = reference.components.count - 1
    if isOfGuide, AttributeNames.attribute(named: name, among: AttributeNames.ofViews) != nil {
      throw expression.error(
        "\(quoted(owner)) is a guide and has no \(name)",
        suggestion: "guides have neither baselines nor margins", at: reference, component: place)
    }
    if ViewGuide(rawValue: name) != nil {
      throw expression.error(
        "\(quoted(reference.name)) is a guide, not an attribute",
        suggestion: "name one of its edges, such as \"\(reference.name).top\"", at: reference,
        component: place)
    }
    let known = attributes.map(\.name)
    throw expression.error(
      "unknown attribute \(quoted(name)) of \(quoted(owner))",
      suggestion: suggestedMember(name, among: known).map { "did you mean \(quoted($0))?" }
        ?? "it has \(known.joined(separator: ", "))", at: reference, component: place)
  }

  private func unknownNumber(
    _ reference: Expression.Reference, in expression: Expression
  ) -> ExpressionError {
    let name = reference.components[0]
    if names[name] != nil || ["superview", "self"].contains(name) {
      return expression.error(
        "\(quoted(name)) is \(isGuide(name) ? "a guide" : "a view"), not a number",
        suggestion: "name one of its attributes, such as \"\(name).leading\"", at: reference)
    }
    return expression.error(
      "unknown metric \(quoted(name))",
      suggestion: didYouMean(name, among: [Scope.scaleName] + metrics.keys.sorted()), at: reference)
  }

  private func isGuide(_ name: String) -> Bool {
    if case .guide? = names[name]?.part { return true }
    return false
  }
}
