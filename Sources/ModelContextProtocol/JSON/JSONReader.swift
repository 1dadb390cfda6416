import Escaping

/// A problem of a text that is no JSON, with the byte where it was found, counted from 1.
package struct JSONProblem: Error, Equatable, CustomStringConvertible {
  package let message: String
  package let byte: Int

  package var description: String { "\(message) at byte \(byte)" }
}

/// A reader of one JSON value, which is strict: a problem of any input is an error, and its depth is limited.
struct JSONReader {
  /// The maximum nesting depth of arrays and objects; those of the protocol have about ten.
  static let maximumDepth = 100

  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  private var depth = 0

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  /// Returns the value that the bytes are.
  static func value(of bytes: ArraySlice<UInt8>) throws(JSONProblem) -> JSON {
    var reader = JSONReader(bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONProblem(message: "found bytes that are not UTF-8", byte: reader.firstInvalidByte)
    }
    // Marks in a row take quadratic time as soon as two texts are compared.
    if let excess = MarkSequence.excess(inJSON: Array(bytes).span) {
      throw JSONProblem(
        message: "found a letter with more than \(MarkSequence.limit) combining marks", byte: excess + 1)
    }
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.next == nil else { throw reader.problem("found \(reader.found) behind the value") }
    return value
  }

  private var firstInvalidByte: Int {
    do {
      _ = try UTF8Span(validating: Array(bytes).span)
      return 1
    } catch { return error.byteOffsets.lowerBound + 1 }
  }

  private var next: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  private var found: String {
    guard let next else { return "the end" }
    return (0x21...0x7E).contains(next) ? "\"\(Unicode.Scalar(next))\"" : "the byte \(next)"
  }

  private func problem(_ message: String) -> JSONProblem {
    JSONProblem(message: message, byte: offset - bytes.startIndex + 1)
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { offset += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard let wanted = byte.asciiValue, next == wanted else { return false }
    offset += 1
    return true
  }

  private mutating func value() throws(JSONProblem) -> JSON {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try nested { (reader) throws(JSONProblem) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(JSONProblem) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      return try number()
    default: throw problem("found \(found), expected a value")
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONProblem) -> JSON
  ) throws(JSONProblem) -> JSON {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw problem("arrays and objects are nested deeper than \(Self.maximumDepth) levels")
    }
    offset += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(JSONProblem) -> JSON {
    var elements: [JSON] = []
    skipBlanks()
    if take("]") { return .array([]) }
    while true {
      elements.append(try value())
      skipBlanks()
      if take("]") { return .array(elements) }
      guard take(",") else { throw problem("found \(found), expected \",\" or \"]\"") }
    }
  }

  private mutating func object() throws(JSONProblem) -> JSON {
    var members: [JSON.Member] = []
    var keys: Set<ExactText> = []
    skipBlanks()
    if take("}") { return .object([]) }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw problem("found \(found), expected a key") }
      let key = try string()
      guard keys.insert(ExactText(key)).inserted else { throw problem("found a key twice in an object") }
      skipBlanks()
      guard take(":") else { throw problem("found \(found), expected \":\"") }
      members.append(JSON.Member(key, try value()))
      skipBlanks()
      if take("}") { return .object(members) }
      guard take(",") else { throw problem("found \(found), expected \",\" or \"}\"") }
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONProblem) -> JSON {
    guard bytes[offset...].starts(with: word.utf8) else { throw problem("found \(found), expected a value") }
    offset += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONProblem) -> JSON {
    let start = offset
    _ = take("-")
    let whole = digits()
    let hasLeadingZero = whole > 1 && bytes[offset - whole] == UInt8(ascii: "0")
    guard whole > 0, !hasLeadingZero else { throw problem("found \(found) in a number") }
    if take(".") {
      guard digits() > 0 else { throw problem("found \(found), expected a digit") }
    }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() > 0 else { throw problem("found \(found), expected a digit") }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if let number = Int(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else {
      throw problem("found a number that is too large")
    }
    return .number(number)
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func string() throws(JSONProblem) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: Array(String(try escape()).utf8))
      case 0..<0x20: throw problem("found a control character in a string")
      default: text.append(byte)
      }
    }
    throw problem("found the end in a string")
  }

  private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
    guard let byte = next else { throw problem("found the end in a string") }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): break
    default: throw problem("found an unknown escape in a string")
    }
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // Half of a pair without the other half stands for no character.
    guard (0xD800..<0xDC00).contains(first), bytes[offset...].starts(with: [0x5C, 0x75]) else {
      return "\u{FFFD}"
    }
    let before = offset
    offset += 2
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second) else {
      offset = before
      return "\u{FFFD}"
    }
    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Returns the number of the four hexadecimal digits behind `\u`.
  private mutating func unit() throws(JSONProblem) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw problem("found \(found), expected a hexadecimal digit")
      }
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }
}

extension JSON {
  /// Reads a value from the bytes of a text.
  package init(parsing bytes: ArraySlice<UInt8>) throws(JSONProblem) {
    self = try JSONReader.value(of: bytes)
  }

  /// Reads a value from a text.
  package init(parsing text: String) throws(JSONProblem) { try self.init(parsing: Array(text.utf8)[...]) }
}
