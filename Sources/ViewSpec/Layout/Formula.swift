/// An expression of a spec with all names resolved.
struct Formula: Sendable {
  private let expression: Expression
  /// The meanings of the expression's references, one for each.
  let values: [FormulaValue]
  /// The element of the expression, for errors.
  private let element: JSONElement

  /// Creates the formula of the expression at `element`, with names looked up in `scope`.
  init(_ element: JSONElement, in scope: Scope) throws(DocumentError) {
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

  /// Returns a problem with the formula.
  func problem(_ message: String) -> DocumentError { element.problem(message) }

  /// Returns the result of the formula, which is finite, given its values.
  func evaluate(_ number: (FormulaValue) -> Double) throws(DocumentError) -> Double {
    do {
      return try expression.evaluate(values.map(number))
    } catch {
      throw element.problem(error)
    }
  }

  /// Returns the result of the formula, which must be above 0; errors call it `name`.
  func evaluatePositive(_ name: String, _ number: (FormulaValue) -> Double) throws(DocumentError) -> Double {
    let value = try evaluate(number)
    guard value > 0 else {
      throw element.problem("found \(numeral(value)) as \(name)", suggestion: "use a number above 0")
    }
    return value
  }

  /// Returns the result of the formula as a length, which must not be negative; errors call it `name`.
  func evaluateLength(_ name: String, _ number: (FormulaValue) -> Double) throws(DocumentError) -> Double {
    let length = try evaluate(number)
    guard length >= 0 else {
      throw element.problem("found a negative \(name), \(numeral(length))", suggestion: "use 0 or more")
    }
    return length
  }
}

/// The meaning of a name in a formula.
enum FormulaValue: Sendable, Equatable {
  /// The number of pixels per point.
  case scale
  case metric(Int)
  /// The frame of a sibling, by its index among the subviews, in the superview's bounds.
  case sibling(Int, RectAttribute)
  /// A rectangle of the superview, in its bounds.
  case area(Area, RectAttribute)
  /// The view's own size, in the formulas of its position.
  case ownSize(RectAttribute)
}

/// A named rectangle in the bounds of a superview.
enum Area: Sendable, Equatable {
  case bounds
  /// The bounds inset by the layout margins.
  case layoutMargins
  /// A slice of the superview, by the index of its name.
  case slice(Int)
}

/// A coordinate or a side of a rectangle, named as in `CGRect`.
enum RectAttribute: String, CaseIterable, Sendable {
  case width, height, x, y, minX, midX, maxX, minY, midY, maxY

  /// Whether or not the attribute depends on the size alone.
  var isSize: Bool { self == .width || self == .height }
}

extension Sequence<FormulaValue> {
  /// The metrics among the values.
  var metrics: [Int] { compactMap { if case .metric(let metric) = $0 { metric } else { nil } } }
}
