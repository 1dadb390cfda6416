extension ExpressionParser {
  /// Skips white space and returns the next byte, or `nil` at the end of the text.
  mutating func skipSpace() -> UInt8? {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
      default: return bytes[offset]
      }
    }
    return nil
  }

  /// Reads a number without a sign.
  mutating func readNumber() throws(ExpressionError) -> Double {
    do {
      let literal = try NumberLiteral(in: bytes, at: offset)
      offset = literal.end
      return literal.value
    } catch {
      throw self.error(error.message, suggestion: error.suggestion, at: error.offset)
    }
  }

  /// Reads a name if one is next.
  mutating func readName() -> String? {
    let end = ExpressionParser.endOfName(in: bytes, from: offset)
    guard end > offset else { return nil }
    defer { offset = end }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  /// Returns the end of the name that begins at `start`, or `start` if there is none.
  ///
  /// `bytes` are valid UTF-8.
  static func endOfName(in bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte < 0x80 {
        guard isWordByte(byte), end > start || !isDigit(byte) else { break }
        end += 1
      } else {
        var next = end + 1
        while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
        let character = String(decoding: bytes[end..<next], as: UTF8.self)
        let belongs = character.unicodeScalars.allSatisfy {
          end > start ? $0.properties.isXIDContinue : $0.properties.isXIDStart
        }
        guard belongs else { break }
        end = next
      }
    }
    return end
  }

  /// The text at `offset`, for a message.
  var foundHere: String {
    let end = "the end of the expression"
    return offset < bytes.count || rest.isEmpty
      ? foundText(in: bytes, at: offset, end: end) : foundText(in: rest, at: 0, end: end)
  }

  /// Returns an error at `place`, or at `offset` by default.
  func error(_ message: String, suggestion: String? = nil, at place: Int? = nil) -> ExpressionError {
    ExpressionError(message, suggestion: suggestion, in: text, at: place ?? offset)
  }

  /// Returns the error of a text that has no value where one is expected.
  func unexpectedOperand() -> ExpressionError {
    var suggestion: String?
    switch offset < bytes.count ? bytes[offset] : nil {
    case UInt8(ascii: "+"): suggestion = "write positive values without \"+\""
    case UInt8(ascii: "."): suggestion = "write a digit before the decimal point"
    default: suggestion = suggestedOperator
    }
    return error("found \(foundHere), expected a number, a name or \"(\"", suggestion: suggestion)
  }

  /// Returns the error of a value that is not followed by an operator.
  func unexpectedOperator() -> ExpressionError {
    var suggestion = suggestedOperator
    if offset < bytes.count, isWordByte(bytes[offset]) || bytes[offset] == UInt8(ascii: "(") {
      suggestion = "write * to multiply"
    }
    return error("found \(foundHere), expected one of \(operators)", suggestion: suggestion)
  }

  /// The operator that a similar typographic character at `offset` stands for.
  private var suggestedOperator: String? {
    let lookalikes = [("×", "*"), ("·", "*"), ("÷", "/"), ("−", "-"), ("–", "-")]
    let match = lookalikes.first { bytes[offset...].starts(with: $0.0.utf8) }
    return match.map { "write \($0.1) for \($0.0)" }
  }
}
