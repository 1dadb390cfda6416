/// A part of a format: text, or the place of an argument.
enum FormatPiece: Equatable, Sendable {
  /// Text that stays as it is.
  case text(String)
  /// The place of an argument: `%@`, `%2$lld`, `%.1f`.
  case argument(Placeholder)
  /// The place of a text that depends on a number: `%#@files@`, `%1$#@files@`.
  case variable(name: String, position: Int?)
  /// The place of a variable's own number in a String Catalog: `%arg`.
  case own

  /// The place of an argument.
  struct Placeholder: Equatable, Sendable {
    /// The position of the argument, from 1; `nil` for the next one.
    var position: Int?
    /// The flags, width and precision.
    var options: String
    /// The length and the conversion: `lld`, `@`.
    var conversion: String

    /// The format of the argument alone.
    var format: String { "%" + options + conversion }

    /// The number of digits behind the point of a number; `nil` without a precision.
    var precision: Int? {
      guard let dot = options.lastIndex(of: ".") else { return nil }
      return Int(options[options.index(after: dot)...]) ?? 0
    }
  }

  /// Returns the parts of a format.
  ///
  /// A percent sign that begins no known part is text.
  static func pieces(of format: String) -> [FormatPiece] {
    let units = Array(format.utf8)
    var pieces: [FormatPiece] = []
    var text: [UInt8] = []
    var index = 0
    func flush() {
      if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while index < units.count {
      guard units[index] == UInt8(ascii: "%"), let (piece, length) = piece(units[index...]) else {
        text.append(units[index])
        index += 1
        continue
      }
      index += length
      if case .text(let percent) = piece {
        text += percent.utf8
      } else {
        flush()
        pieces.append(piece)
      }
    }
    flush()
    return pieces
  }

  /// Returns the part that begins at a percent sign, and its length.
  private static func piece(_ units: ArraySlice<UInt8>) -> (FormatPiece, Int)? {
    var index = units.startIndex + 1
    func peek(_ distance: Int = 0) -> UInt8? {
      index + distance < units.endIndex ? units[index + distance] : nil
    }
    func isDigit(_ unit: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= unit }
    if peek() == UInt8(ascii: "%") { return (.text("%"), 2) }
    if units[index...].starts(with: "arg".utf8) { return (.own, 4) }
    var position: Int?
    let digits = units[index...].prefix(while: isDigit)
    if !digits.isEmpty, digits.endIndex < units.endIndex, units[digits.endIndex] == UInt8(ascii: "$") {
      position = Int(String(decoding: digits, as: UTF8.self))
      guard let position, position > 0 else { return nil }
      index = digits.endIndex + 1
    }
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "@") {
      let start = index + 2
      guard start < units.endIndex, let end = units[start...].firstIndex(of: UInt8(ascii: "@")) else {
        return nil
      }
      let name = String(decoding: units[start..<end], as: UTF8.self)
      return (.variable(name: name, position: position), end + 1 - units.startIndex)
    }
    // Flags, the width and the precision.
    let start = index
    index = units[index...].prefix { "+-# 0'".utf8.contains($0) }.endIndex
    index = units[index...].prefix(while: isDigit).endIndex
    if peek() == UInt8(ascii: ".") { index = units[(index + 1)...].prefix(while: isDigit).endIndex }
    let options = units[start..<index]
    let lengths = units[index...].prefix { "hlqLzjt".utf8.contains($0) }
    index = lengths.endIndex
    guard let conversion = peek(), "@dDiuUxXoOfFeEgGcCsSaAp".utf8.contains(conversion), options.count < 20,
      lengths.count < 3
    else { return nil }
    let placeholder = Placeholder(
      position: position, options: String(decoding: options, as: UTF8.self),
      conversion: String(decoding: lengths + [conversion], as: UTF8.self))
    return (.argument(placeholder), index + 1 - units.startIndex)
  }
}
