import Foundation

/// A reader of the XML of SVG files (XML 1.0), which passes elements and texts on in their order.
///
/// Foundation's parser ends the program for names that are not valid. External entities are not read, and entities of the
/// document are not within each other.
struct VectorXML {
  /// A part of a document.
  enum Part {
    case start(name: String, attributes: [String: String])
    case end(name: String)
    case text(String)
  }

  /// The entities of every document.
  private static let known = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
  /// The largest number of bytes of an entity of the document.
  private static let entityLimit = 1000
  /// The largest number of bytes that entities of the document become in all.
  private static let expansionLimit = 1 << 20

  private let bytes: [UInt8]
  private var place = 0
  private var entities: [String: [UInt8]] = [:]
  /// The number of bytes that entities of the document became.
  private var expanded = 0
  private var hasType = false
  /// The names of the elements around the place.
  private var open: [String] = []
  private var hasRoot = false

  /// Creates a reader of the bytes of a file, in UTF-8, UTF-16 or, if it says so, Latin-1.
  init(_ data: Data) {
    let latin = Self.isLatin1(data) ? data.map { Unicode.Scalar($0) } : []
    bytes = Array((EncodedText(data)?.text ?? String(String.UnicodeScalarView(latin))).utf8)
  }

  private static func isLatin1(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix { $0 != UInt8(ascii: ">") }.prefix(200), as: UTF8.self)
      .lowercased()
    return ["iso-8859-1", "latin1", "windows-1252"].contains { start.contains($0) }
  }

  /// The line of the place.
  var line: Int { bytes[..<min(place, bytes.count)].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 } }

  private var damage: VectorProblem { VectorProblem(place: "line \(line)", problem: "the XML is damaged") }

  /// Returns the next parts, one or, for an element without content, two; nil at the end of the document.
  mutating func next() throws(VectorProblem) -> [Part]? {
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        if let text = try text() { return [.text(text)] }
      } else if starts(with: "<!--") {
        try skip(to: "-->", from: 4)
      } else if starts(with: "<?") {
        try skip(to: "?>", from: 2)
      } else if starts(with: "<![CDATA[") {
        guard !open.isEmpty else { throw damage }
        let start = place + 9
        try skip(to: "]]>", from: 9)
        return [.text(String(decoding: bytes[start..<(place - 3)], as: UTF8.self))]
      } else if starts(with: "<!DOCTYPE"), !hasRoot {
        try readType()
      } else {
        return starts(with: "</") ? [try endTag()] : try startTag()
      }
    }
    guard hasRoot, open.isEmpty else { throw damage }
    return nil
  }

  // MARK: Elements

  private mutating func startTag() throws(VectorProblem) -> [Part] {
    guard !hasRoot || !open.isEmpty else { throw damage }
    place += 1
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      let start = place
      skipSpace()
      if starts(with: ">") || starts(with: "/>") { break }
      guard place > start else { throw damage }
      let name = try self.name()
      skipSpace()
      guard take("=") else { throw damage }
      skipSpace()
      guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]),
        let end = bytes[(place + 1)...].firstIndex(of: bytes[place])
      else { throw damage }
      let value = try string(bytes[(place + 1)..<end])
      guard attributes.updateValue(value, forKey: name) == nil else { throw damage }
      place = end + 1
    }
    hasRoot = true
    if take("/>") { return [.start(name: name, attributes: attributes), .end(name: name)] }
    place += 1
    open.append(name)
    return [.start(name: name, attributes: attributes)]
  }

  private mutating func endTag() throws(VectorProblem) -> Part {
    place += 2
    let name = try name()
    skipSpace()
    guard take(">"), open.popLast() == name else { throw damage }
    return .end(name: name)
  }

  /// Reads the type of the document, and the entities that are texts.
  private mutating func readType() throws(VectorProblem) {
    hasType = true
    place += 9
    var isInside = false
    while place < bytes.count {
      if starts(with: "<!--") {
        try skip(to: "-->", from: 4)
      } else if take("<!ENTITY") {
        readEntity()
      } else if let end = quotationEnd {
        place = end + 1
      } else {
        let byte = bytes[place]
        place += 1
        if byte == UInt8(ascii: "[") { isInside = true }
        if byte == UInt8(ascii: "]") { isInside = false }
        if byte == UInt8(ascii: ">"), !isInside { return }
      }
    }
    throw damage
  }

  /// The place of the quotation mark that ends the text at the place; nil without one.
  private var quotationEnd: Int? {
    let mark = bytes[place]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
    return bytes[(place + 1)...].firstIndex(of: mark)
  }

  private mutating func readEntity() {
    skipSpace()
    guard let name = takeName() else { return }
    skipSpace()
    guard place < bytes.count, let end = quotationEnd else { return }
    let value = Array(bytes[(place + 1)..<end])
    place = end + 1
    guard value.count <= Self.entityLimit, !value.contains(where: { "<&%".utf8.contains($0) }) else { return }
    if entities[name] == nil { entities[name] = value }
  }

  // MARK: Characters

  private func starts(with text: StaticString) -> Bool {
    unsafe bytes[place...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    place += text.utf8CodeUnitCount
    return true
  }

  private mutating func skip(to end: StaticString, from start: Int) throws(VectorProblem) {
    let before = place
    place += start
    while place < bytes.count {
      if take(end) { return }
      place += 1
    }
    place = before
    throw damage
  }

  private mutating func skipSpace() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private mutating func name() throws(VectorProblem) -> String {
    guard let name = takeName() else { throw damage }
    return name
  }

  /// Returns the name at the place; nil without one, where the line of the place does not have to be counted.
  private mutating func takeName() -> String? {
    let start = place
    while place < bytes.count, Self.isName(bytes[place]) { place += 1 }
    guard place > start, !"0123456789-.".utf8.contains(bytes[start]) else { return nil }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF: true
    default: "0123456789-._:".utf8.contains(byte)
    }
  }

  /// Returns the text up to the next tag; nil for white space outside of the elements.
  private mutating func text() throws(VectorProblem) -> String? {
    let start = place
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    guard !open.isEmpty else {
      guard bytes[start..<end].allSatisfy(Self.isSpace) else { throw damage }
      place = end
      return nil
    }
    let text = try string(bytes[start..<end])
    place = end
    return text
  }

  /// Returns the text of bytes, with the characters that entities name; white space is blanks.
  private mutating func string(_ bytes: ArraySlice<UInt8>) throws(VectorProblem) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "&") {
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { throw damage }
        result += try entity(String(decoding: rest[..<end], as: UTF8.self))
        rest = rest[(end + 1)...]
      } else {
        guard byte >= 0x20 || Self.isSpace(byte), byte != UInt8(ascii: "<") else { throw damage }
        result.append(Self.isSpace(byte) ? 0x20 : byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func entity(_ name: String) throws(VectorProblem) -> [UInt8] {
    if let known = Self.known[name] { return Array(known.utf8) }
    guard name.hasPrefix("#") else {
      // Those of an external type are not known.
      guard let value = entities[name] ?? (hasType ? [] : nil) else { throw damage }
      expanded += value.count
      guard expanded <= Self.expansionLimit else {
        throw VectorProblem(place: "line \(line)", problem: "the entities are too long")
      }
      return value
    }
    let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard let scalar = number.flatMap(Unicode.Scalar.init),
      scalar.value >= 0x20 || [9, 10, 13].contains(scalar.value)
    else { throw damage }
    return Array(String(scalar).utf8)
  }
}
