/// Reads an input as an expression of a spec and computes it: an error has a place in the text, and a value is that of the
/// plain evaluator, bit for bit.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzExpressions(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let text = text(of: unsafe bytes(start, count)) else { return -1 }
  let expression: Expression
  do throws(ExpressionError) { expression = try Expression(parsing: text) } catch {
    check(error, text)
    return 0
  }
  precondition(!expression.program.isEmpty)
  var plain = PlainExpression(text)
  let expected = plain.value()
  do throws(ExpressionError) {
    let value = try expression.evaluate { PlainExpression.value(of: $0.name) }
    precondition(
      value.isFinite && value.bitPattern == expected?.bitPattern, "\(value) is not \(expected ?? .nan)")
  } catch {
    check(error, text)
    precondition(expected == nil, "\(error) in place of \(expected ?? .nan)")
  }
  return 0
}

private func check(_ error: ExpressionError, _ text: String) {
  precondition((0...text.utf8.count).contains(error.offset) && !error.message.isEmpty)
  precondition(error.column <= text.unicodeScalars.count + 1 && !error.description.isEmpty)
}
