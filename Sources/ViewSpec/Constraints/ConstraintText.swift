internal import LayoutCore
import VisualFormatCore

/// The parts of a constraint in words: `left relation right @priority`.
struct ConstraintText {
  let text: String
  let relation: NSLayoutConstraint.Relation
  /// The bytes of the left side.
  let left: Range<Int>
  /// The bytes of the right side.
  let right: Range<Int>
  /// The bytes after `@`, if the text has one.
  let priority: Range<Int>?

  /// Creates the parts by finding their ranges, without reading them.
  init(_ text: String) throws(ExpressionError) {
    self.text = text
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else {
      throw ExpressionError(
        "the constraint is empty", suggestion: "write one such as \"icon.width == 40\"", in: text, at: 0)
    }
    guard let start = ConstraintText.startOfRelation(in: bytes) else {
      throw ConstraintText.missingRelation(in: bytes, text)
    }
    let (relation, end) = try ConstraintText.relation(in: bytes, at: start, text)
    self.relation = relation
    left = 0..<start
    let at = bytes[end...].firstIndex(of: UInt8(ascii: "@"))
    right = end..<(at ?? bytes.count)
    priority = at.map { $0 + 1..<bytes.count }
  }

  /// Returns whether or not a text is a visual format and not a constraint in words.
  static func isVisualFormat(_ text: String) -> Bool {
    let text = text.drop { $0.isWhitespace }
    return ["H:", "V:", "|", "["].contains { text.hasPrefix($0) }
  }

  private static let lookalikes = [("≤", "<="), ("≥", ">="), ("≠", "==")]

  private static func isRelationByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
  }

  /// Returns the offset of the relation, or of a character that resembles one.
  private static func startOfRelation(in bytes: [UInt8]) -> Int? {
    bytes.indices.first { index in
      isRelationByte(bytes[index]) || lookalikes.contains { bytes[index...].starts(with: $0.0.utf8) }
    }
  }

  private static func relation(
    in bytes: [UInt8], at start: Int, _ text: String
  ) throws(ExpressionError) -> (NSLayoutConstraint.Relation, end: Int) {
    var end = start
    while end < bytes.count, isRelationByte(bytes[end]) { end += 1 }
    let found = String(decoding: bytes[start..<end], as: UTF8.self)
    switch found {
    case "==": return (.equal, end)
    case "<=": return (.lessThanOrEqual, end)
    case ">=": return (.greaterThanOrEqual, end)
    default:
      let lookalike = lookalikes.first { bytes[start...].starts(with: $0.0.utf8) }
      let meant = lookalike?.1 ?? (found.contains("<") ? "<=" : found.contains(">") ? ">=" : "==")
      throw ExpressionError(
        "found \(quoted(lookalike?.0 ?? found)), expected ==, <= or >=", suggestion: "write \(meant)",
        in: text, at: start)
    }
  }

  /// Returns the error of a text without a relation; an error of it as an expression takes precedence.
  private static func missingRelation(in bytes: [UInt8], _ text: String) -> ExpressionError {
    let end = bytes.firstIndex(of: UInt8(ascii: "@")) ?? bytes.count
    do {
      _ = try Expression(parsing: text, in: 0..<end, operators: "+ - * / == <= >=")
    } catch {
      return error
    }
    let found = foundText(in: bytes, at: end, end: "the end of the constraint")
    return ExpressionError("found \(found), expected ==, <= or >=", in: text, at: end)
  }
}
