internal import Escaping

/// The maximum length of quoted text in a message, in Unicode scalars.
let longestQuotation = 60

/// Returns found text for a message: in double quotes, on one line, shortened with `…` beyond `longestQuotation`.
package func quoted(_ text: some StringProtocol) -> String {
  let scalars = text.unicodeScalars
  // The text may be megabytes long: only its beginning is read.
  guard let cut = scalars.index(scalars.startIndex, offsetBy: longestQuotation, limitedBy: scalars.endIndex),
    cut < scalars.endIndex
  else { return "\"\(escapingControls(in: text, andQuotes: true))\"" }
  var kept = ""
  kept.unicodeScalars.append(contentsOf: scalars[..<scalars.index(before: cut)])
  return "\"\(escapingControls(in: kept, andQuotes: true))…\""
}

/// Returns the usual text of a number: 12, not 12.0.
func numeral(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns the text at `offset` for a message: a whole word, one character, or `end` at the end.
///
/// `bytes` are valid UTF-8, and `offset` is not inside a character.
func foundText(in bytes: [UInt8], at offset: Int, end: String) -> String {
  guard offset < bytes.count else { return end }
  var next = offset + 1
  if isWordByte(bytes[offset]) {
    // Letters beyond ASCII continue a word; bytes beyond the quotation's length are not read.
    let end = min(bytes.count, offset + 4 * longestQuotation)
    while next < end, isWordByte(bytes[next]) || bytes[next] >= 0x80 { next += 1 }
  }
  while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
  return quoted(String(decoding: bytes[offset..<next], as: UTF8.self))
}

/// Returns whether or not a byte belongs to a word: an ASCII letter, digit or underscore.
func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
  default: isDigit(byte)
  }
}

/// Returns whether or not a byte is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}
