extension Expression {
  /// The value of the expression, finite.
  ///
  /// `resolve` gives the values of names, and is asked once for each place where a name stands, in the order
  /// of writing. Division by zero and any result that is not finite are errors that name the part at fault.
  func evaluate(
    _ resolve: (Reference) throws(ExpressionError) -> Double
  ) throws(ExpressionError) -> Double {
    var stack: [Operand] = []
    for instruction in program {
      let value: Double
      switch instruction.operation {
      case .constant(let number):
        value = number
      case .reference(let index):
        value = try resolve(references[index])
      case .negate:
        value = -stack.removeLast().value
      case .binary(let binary):
        let right = stack.removeLast()
        let left = stack.removeLast()
        if binary == .divide, right.value == 0 { throw divisionByZero(right) }
        value = binary.apply(to: left.value, right.value)
      case .call(let function, let count):
        value = function.apply(to: stack.suffix(count).map(\.value))
        stack.removeLast(count)
      }
      guard value.isFinite else { throw notFinite(instruction) }
      stack.append(Operand(value: value, range: instruction.range))
    }
    // The parser leaves exactly one value.
    return stack.removeLast().value
  }

  /// The value of the expression where `values` has one number for each of its `references`; errors as above.
  func evaluate(_ values: [Double]) throws(ExpressionError) -> Double {
    try evaluate { reference throws(ExpressionError) in
      // References are few; an index would be one more thing to keep right.
      references.firstIndex(of: reference).map { values[$0] } ?? .nan
    }
  }

  private struct Operand {
    let value: Double
    let range: Range<Int>
  }

  private func divisionByZero(_ divisor: Operand) -> ExpressionError {
    let found = text(in: divisor.range)
    let message = found == "0" ? "division by zero" : "division by zero: \(quoted(found)) is 0"
    return ExpressionError(message, in: text, at: divisor.range.lowerBound)
  }

  private func notFinite(_ instruction: Instruction) -> ExpressionError {
    let part = quoted(text(in: instruction.range))
    var message = "the result of \(part) is not a finite number"
    if case .reference = instruction.operation { message = "\(part) is not a finite number" }
    return ExpressionError(message, in: text, at: instruction.range.lowerBound)
  }

  private func text(in range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}

extension Expression.Operator {
  fileprivate func apply(to left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    }
  }
}

extension Expression.Function {
  /// The parser has counted the arguments.
  fileprivate func apply(to arguments: [Double]) -> Double {
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
