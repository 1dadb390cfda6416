extension Expression {
  /// Returns the value of the expression, which is finite.
  ///
  /// `resolve` returns the values of names, and is called once for each place of a name, in document order. A division
  /// by zero and any result that is not finite are errors that name the part at fault.
  func evaluate(
    _ resolve: (Reference) throws(ExpressionError) -> Double
  ) throws(ExpressionError) -> Double {
    try evaluate(as: Double.self, resolve)
  }

  /// Returns the value of the expression in another type of values; an unsupported operation is an error, too.
  func evaluate<Value: ExpressionValue>(
    as type: Value.Type, _ resolve: (Reference) throws(ExpressionError) -> Value
  ) throws(ExpressionError) -> Value {
    var stack: [Operand<Value>] = []
    for instruction in program {
      var value: Value?
      switch instruction.operation {
      case .constant(let number):
        value = Value(number)
      case .reference(let index):
        value = try resolve(references[index])
      case .negate:
        value = stack.removeLast().value.negated
      case .binary(let binary):
        let right = stack.removeLast()
        let left = stack.removeLast()
        if binary == .divide, right.value.isZero { throw divisionByZero(right.range) }
        value = left.value.applying(binary, right.value)
      case .call(let function, let count):
        value = Value.call(function, stack.suffix(count).map(\.value))
        stack.removeLast(count)
      }
      guard let value else { throw notLinear(instruction) }
      guard value.isFinite else { throw notFinite(instruction) }
      stack.append(Operand(value: value, range: instruction.range))
    }
    // The parser leaves exactly one value.
    return stack.removeLast().value
  }

  /// Returns the value of the expression with one number for each of its `references`; errors as above.
  func evaluate(_ values: [Double]) throws(ExpressionError) -> Double {
    try evaluate { reference throws(ExpressionError) in
      // References are few, so that a linear search is enough.
      references.firstIndex(of: reference).map { values[$0] } ?? .nan
    }
  }

  private struct Operand<Value> {
    let value: Value
    let range: Range<Int>
  }

  private func divisionByZero(_ divisor: Range<Int>) -> ExpressionError {
    let found = text(in: divisor)
    let message = found == "0" ? "division by zero" : "division by zero: \(quoted(found)) is 0"
    return ExpressionError(message, in: text, at: divisor.lowerBound)
  }

  private func notLinear(_ instruction: Instruction) -> ExpressionError {
    ExpressionError(
      "\(quoted(text(in: instruction.range))) is not a multiple of a view's attribute plus a number",
      suggestion: "multiply, divide and call functions with numbers only", in: text,
      at: instruction.range.lowerBound)
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
