extension JSONElement {
  /// Returns a number above 0.
  func positiveNumber() throws(DocumentError) -> Double {
    try number(expecting: "a number above 0") { $0 > 0 }
  }

  /// Returns a number between two bounds, both included.
  func number(in range: ClosedRange<Double>) throws(DocumentError) -> Double {
    let bounds = "\(numeral(range.lowerBound)) to \(numeral(range.upperBound))"
    return try number(expecting: "a number from \(bounds)") { range.contains($0) }
  }

  /// Returns a whole number between two bounds, both included.
  func integer(in range: ClosedRange<Int>) throws(DocumentError) -> Int {
    let expectation = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let number = try number(expecting: expectation) { Int(exactly: $0).map(range.contains) ?? false }
    return Int(number)
  }

  /// Returns one of several whole numbers.
  func integer(among numbers: [Int]) throws(DocumentError) -> Int {
    let expectation = "one of \(numbers.map { String($0) }.joined(separator: ", "))"
    return Int(try number(expecting: expectation) { Int(exactly: $0).map(numbers.contains) ?? false })
  }

  /// Returns an expression in a string, or a number as an expression.
  func expression() throws(DocumentError) -> Expression {
    switch value.content {
    case .number(let number):
      return Expression(number)
    case .string(let text):
      do {
        return try Expression(parsing: text)
      } catch {
        throw problem(error)
      }
    default:
      throw mismatch("a number or an expression in quotes")
    }
  }

  /// Returns the problem for an error of the expression that was read from this value.
  ///
  /// With `showsPlace`, the problem contains the text with a caret under the character.
  func problem(_ error: ExpressionError, showsPlace: Bool = false) -> DocumentError {
    var problem = problem(error.located, suggestion: error.suggestion)
    if showsPlace { problem.excerpt = SourceExcerpt(text: error.text, column: error.column) }
    return problem
  }

  private func number(
    expecting expectation: String, _ isExpected: (Double) -> Bool
  ) throws(DocumentError) -> Double {
    switch value.content {
    case .number(let number) where isExpected(number):
      return number
    case .string(let text) where Double(text)?.isFinite == true:
      throw mismatch(expectation, suggestion: "write the number without quotes")
    default:
      throw mismatch(expectation)
    }
  }
}
