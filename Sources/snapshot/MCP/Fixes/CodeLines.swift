internal import Escaping

/// The lines of Swift code, with what edits need to know of them without a compiler.
///
/// Words are found outside of comments and of string literals of one line; everything that is not certain is no answer.
struct CodeLines {
  let file: String
  let lines: [String]

  /// Creates the lines of a source file.
  init(_ bytes: [UInt8], file: String) {
    self.file = file
    lines = String(decoding: bytes, as: UTF8.self).split(at: "\n").map(String.init)
  }

  /// A name, a number or a mark in a line.
  struct Token: Equatable {
    let text: String
    /// The offsets of the bytes in the line.
    let range: Range<Int>
  }

  /// Returns the tokens of a line.
  func tokens(_ line: Int) -> [Token] {
    guard lines.indices.contains(line) else { return [] }
    let bytes = Array(lines[line].utf8)
    var tokens: [Token] = []
    var place = 0
    while place < bytes.count {
      let start = place
      if Self.isLetter(bytes[place]) {
        while place < bytes.count, Self.isLetter(bytes[place]) || Self.isPoint(bytes, place) { place += 1 }
      } else if bytes[place] == UInt8(ascii: "\"") {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place = min(place + 1, bytes.count)
      } else if bytes[place...].starts(with: "//".utf8) {
        break
      } else {
        place += 1
        if [0x20, 0x09, 0x0D].contains(bytes[start]) { continue }
      }
      tokens.append(Token(text: String(decoding: bytes[start..<place], as: UTF8.self), range: start..<place))
    }
    return tokens
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Returns whether a byte is the point of a number.
  private static func isPoint(_ bytes: [UInt8], _ place: Int) -> Bool {
    func isDigit(_ place: Int) -> Bool {
      bytes.indices.contains(place) && (0x30...0x39).contains(bytes[place])
    }
    return bytes[place] == UInt8(ascii: ".") && isDigit(place - 1) && isDigit(place + 1)
  }

  // MARK: Statements

  /// Returns the number of blanks in front of a line; -1 outside of the file.
  func indentation(_ line: Int) -> Int {
    lines.indices.contains(line) ? lines[line].utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count : -1
  }

  /// Returns the blanks in front of a line.
  func margin(_ line: Int) -> String { String(lines[line].prefix(indentation(line))) }

  /// Marks of comments and of string literals that may have several lines.
  private static let marksOfLines = ["/*", "*/", "\"\"\""]

  /// Returns whether the parentheses of a line are balanced, and no block, comment or text begins or ends in it.
  func isWhole(_ line: Int) -> Bool {
    guard lines.indices.contains(line),
      !Self.marksOfLines.contains(where: { lines[line].utf8.contains($0.utf8) })
    else { return false }
    var depth = 0
    let tokens = tokens(line)
    for token in tokens {
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{", "}": return false
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0 && !tokens.isEmpty
  }

  /// Returns whether a line is a whole statement: an assignment, a declaration, a call or a return.
  func isStatement(_ line: Int) -> Bool {
    guard isWhole(line), let first = tokens(line).first?.text, Self.isName(first) else { return false }
    if ["let", "var", "return"].contains(first) { return true }
    let texts = tokens(line).map(\.text)
    return !["case", "default", "where", "in", "else"].contains(first) && texts.last != ","
      && (texts.contains("=") || texts.last == ")") && texts.dropFirst().first != ":"
  }

  /// Returns the lines of the block around a line, from one in a direction, while statements are whole lines.
  func block(from start: Int, by step: Int) -> [Int] {
    var found: [Int] = []
    var line = start
    let edge = indentation(start - step)
    while lines.indices.contains(line), isWhole(line), indentation(line) == edge {
      found.append(line)
      line += step
    }
    return found
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return isLetter(first) && !(0x30...0x39).contains(first)
  }

  /// Returns the names of an expression with points that ends before a token, such as `panel`, `icon` in `panel.icon.frame`.
  func owners(of token: Int, in tokens: [Token]) -> [String] {
    var names: [String] = []
    var place = token
    while place >= 2, tokens[place - 1].text == ".", Self.isName(tokens[place - 2].text) {
      names.insert(tokens[place - 2].text, at: 0)
      place -= 2
    }
    // A call or a subscript in front has another owner.
    return place >= 1 && tokens[place - 1].text == "." ? [] : names
  }

  /// Returns the offsets of an argument of a call in a line, such as that of `width` of `CGRect`, if there is one.
  func argument(_ label: String, of call: String, in line: Int) -> Range<Int>? {
    let tokens = tokens(line)
    let calls = tokens.indices.filter {
      tokens[$0].text == call && tokens.dropFirst($0 + 1).first?.text == "("
    }
    guard calls.count == 1 else { return nil }
    var depth = 0
    var start: Int?
    for place in tokens.indices.dropFirst(calls[0] + 1) {
      let text = tokens[place].text
      if let start, depth == 1, text == "," || text == ")" {
        return tokens[start].range.lowerBound..<tokens[place - 1].range.upperBound
      }
      if text == "(" || text == "[" { depth += 1 }
      if text == ")" || text == "]" { depth -= 1 }
      guard depth > 0 else { return nil }
      if depth == 1, text == label, tokens[place - 1].text != ".", place + 2 < tokens.count,
        tokens[place + 1].text == ":"
      {
        start = place + 2
      }
    }
    return nil
  }

  // MARK: Edits

  /// Returns the replacement of a part of a line.
  func replacing(_ range: Range<Int>, in line: Int, by new: String) -> TextEdit {
    let bytes = Array(lines[line].utf8)
    func column(_ offset: Int) -> Int { bytes[..<offset].count { $0 & 0xC0 != 0x80 } + 1 }
    return TextEdit(
      file: file, line: line + 1, column: column(range.lowerBound), endLine: line + 1,
      endColumn: column(range.upperBound), old: String(decoding: bytes[range], as: UTF8.self), new: new)
  }

  /// Returns the insertion of a line in front of another one.
  func inserting(_ text: String, before line: Int) -> TextEdit {
    TextEdit(
      file: file, line: line + 1, column: 1, endLine: line + 1, endColumn: 1, old: "", new: text + "\n")
  }

  /// Returns the removal of a line.
  func removing(_ line: Int) -> TextEdit {
    TextEdit(
      file: file, line: line + 1, column: 1, endLine: line + 2, endColumn: 1, old: lines[line] + "\n", new: ""
    )
  }

  /// Returns the edits by which a line moves to a place further up.
  func moving(_ line: Int, before place: Int) -> [TextEdit] {
    [inserting(lines[line], before: place), removing(line)]
  }
}
