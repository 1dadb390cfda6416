internal import Escaping

/// A writer of JSON.
///
/// Values are given as JSON text; members keep their order.
enum JSONText {
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0)): \($1)" }.joined(separator: ", ") + "}"
  }

  static func array(_ values: [String]) -> String {
    "[" + values.joined(separator: ", ") + "]"
  }

  /// Returns an array with one line per value.
  static func lines(_ values: [String]) -> String {
    values.isEmpty ? "[]" : "[\n" + values.joined(separator: ",\n") + "\n]"
  }

  /// Returns a number in its shortest form; a string if JSON has no such number.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return string("\(value)") }
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }

  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return escapingInvisible(inJSON: quoted) + "\""
  }
}
