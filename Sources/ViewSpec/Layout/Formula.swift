/// An expression of a spec whose names are all understood.
struct Formula: Sendable {
  private let expression: Expression
  /// What the expression's references mean, one for each.
  let values: [FormulaValue]
  /// Where the spec says it, for errors.
  private let element: JSONElement

  /// The expression at `element`, its names looked up in `scope`.
  init(_ element: JSONElement, in scope: Scope) throws(SpecProblem) {
    let expression = try element.expression()
    self.element = element
    self.expression = expression
    do {
      var values: [FormulaValue] = []
      for reference in expression.references { values.append(try scope.value(of: reference, in: expression)) }
      self.values = values
    } catch {
      throw element.problem(error)
    }
  }

  /// The metrics that the formula uses.
  var metrics: [Int] { values.metrics }

  /// A problem with what the formula says.
  func problem(_ message: String) -> SpecProblem { element.problem(message) }

  /// The formula's number, given what its values are. It is finite.
  func evaluate(_ number: (FormulaValue) -> Double) throws(SpecProblem) -> Double {
    do {
      return try expression.evaluate(values.map(number))
    } catch {
      throw element.problem(error)
    }
  }

  /// The formula's number, which must be above 0; `name` is what an error calls it.
  func evaluatePositive(_ name: String, _ number: (FormulaValue) -> Double) throws(SpecProblem) -> Double {
    let value = try evaluate(number)
    guard value > 0 else {
      throw element.problem("found \(numeral(value)) as \(name)", suggestion: "use a number above 0")
    }
    return value
  }

  /// The formula's number as a length, which must not be negative; `name` is what an error calls it.
  func evaluateLength(_ name: String, _ number: (FormulaValue) -> Double) throws(SpecProblem) -> Double {
    let length = try evaluate(number)
    guard length >= 0 else {
      throw element.problem("found a negative \(name), \(numeral(length))", suggestion: "use 0 or more")
    }
    return length
  }
}

/// What a name in a formula stands for.
enum FormulaValue: Sendable, Equatable {
  /// Pixels per point.
  case scale
  case metric(Int)
  /// A sibling, by its place among the subviews: its frame in the superview's bounds.
  case sibling(Int, RectAttribute)
  /// A rectangle of the superview, in its bounds.
  case area(Area, RectAttribute)
  /// The view's own size, where its position is computed.
  case ownSize(RectAttribute)
}

/// A named rectangle in a superview's bounds.
enum Area: Sendable, Equatable {
  case bounds
  /// The bounds inset by the layout margins.
  case layoutMargins
  /// One of the superview's slices, by its place among the names they define.
  case slice(Int)
}

/// A coordinate or a side of a rectangle, named as `CGRect` names it.
enum RectAttribute: String, CaseIterable, Sendable {
  case width, height, x, y, minX, midX, maxX, minY, midY, maxY

  /// Whether the size alone decides it.
  var isSize: Bool { self == .width || self == .height }
}

extension Sequence<FormulaValue> {
  /// The metrics among the values.
  var metrics: [Int] { compactMap { if case .metric(let metric) = $0 { metric } else { nil } } }
}
