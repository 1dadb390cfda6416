internal import LayoutCore

/// A distance that a spec contains as a number, with its meaning.
package struct LiteralLength: Sendable {
  /// The meaning of a distance.
  package enum Meaning: Hashable, Sendable {
    /// A distance from the edges of the container.
    case inset
    /// A distance between views.
    case spacing
    /// A distance from the edges of the superview to the frame of a subview.
    case origin(superview: SpecPlace)
  }

  package enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  /// The distance in points, which is not negative.
  package let points: Double
  package let meaning: Meaning
  /// The axes of the distance; both if one number applies to all edges.
  package let axes: Set<Axis>
  /// The place of the number.
  package let place: SpecPlace
  /// The place of the enclosing value: the edges of one object, or the numbers of one constraint, form one statement.
  package let statement: SpecPlace
  /// The view that the number belongs to.
  package let view: SpecPlace
}

extension LayoutSpec {
  /// The comparable distances that the spec contains as numbers, in document order.
  ///
  /// These are margins and insets, spacings, and the origins of frames. Sizes and the results of sums are not included.
  package var distances: [LiteralLength] {
    var found: [LiteralLength] = []
    let ids = document.root.siblingIDs
    SpecWalk.visit(document.root) { visit in
      let reader = DistanceReader(document: document, visit: visit, ids: ids)
      if let distance = reader.distance { found.append(distance) }
    }
    for constraint in constraints { found += ConstraintDistances(constraint, in: document).all }
    return found.sorted { $0.place.offset < $1.place.offset }
  }
}

extension JSONElement {
  /// The identifiers of all views in this object.
  fileprivate var siblingIDs: Set<String> {
    var ids: Set<String> = []
    var pending = [self]
    while let next = pending.popLast() {
      if case .string(let id)? = next.member(ViewKeys.id)?.value.content { ids.insert(id) }
      pending += (try? next.member(ViewKeys.views)?.array()) ?? []
    }
    return ids
  }
}

/// A reader of the meaning of a number among the values of a view.
private struct DistanceReader {
  let document: JSONDocument
  let visit: SpecWalk.Visit
  /// The identifiers of the spec's views.
  let ids: Set<String>

  var distance: LiteralLength? {
    let keys = visit.keys
    switch (keys.first, keys.count) {
    case ("layoutMargins"?, 1): return number(.inset, [.horizontal, .vertical])
    case ("layoutMargins"?, 2): return number(.inset, Self.axes(ofEdge: keys[1]), in: 1)
    case ("slices"?, 2) where keys[1] == "by": return number(.inset, [.horizontal, .vertical])
    case ("slices"?, 3) where keys[1] == "by": return number(.inset, Self.axes(ofEdge: keys[2]), in: 2)
    case ("align"?, 2) where keys[1] == "inset": return alignmentInset
    case ("spacing"?, 1):
      return text(visit.view, "type") == "stack" ? number(.spacing, Self.axes(ofStack: visit.view)) : nil
    case ("spacingAfter"?, 1):
      return visit.superview.flatMap { number(.spacing, Self.axes(ofStack: $0)) }
    case ("frame"?, 2), ("position"?, 2):
      return keys[1] == "x" ? origin(.horizontal) : keys[1] == "y" ? origin(.vertical) : nil
    default: return nil
    }
  }

  /// Returns the distance of a value that is a number; `depth` is the index of the enclosing object that is the
  /// statement.
  private func number(
    _ meaning: LiteralLength.Meaning, _ axes: Set<LiteralLength.Axis>, in depth: Int? = nil
  ) -> LiteralLength? {
    guard case .number(let number) = visit.element.value.content else { return nil }
    let statement = depth.map { visit.objects[$0] } ?? visit.element
    return distance(number, meaning, axes, at: visit.element.value.offset, in: statement)
  }

  private func distance(
    _ number: Double, _ meaning: LiteralLength.Meaning, _ axes: Set<LiteralLength.Axis>, at offset: Int,
    in statement: JSONElement
  ) -> LiteralLength {
    LiteralLength(
      points: abs(number), meaning: meaning, axes: axes, place: document.place(at: offset),
      statement: document.place(at: statement.value.offset),
      view: document.place(at: visit.view.value.offset))
  }

  /// An inset from the edges of the superview; an inset from those of a sibling is not comparable.
  private var alignmentInset: LiteralLength? {
    let align = visit.objects[visit.objects.count - 1]
    if let with = text(align, "with"), ids.contains(with) { return nil }
    var axes: Set<LiteralLength.Axis> = []
    let position = text(align, "to") ?? text(align, "position") ?? ""
    if ["left", "right", "Left", "Right", "Leading", "Trailing"].contains(where: position.contains) {
      axes.insert(.horizontal)
    }
    if ["top", "bottom"].contains(where: position.contains) { axes.insert(.vertical) }
    return axes.isEmpty ? nil : number(.inset, axes)
  }

  /// Returns the origin of a frame: from the edge of the superview, or after a sibling.
  private func origin(_ axis: LiteralLength.Axis) -> LiteralLength? {
    guard let superview = visit.superview else { return nil }
    if case .number = visit.element.value.content {
      return number(.origin(superview: document.place(at: superview.value.offset)), [axis])
    }
    guard let sum = try? WrittenSum(visit.element.expression()), sum.references.count == 1 else { return nil }
    let name = sum.references[0]
    guard name.components.count == 2, ids.contains(name.components[0]), sum.number > 0,
      name.components[1] == (axis == .horizontal ? "maxX" : "maxY")
    else { return nil }
    return distance(
      sum.number, .spacing, [axis], at: document.offset(in: visit.element, of: sum.offset), in: visit.element)
  }

  private func text(_ object: JSONElement, _ key: String) -> String? {
    let entry = (try? object.entries())?.first { $0.key == key }
    if case .string(let text)? = entry?.element.value.content { return text }
    return nil
  }

  private static func axes(ofEdge edge: String) -> Set<LiteralLength.Axis> {
    edge == "top" || edge == "bottom" ? [.vertical] : [.horizontal]
  }

  private static func axes(ofStack stack: JSONElement) -> Set<LiteralLength.Axis> {
    if case .string("vertical")? = stack.member(StackKeys.axis)?.value.content { return [.vertical] }
    return [.horizontal]
  }
}

/// An expression that is a sum of names and one number.
struct WrittenSum {
  /// The number with its sign.
  let number: Double
  /// The byte offset of the number in the text.
  let offset: Int
  /// The names, all of which are added.
  let references: [Expression.Reference]

  /// Creates the sum of an expression, or nil for an expression of another form.
  init?(_ expression: Expression) {
    var terms: [(sign: Double, operation: Expression.Instruction)] = []
    var stack: [[(sign: Double, operation: Expression.Instruction)]] = []
    for instruction in expression.program {
      switch instruction.operation {
      case .constant, .reference: stack.append([(1, instruction)])
      case .negate:
        guard let last = stack.popLast() else { return nil }
        stack.append(last.map { (-$0.sign, $0.operation) })
      case .binary(let binary) where !binary.isMultiplicative:
        guard let right = stack.popLast(), let left = stack.popLast() else { return nil }
        stack.append(left + right.map { (binary == .add ? $0.sign : -$0.sign, $0.operation) })
      case .binary, .call: return nil
      }
    }
    terms = stack.first ?? []
    var constant: (Double, Int)?
    var names: [Expression.Reference] = []
    for (sign, instruction) in terms {
      switch instruction.operation {
      case .constant(let number):
        guard constant == nil else { return nil }
        constant = (sign * number, instruction.range.lowerBound)
      case .reference(let place):
        guard sign > 0 else { return nil }
        names.append(expression.references[place])
      default: return nil
      }
    }
    guard let constant else { return nil }
    (number, offset, references) = (constant.0, constant.1, names)
  }
}

extension JSONDocument {
  /// Returns the offset in the document of a byte of an element's text.
  func offset(in element: JSONElement, of offset: Int) -> Int {
    guard case .string = element.value.content else { return element.value.offset }
    return source.offset(behindQuote: element.value.offset, byte: offset)
  }
}
