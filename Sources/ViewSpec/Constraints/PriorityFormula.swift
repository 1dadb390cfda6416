internal import LayoutCore
internal import StyleCore

/// A priority in a spec: a number, one of UIKit's names, or an expression over these and metrics.
struct PriorityFormula: Sendable {
  private enum Value: Sendable {
    case number(FormulaValue)
    case named(Double)
  }

  private let expression: Expression
  /// The meanings of the expression's references, one for each.
  private let values: [Value]

  /// Creates the priority of `expression`; a metric takes precedence over a name of UIKit's.
  init(_ expression: Expression, metrics: [String: Int]) throws(ExpressionError) {
    self.expression = expression
    var values: [Value] = []
    for reference in expression.references {
      let name = reference.name
      if let metric = metrics[name] {
        values.append(.number(.metric(metric)))
      } else if let named = PriorityName(rawValue: name) {
        values.append(.named(named.value))
      } else {
        let known = PriorityName.allCases.map(\.rawValue)
        throw expression.error(
          "unknown priority \(quoted(name))",
          suggestion: didYouMean(name, among: known + metrics.keys.sorted())
            ?? "write a number from 0 to 1000, or one of \(known.joined(separator: ", "))", at: reference)
      }
    }
    self.values = values
    let needsMetrics = values.contains { if case .number = $0 { true } else { false } }
    if !needsMetrics { _ = try evaluate { _ in 0 } }
  }

  /// Returns the priority, which must be in 0…1000 (F.2), given the values of the metrics.
  func evaluate(_ number: (FormulaValue) -> Double) throws(ExpressionError) -> UILayoutPriority {
    let value = try expression.evaluate(
      values.map {
        switch $0 {
        case .number(let value): number(value)
        case .named(let value): value
        }
      })
    guard (0...1000).contains(value) else {
      let start = expression.program.last?.range.lowerBound ?? 0
      throw ExpressionError(
        "found a priority of \(numeral(value)), expected 0 to 1000", in: expression.text, at: start)
    }
    return UILayoutPriority(Float(value))
  }
}

/// The names of priorities in UIKit (F.2), and the short ones of Interface Builder.
enum PriorityName: String, CaseIterable, Sendable {
  case required, defaultHigh, high, dragThatCanResizeScene, sceneSizeStayPut, dragThatCannotResizeScene
  case defaultLow, low, fittingSizeLevel

  var value: Double {
    let priority: UILayoutPriority =
      switch self {
      case .required: .required
      case .defaultHigh, .high: .defaultHigh
      case .dragThatCanResizeScene: .dragThatCanResizeScene
      case .sceneSizeStayPut: .sceneSizeStayPut
      case .dragThatCannotResizeScene: .dragThatCannotResizeScene
      case .defaultLow, .low: .defaultLow
      case .fittingSizeLevel: .fittingSizeLevel
      }
    return Double(priority.rawValue)
  }
}

/// A priority with its place in the spec, for errors.
struct LocatedPriority: Sendable {
  private let formula: PriorityFormula
  private let element: JSONElement

  init(_ element: JSONElement, metrics: [String: Int]) throws(DocumentError) {
    self.element = element
    let expression = try element.expression()
    do {
      formula = try PriorityFormula(expression, metrics: metrics)
    } catch {
      throw element.problem(error)
    }
  }

  /// Returns the priority, given the values of the metrics.
  func evaluate(_ number: (FormulaValue) -> Double) throws(DocumentError) -> UILayoutPriority {
    do {
      return try formula.evaluate(number)
    } catch {
      throw element.problem(error)
    }
  }
}
