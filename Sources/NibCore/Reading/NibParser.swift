import DiagnosticCore
import Foundation

/// A reader of the XML of nibs and storyboards.
///
/// It is the package's own because that of Foundation ends the program for names and attributes that are not valid.
/// Documents are in UTF-8, as Interface Builder writes them; definitions of a type and entities of a document are refused.
struct NibParser {
  /// The most elements within each other.
  private static let maximumDepth = 200

  private let bytes: [UInt8]
  private let file: String
  private let notesReading: Bool
  private var place = 0
  /// The place up to which lines were counted, and their number.
  private var counted = (place: 0, line: 1)
  private var open: [NibElement] = []
  private var root: NibElement?

  /// Returns the root of a file, or the problem for which it cannot be read.
  static func parse(_ data: Data, file: String, notesReading: Bool = false)
    throws(NibReadingError) -> NibElement
  {
    var parser = NibParser(bytes: Array(data), file: file, notesReading: notesReading)
    return try parser.document()
  }

  private init(bytes: [UInt8], file: String, notesReading: Bool) {
    self.bytes = bytes
    self.file = file
    self.notesReading = notesReading
  }

  private mutating func document() throws(NibReadingError) -> NibElement {
    if starts(with: "\u{FEFF}") { place = 3 }
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") { try markup() } else { try text() }
    }
    if let last = open.last {
      throw problem(
        "The file ends before </\(last.name)> for \(last.tag) of line \(last.line).", at: bytes.count)
    }
    guard let root else { throw problem("The file has no element.", at: 0) }
    return root
  }

  // MARK: Markup

  private mutating func markup() throws(NibReadingError) {
    if starts(with: "<!--") { return try skip(to: "-->", "comment") }
    if starts(with: "<?") { return try skip(to: "?>", "instruction") }
    if starts(with: "<![CDATA[") {
      let start = place + 9
      try skip(to: "]]>", "text")
      open.last?.append(text: String(decoding: bytes[start..<(place - 3)], as: UTF8.self))
      return
    }
    if starts(with: "<!") { throw problem("Definitions of document types are not read.", at: place) }
    if starts(with: "</") { try endTag() } else { try startTag() }
  }

  private mutating func skip(to end: String, _ what: String) throws(NibReadingError) {
    let start = place
    while place < bytes.count {
      if starts(with: end) {
        place += end.utf8.count
        return
      }
      place += 1
    }
    throw problem("The \(what) has no end.", at: start)
  }

  private mutating func startTag() throws(NibReadingError) {
    let start = place
    place += 1
    let element = NibElement(
      try name(), try attributes(), line: line(at: start), notesReading: notesReading)
    let isEmpty = starts(with: "/>")
    guard isEmpty || starts(with: ">") else {
      throw problem("<\(element.name) has no > here.", at: place)
    }
    place += isEmpty ? 2 : 1
    guard open.count < Self.maximumDepth else {
      throw problem("Elements are nested more than \(Self.maximumDepth) times.", at: start)
    }
    if let parent = open.last {
      parent.append(element)
    } else {
      guard root == nil else {
        throw problem("There is an element after the end of the document.", at: start)
      }
      root = element
    }
    if isEmpty { element.finish() } else { open.append(element) }
  }

  private mutating func endTag() throws(NibReadingError) {
    let start = place
    place += 2
    let name = try name()
    skipSpace()
    guard starts(with: ">") else { throw problem("</\(name) has no > here.", at: place) }
    place += 1
    guard let last = open.popLast() else { throw problem("</\(name)> ends nothing.", at: start) }
    guard last.name == name else {
      throw problem(
        "</\(name)> is where </\(last.name)> for \(last.tag) of line \(last.line) should be.", at: start)
    }
    last.finish()
  }

  private mutating func attributes() throws(NibReadingError) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard place < bytes.count, Self.isName(bytes[place]) else { return attributes }
      let start = place
      let name = try name()
      skipSpace()
      guard starts(with: "=") else { throw problem("The attribute \(name) has no value.", at: start) }
      place += 1
      skipSpace()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'")
      else {
        throw problem("The value of \(name) has no quotation marks.", at: start)
      }
      let quote = bytes[place]
      let first = place + 1
      guard let last = bytes[first...].firstIndex(of: quote) else {
        throw problem("The value of \(name) has no end.", at: start)
      }
      place = last + 1
      guard attributes.updateValue(try string(first..<last), forKey: name) == nil else {
        throw problem("The attribute \(name) is there twice.", at: start)
      }
    }
  }

  // MARK: Characters

  private mutating func name() throws(NibReadingError) -> String {
    let start = place
    while place < bytes.count, Self.isName(bytes[place]) { place += 1 }
    guard place > start else { throw problem("There is no name here.", at: start) }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func text() throws(NibReadingError) {
    let start = place
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    place = end
    let isSpace = bytes[start..<end].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if let element = open.last {
      element.append(text: try string(start..<end))
    } else if !isSpace {
      throw problem("There is text outside of the elements.", at: start)
    }
  }

  /// Returns the text of bytes, with the characters that its entities name.
  private mutating func string(_ range: Range<Int>) throws(NibReadingError) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "&") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      guard let end = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: ";")),
        let character = Self.character(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
      else { throw problem("There is an & that begins no known character.", at: index) }
      result += Array(String(character).utf8)
      index = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the character of an entity's name, `lt` or `#10` or `#xA`.
  private static func character(_ name: String) -> Character? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }

  // MARK: Problems

  private mutating func problem(_ text: String, at place: Int) -> NibReadingError {
    NibReadingError(text, file, line(at: place))
  }

  /// Returns the line of a place, which is not before that of the last call, or else is counted again.
  private mutating func line(at place: Int) -> Int {
    if place < counted.place { counted = (0, 1) }
    for byte in bytes[counted.place..<min(place, bytes.count)] where byte == 0x0A { counted.line += 1 }
    counted.place = place
    return counted.line
  }
}
