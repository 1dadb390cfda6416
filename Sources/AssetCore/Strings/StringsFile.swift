import Foundation

/// The keys and values of a file `.strings`: an old property list of texts, or one in XML or binary.
struct StringsFile {
  /// A problem at a place of the file.
  struct Problem: Error, Equatable {
    var line: Int
    var column: Int
    var text: String
  }

  /// The values by their keys; those before a problem, if there is one.
  private(set) var values: [String: String] = [:]
  /// The first problem, which ends the reading.
  private(set) var problem: Problem?

  private var scalars: [Unicode.Scalar] = []
  private var position = 0

  /// Reads the bytes of a file.
  init(_ data: Data) {
    if data.starts(with: Array("bplist".utf8)) || Self.isXML(data) {
      readList(data)
      return
    }
    guard let text = EncodedText(data) else {
      problem = Problem(
        line: 1, column: 1, text: "the file is neither UTF-8 nor UTF-16 with a byte order mark")
      return
    }
    scalars = Array(text.text.unicodeScalars)
    readEntries()
  }

  private static func isXML(_ data: Data) -> Bool {
    let start = EncodedText(data.prefix(400))?.text.drop { $0.isWhitespace || $0 == "\u{FEFF}" } ?? ""
    return start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE") || start.hasPrefix("<plist")
  }

  private mutating func readList(_ data: Data) {
    guard let list = try? unsafe PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let values = list as? [String: Any]
    else {
      problem = Problem(line: 1, column: 1, text: "the property list is damaged, or is no dictionary")
      return
    }
    self.values = values.compactMapValues { $0 as? String }
  }

  // MARK: Entries

  private mutating func readEntries() {
    do throws(Problem) {
      try skipSpace()
      let isEnclosed = take("{")
      while true {
        try skipSpace()
        guard let next = peek else {
          if isEnclosed { throw problem("a closing brace is missing") }
          return
        }
        if isEnclosed, next == "}" { return }
        let key = try word("a key in double quotes")
        try skipSpace()
        var value = key
        if take("=") {
          try skipSpace()
          value = try word("a text in double quotes")
          try skipSpace()
        }
        guard take(";") else {
          if peek == "}", isEnclosed {
            values[key] = value
            return
          }
          throw problem("a semicolon is missing behind the entry '\(key.prefix(40))'")
        }
        values[key] = value
      }
    } catch {
      problem = error
    }
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() throws(Problem) {
    while let next = peek {
      if next.properties.isWhitespace || next == "\u{FEFF}" {
        position += 1
      } else if next == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
        while let next = peek, next != "\n", next != "\r" { position += 1 }
      } else if next == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
        let start = position
        position += 2
        while position + 1 < scalars.count, scalars[position] != "*" || scalars[position + 1] != "/" {
          position += 1
        }
        guard position + 1 < scalars.count else {
          position = start
          throw problem("the comment has no end")
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func word(_ expected: String) throws(Problem) -> String {
    guard let first = peek else { throw problem("the file ends where \(expected) should be") }
    if first == "\"" || first == "'" { return try quoted(first) }
    var text = String.UnicodeScalarView()
    while let next = peek, Self.isPlain(next) {
      text.append(next)
      position += 1
    }
    guard !text.isEmpty else {
      throw problem("'\(first)' is where \(expected) should be")
    }
    return String(text)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar
        || ["_", "$", "/", ":", ".", "-"].contains(scalar))
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(Problem) -> String {
    let start = position
    position += 1
    // Escapes give units of UTF-16, of which two may be one scalar.
    var units: [UInt16] = []
    while let next = peek {
      position += 1
      if next == quote { return String(decoding: units, as: UTF16.self) }
      if next == "\\" {
        try escape(&units)
      } else {
        units.append(contentsOf: UTF16.encode(next).map(Array.init) ?? [])
      }
    }
    position = start
    throw problem("the text has no closing quote")
  }

  private mutating func escape(_ units: inout [UInt16]) throws(Problem) {
    guard let next = peek else { return }
    position += 1
    switch next {
    case "n": units.append(10)
    case "t": units.append(9)
    case "r": units.append(13)
    case "a": units.append(7)
    case "b": units.append(8)
    case "f": units.append(12)
    case "v": units.append(11)
    case "U", "u":
      let digits = digits(radix: 16, atMost: 4)
      guard !digits.isEmpty, let unit = UInt16(digits, radix: 16) else {
        throw problem("\\\(next) has no hexadecimal digits")
      }
      units.append(unit)
    case "0"..."7":
      position -= 1
      units.append(UInt16(digits(radix: 8, atMost: 3), radix: 8) ?? 0)
    default: units.append(contentsOf: UTF16.encode(next).map(Array.init) ?? [])
    }
  }

  private mutating func digits(radix: Int, atMost count: Int) -> String {
    var text = ""
    while text.utf8.count < count, let next = peek, next.isASCII,
      Character(next).hexDigitValue.map({ $0 < radix }) ?? false
    {
      text.unicodeScalars.append(next)
      position += 1
    }
    return text
  }

  private func problem(_ text: String) -> Problem {
    var (line, start) = (1, 0)
    for index in 0..<position where scalars[index] == "\n" { (line, start) = (line + 1, index + 1) }
    return Problem(line: line, column: position - start + 1, text: text)
  }
}

/// The text of a file in UTF-8 or UTF-16.
struct EncodedText {
  /// The text, without a byte order mark.
  let text: String

  /// Decodes the bytes of a file; `nil` if they are no text.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xFF, 0xFE]) {
      text = Self.utf16(bytes.dropFirst(2), isBig: false)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      text = Self.utf16(bytes.dropFirst(2), isBig: true)
    } else if bytes.count > 3, bytes[0] != 0, bytes[1] == 0 {
      text = Self.utf16(bytes[...], isBig: false)
    } else if bytes.count > 3, bytes[0] == 0, bytes[1] != 0 {
      text = Self.utf16(bytes[...], isBig: true)
    } else {
      let plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
      guard let decoded = String(validating: plain, as: UTF8.self) else { return nil }
      text = decoded
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> String {
    let bytes = Array(bytes)
    var units: [UInt16] = []
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (high, low) = isBig ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    return String(decoding: units, as: UTF16.self)
  }
}
