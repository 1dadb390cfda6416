/// A JSON value to write: a schema, or a part of one.
///
/// Objects keep their order.
enum SchemaNode: Sendable {
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([SchemaNode])
  case object([(key: String, value: SchemaNode)])

  /// Returns the text on one line if it fits, and otherwise on several.
  ///
  /// All lines but the first are indented by `depth` levels.
  func text(depth: Int = 0, after column: Int = 0) -> String {
    let line = line
    guard column + line.unicodeScalars.count > SchemaNode.width else { return line }
    let inner = String(repeating: "  ", count: depth + 1)
    let outer = String(repeating: "  ", count: depth)
    switch self {
    case .bool, .number, .string: return line
    case .array(let elements):
      if let words = SchemaNode.words(elements) {
        return "[\n" + SchemaNode.filled(words, indentation: inner) + "\n\(outer)]"
      }
      let lines = elements.map { inner + $0.text(depth: depth + 1, after: inner.count + 1) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members):
      let lines = members.map { key, value in
        let start = inner + SchemaNode.literal(key) + ": "
        return start + value.text(depth: depth + 1, after: start.unicodeScalars.count + 1)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    }
  }

  /// The preferred maximum line length, in columns.
  private static let width = 100

  /// The text on one line.
  private var line: String {
    switch self {
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return numeral(value)
    case .string(let value): return SchemaNode.literal(value)
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      return "{ " + members.map { "\(SchemaNode.literal($0.key)): \($0.value.line)" }.joined(separator: ", ")
        + " }"
    }
  }

  /// Returns the texts of an array of strings, or nil if it has other elements.
  private static func words(_ elements: [SchemaNode]) -> [String]? {
    var words: [String] = []
    for element in elements {
      guard case .string = element else { return nil }
      words.append(element.line)
    }
    return words
  }

  /// Returns words separated by commas, as many on a line as fit.
  private static func filled(_ words: [String], indentation: String) -> String {
    var lines: [String] = []
    var line = indentation
    for (place, word) in words.enumerated() {
      let piece = place + 1 < words.count ? word + "," : word
      if line.count > indentation.count, line.count + 1 + piece.count > width {
        lines.append(line)
        line = indentation
      }
      line += (line.count > indentation.count ? " " : "") + piece
    }
    return (lines + [line]).joined(separator: "\n")
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension SchemaNode {
  /// Returns an array of strings.
  static func strings(_ texts: [String]) -> SchemaNode { .array(texts.map { .string($0) }) }
}
