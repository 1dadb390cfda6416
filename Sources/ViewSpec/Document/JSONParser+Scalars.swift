extension JSONParser {
  /// Skips white space, `// …` to the end of the line, and `/* … */`.
  mutating func skipSpaceAndComments() throws(DocumentError) {
    while let byte = nextByte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset += 1
      case UInt8(ascii: "/"):
        try skipComment()
      default:
        return
      }
    }
  }

  private mutating func skipComment() throws(DocumentError) {
    let start = offset
    switch start + 1 < bytes.count ? bytes[start + 1] : nil {
    case UInt8(ascii: "/"):
      while let byte = nextByte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
    case UInt8(ascii: "*"):
      offset += 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          offset += 2
          return
        }
        offset += 1
      }
      throw problem("found a comment without an end", suggestion: "close it with */", at: start)
    default:
      throw problem("found \"/\"", suggestion: "comments begin with // or /*", at: start)
    }
  }

  /// Reads a number with its sign.
  mutating func readNumber() throws(DocumentError) -> Double {
    let start = offset
    let isNegative = nextByte == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    guard let byte = nextByte, isDigit(byte) else {
      throw problem("found \(foundHere) after \"-\", expected a digit")
    }
    let literal: NumberLiteral
    do {
      literal = try NumberLiteral(in: bytes, at: offset)
    } catch {
      throw problem(error.message, suggestion: error.suggestion, at: error.offset)
    }
    offset = literal.end
    if let byte = nextByte, isWordByte(byte) || byte == UInt8(ascii: ".") {
      let number = String(decoding: bytes[start..<offset], as: UTF8.self)
      throw problem("found \(foundHere) immediately after the number \(quoted(number))")
    }
    return isNegative ? -literal.value : literal.value
  }

  /// Reads `true`, `false` or `null`, and refuses anything else in the place of a value.
  mutating func readWord() throws(DocumentError) -> JSONValue.Content {
    guard let byte = nextByte else { throw unclosed() }
    let start = offset
    while let byte = nextByte, isWordByte(byte), offset - start <= longestQuotation { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    offset = start
    throw problem(
      "found \(foundHere), expected a value", suggestion: suggestion(insteadOf: word, beginningWith: byte))
  }

  private func suggestion(insteadOf word: String, beginningWith byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "+"): return "write positive numbers without \"+\""
    case UInt8(ascii: "."): return "write a digit before the decimal point"
    case UInt8(ascii: "'"), UInt8(ascii: "`"): return "enclose strings in double quotes"
    case UInt8(ascii: "#"): return "comments begin with // or /*"
    default: break
    }
    if word.isEmpty { return nil }
    if ["nan", "infinity", "inf"].contains(word.lowercased()) { return "numbers are finite" }
    return didYouMean(word, among: ["true", "false", "null"]) ?? "enclose strings in double quotes"
  }
}
