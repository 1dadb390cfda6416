/// A side of a constraint: a number plus multiples of at most two attributes, whose values are unknown.
struct LinearSum: Equatable, Sendable {
  var constant: Double
  /// The factors of the first and of the second attribute.
  var first = 0.0
  var second = 0.0

  /// Creates the first or second attribute with factor 1.
  init(term: Int) {
    constant = 0
    if term == 0 { first = 1 } else { second = 1 }
  }

  /// Returns the difference of this sum and `other`.
  func subtracting(_ other: LinearSum) -> LinearSum {
    combining(other) { $0 - $1 }
  }

  private func combining(_ other: LinearSum, _ body: (Double, Double) -> Double) -> LinearSum {
    var sum = self
    sum.constant = body(constant, other.constant)
    sum.first = body(first, other.first)
    sum.second = body(second, other.second)
    return sum
  }

  private func mapping(_ body: (Double) -> Double) -> LinearSum {
    combining(self) { value, _ in body(value) }
  }

  private var isNumber: Bool { first == 0 && second == 0 }
}

extension LinearSum: ExpressionValue {
  init(_ number: Double) {
    constant = number
  }

  var isFinite: Bool { constant.isFinite && first.isFinite && second.isFinite }
  var isZero: Bool { self == LinearSum(0) }
  var negated: LinearSum { mapping { -$0 } }

  func applying(_ binary: Expression.Operator, _ right: LinearSum) -> LinearSum? {
    switch binary {
    case .add: combining(right) { $0 + $1 }
    case .subtract: subtracting(right)
    case .multiply:
      if right.isNumber {
        mapping { $0 * right.constant }
      } else {
        isNumber ? right.mapping { $0 * constant } : nil
      }
    case .divide: right.isNumber ? mapping { $0 / right.constant } : nil
    }
  }

  static func call(_ function: Expression.Function, _ arguments: [LinearSum]) -> LinearSum? {
    guard arguments.allSatisfy(\.isNumber) else { return nil }
    return LinearSum(function.apply(to: arguments.map(\.constant)))
  }
}

/// The shape of a side of a constraint before metrics have values: with or without attributes.
enum SideShape: ExpressionValue {
  case number
  case sum

  init(_ number: Double) { self = .number }
  var isFinite: Bool { true }
  var isZero: Bool { false }
  var negated: SideShape { self }

  func applying(_ binary: Expression.Operator, _ right: SideShape) -> SideShape? {
    switch (binary, self, right) {
    case (.multiply, .sum, .sum), (.divide, _, .sum): nil
    case (_, .number, .number): .number
    default: .sum
    }
  }

  static func call(_ function: Expression.Function, _ arguments: [SideShape]) -> SideShape? {
    arguments.allSatisfy { $0 == .number } ? .number : nil
  }
}
