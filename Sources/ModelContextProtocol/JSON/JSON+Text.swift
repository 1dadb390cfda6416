extension JSON {
  /// The value on one line, without blanks; a number that JSON cannot express is null.
  package var line: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number):
      text += number.isFinite ? Int(exactly: number).map(String.init) ?? "\(number)" : "null"
    case .string(let string): Self.write(string, to: &text)
    case .array(let elements):
      text += "["
      for (place, element) in elements.enumerated() {
        if place > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static let digits = Array("0123456789abcdef".unicodeScalars)

  /// Writes a string with all escapes that keep it on one line, for readers of any kind of line break.
  private static func write(_ string: String, to text: inout String) {
    var scalars = String.UnicodeScalarView()
    scalars.append("\"")
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": scalars.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": scalars.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": scalars.append(contentsOf: "\\n".unicodeScalars)
      case "\r": scalars.append(contentsOf: "\\r".unicodeScalars)
      case "\t": scalars.append(contentsOf: "\\t".unicodeScalars)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        scalars.append(contentsOf: "\\u".unicodeScalars)
        for shift in [12, 8, 4, 0] { scalars.append(digits[Int(scalar.value >> UInt32(shift)) & 15]) }
      default: scalars.append(scalar)
      }
    }
    scalars.append("\"")
    text.unicodeScalars.append(contentsOf: scalars)
  }
}
