/// A parser that reads the value of a JSON document in one pass.
///
/// Open arrays and objects are on a separate stack, not on the thread's, so that the nesting depth is limited by
/// `JSONDocument.maximumDepth` and never by the thread.
struct JSONParser {
  let source: SourceText
  let bytes: [UInt8]
  /// The next byte to read.
  var offset: Int
  /// The arrays and objects around `offset`, outermost first.
  private var open: [OpenContainer] = []

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
    offset = source.start
  }

  /// Returns the document's value.
  mutating func parse() throws(DocumentError) -> JSONValue {
    try checkEncoding()
    while true {
      guard var value = try readValueOrOpen() else { continue }
      // A finished value can be the last of its container, and this container the last of the next.
      while true {
        guard !open.isEmpty else {
          try expectEnd()
          return value
        }
        open[open.count - 1].append(value)
        try skipSpaceAndComments()
        if nextByte == UInt8(ascii: ",") {
          offset += 1
          break
        }
        guard let container = closeContainer() else { throw missingSeparator() }
        value = container
      }
    }
  }

  /// The byte at `offset`, or `nil` at the end.
  var nextByte: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Reads a key, if the innermost container is an object, and then a value.
  ///
  /// Returns `nil` if an array or object was opened, whose content follows.
  private mutating func readValueOrOpen() throws(DocumentError) -> JSONValue? {
    try skipSpaceAndComments()
    // An empty container, or a trailing comma.
    if let container = closeContainer() { return container }
    if let top = open.indices.last {
      if open[top].isObject { try readKey() }
      open[top].isInElement = true
    }
    let start = offset
    switch nextByte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try openContainer()
      return nil
    case UInt8(ascii: "\""):
      return JSONValue(content: .string(try readString()), offset: start)
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte):
      return JSONValue(content: .number(try readNumber()), offset: start)
    default:
      return JSONValue(content: try readWord(), offset: start)
    }
  }

  private mutating func openContainer() throws(DocumentError) {
    guard open.count < JSONDocument.maximumDepth else {
      throw problem("arrays and objects are nested deeper than the limit of \(JSONDocument.maximumDepth)")
    }
    open.append(OpenContainer(isObject: nextByte == UInt8(ascii: "{"), offset: offset))
    offset += 1
  }

  /// Returns the innermost container if its closing bracket is next, and closes it.
  private mutating func closeContainer() -> JSONValue? {
    guard let top = open.indices.last, let byte = nextByte, byte == open[top].closingBracket else {
      return nil
    }
    offset += 1
    let container = open.removeLast()
    let content: JSONValue.Content =
      container.isObject ? .object(container.members) : .array(container.elements)
    return JSONValue(content: content, offset: container.offset)
  }

  /// Reads a key and its colon into the innermost container, an object.
  private mutating func readKey() throws(DocumentError) {
    let top = open.count - 1
    guard nextByte == UInt8(ascii: "\"") else {
      guard nextByte != nil else { throw unclosed() }
      let suggestion = nextByte.map(isWordByte) == true ? "enclose keys in double quotes" : nil
      throw problem("found \(foundHere), expected a key or \"}\"", suggestion: suggestion)
    }
    let start = offset
    let key = try readString()
    if let first = open[top].offset(ofKey: key) {
      let place = source.position(at: first)
      open[top].beginMember(key, at: start)
      throw problem(
        "duplicate key \(quoted(key))",
        suggestion: "the first one is at line \(place.line), column \(place.column)", at: start)
    }
    open[top].beginMember(key, at: start)
    try skipSpaceAndComments()
    guard nextByte == UInt8(ascii: ":") else {
      throw problem("found \(foundHere) after the key \(quoted(key)), expected \":\"")
    }
    offset += 1
    try skipSpaceAndComments()
  }
}

extension JSONParser {
  /// The text at `offset`, for a message.
  var foundHere: String {
    foundText(in: bytes, at: offset, end: "the end of the file")
  }

  /// Returns a problem at `place`, or at `offset` by default, in the value that is being read.
  func problem(_ message: String, suggestion: String? = nil, at place: Int? = nil) -> DocumentError {
    var path = JSONPath.root
    for case let step? in open.map(\.step) { path = path.appending(step) }
    return DocumentError(message, suggestion: suggestion, offset: place ?? offset, path: path)
  }

  /// Returns the problem of a file that ends inside a container.
  func unclosed() -> DocumentError {
    guard let container = open.last else { return problem("found the end of the file, expected a value") }
    let place = source.position(at: container.offset)
    let brackets = container.isObject ? ("{", "}") : ("[", "]")
    return problem(
      "found the end of the file, expected \"\(brackets.1)\"",
      suggestion: "\"\(brackets.0)\" is at line \(place.line), column \(place.column)")
  }

  /// Returns the problem of a value without a comma or a closing bracket after it.
  private func missingSeparator() -> DocumentError {
    guard nextByte != nil else { return unclosed() }
    let bracket = open.last?.isObject == true ? "}" : "]"
    return problem("found \(foundHere), expected \",\" or \"\(bracket)\"")
  }

  private mutating func expectEnd() throws(DocumentError) {
    try skipSpaceAndComments()
    guard nextByte == nil else {
      throw problem("found \(foundHere) after the document, expected the end of the file")
    }
  }

  private func checkEncoding() throws(DocumentError) {
    guard let invalid = source.firstInvalidByte else { return }
    let hexadecimal = String(bytes[invalid], radix: 16, uppercase: true)
    throw problem(
      "found the byte 0x\(hexadecimal), which is not UTF-8",
      suggestion: "save the file as UTF-8", at: invalid)
  }
}
