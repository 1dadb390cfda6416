/// A type of values that expressions can be evaluated on: numbers, or sums with unknowns.
protocol ExpressionValue {
  /// Creates the value of a number.
  init(_ number: Double)
  var isFinite: Bool { get }
  /// Whether or not the value is the number 0, which cannot divide.
  var isZero: Bool { get }
  var negated: Self { get }
  /// Returns the result of an operator, or nil if these values have none.
  func applying(_ binary: Expression.Operator, _ right: Self) -> Self?
  /// Returns the result of a function, or nil if these values have none.
  ///
  /// The parser has checked the number of arguments.
  static func call(_ function: Expression.Function, _ arguments: [Self]) -> Self?
}

extension Double: ExpressionValue {
  var negated: Double { -self }

  func applying(_ binary: Expression.Operator, _ right: Double) -> Double? {
    binary.apply(to: self, right)
  }

  static func call(_ function: Expression.Function, _ arguments: [Double]) -> Double? {
    function.apply(to: arguments)
  }
}

extension Expression.Operator {
  func apply(to left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    }
  }
}

extension Expression.Function {
  /// Returns the value of a call, whose number of arguments the parser has checked.
  func apply(to arguments: [Double]) -> Double {
    switch self {
    case .min: arguments.dropFirst().reduce(arguments[0]) { Swift.min($0, $1) }
    case .max: arguments.dropFirst().reduce(arguments[0]) { Swift.max($0, $1) }
    case .abs: Swift.abs(arguments[0])
    case .floor: arguments[0].rounded(.down)
    case .ceil: arguments[0].rounded(.up)
    case .round: arguments[0].rounded(.toNearestOrAwayFromZero)
    case .clamp: Swift.max(Swift.min(arguments[0], arguments[2]), arguments[1])
    }
  }
}
