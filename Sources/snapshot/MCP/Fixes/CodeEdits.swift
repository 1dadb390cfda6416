internal import Escaping
internal import ViewLint

/// The edits of Swift code by which findings of previews are fixed: statements that move to another place.
///
/// Only whole lines of one block move, and only if the code names what depends on what.
struct CodeEdits {
  private let file: String
  private let lines: [String]

  /// Creates the edits of a source file.
  init(_ bytes: [UInt8], file: String) {
    self.file = file
    lines = String(decoding: bytes, as: UTF8.self).split(at: "\n").map(String.init)
  }

  /// Returns the edits that fix a finding, in the order of the file; none if a person must decide.
  func edits(for finding: Finding) -> [TextEdit] {
    guard let line = finding.source?.line, lines.indices.contains(line - 1) else { return [] }
    let place = line - 1
    switch finding.code {
    case .staleSibling:
      // A statement further down places a view that this one reads.
      let later = block(from: place + 1, by: 1).filter {
        subject(of: $0).map { Self.reads($0, in: lines[place]) } ?? false
      }
      guard later.count == 1, later[0] > place else { return [] }
      return moved(later[0], before: place)
    case .positionBeforeSize:
      // A statement further up places the view that this one sizes.
      guard let view = subject(of: place) else { return [] }
      let earlier = block(from: place - 1, by: -1).filter { subject(of: $0) == view }
      guard earlier.count == 1 else { return [] }
      return moved(place, before: earlier[0])
    default: return []
    }
  }

  /// Returns the lines of the block around a line, from one in a direction, while statements are whole lines.
  private func block(from start: Int, by step: Int) -> [Int] {
    var found: [Int] = []
    var line = start
    let edge = indentation(start - step)
    while lines.indices.contains(line), isStatement(line), indentation(line) == edge {
      found.append(line)
      line += step
    }
    return found
  }

  private func indentation(_ line: Int) -> Int {
    lines.indices.contains(line) ? lines[line].utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count : -1
  }

  /// Returns whether a line is a whole statement: its parentheses are balanced, and no block begins or ends in it.
  private func isStatement(_ line: Int) -> Bool {
    var depth = 0
    for byte in lines[line].utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return false
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0 && lines[line].utf8.contains { $0 != 0x20 && $0 != 0x09 }
  }

  /// The members of a view whose statements place or size it.
  private static let members = ["frame", "bounds", "center", "sizeToFit"]

  /// Returns the name of the view that a statement places or sizes: `icon` in `icon.frame = …`.
  private func subject(of line: Int) -> String? {
    let words = lines[line].utf8.drop { $0 == 0x20 || $0 == 0x09 }
    let name = words.prefix(while: Self.isLetter)
    let rest = words[name.endIndex...]
    guard !name.isEmpty, rest.first == UInt8(ascii: ".") else { return nil }
    let member = String(Substring(rest.dropFirst().prefix(while: Self.isLetter)))
    let text = String(Substring(name))
    return Self.members.contains(member) && text != "self" && text != "super" ? text : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Returns whether code reads the place or size of a view.
  private static func reads(_ view: String, in code: String) -> Bool {
    let bytes = Array(code.utf8)
    return members.prefix(3).contains { member in
      let wanted = Array("\(view).\(member).".utf8)
      return bytes.indices.dropLast(wanted.count).contains { start in
        bytes[start...].starts(with: wanted)
          && (start == 0 || !isLetter(bytes[start - 1]) && bytes[start - 1] != 0x2E)
      }
    }
  }

  /// Returns the edits by which a line moves to a place further up.
  private func moved(_ line: Int, before place: Int) -> [TextEdit] {
    let text = lines[line] + "\n"
    return [
      TextEdit(
        file: file, line: place + 1, column: 1, endLine: place + 1, endColumn: 1, old: "", new: text),
      TextEdit(
        file: file, line: line + 1, column: 1, endLine: line + 2, endColumn: 1, old: text, new: ""),
    ]
  }
}
