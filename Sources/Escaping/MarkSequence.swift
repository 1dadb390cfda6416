/// A detector of characters with too many combining marks.
///
/// To compare or look up a text, a `String` sorts the marks in a row, which takes time quadratic in their number.
/// Readers of untrusted texts use the detector first.
package struct MarkSequence {
  /// The maximum number of marks in a row: more than any writing has, and than any output line shows of a text.
  package static let limit = 512

  /// The number of marks in a row before the next byte.
  private var count = 0
  private var scalar: UInt32 = 0
  /// The number of missing bytes of a scalar.
  private var missing = 0
  /// The number of characters of an escape that were read: a backslash, `u` and four digits.
  private var escape = 0
  /// The high surrogate of a scalar that is escaped in two halves.
  private var lead: UInt32?

  /// Returns the index of the first byte of a JSON text with which more than ``limit`` marks are in a row; nil without
  /// one.
  ///
  /// The marks may be escaped.
  package static func excess(inJSON bytes: Span<UInt8>) -> Int? {
    var sequence = MarkSequence()
    for place in bytes.indices {
      let byte = bytes[place]
      // The common case in most documents.
      if byte < 0x80, byte != UInt8(ascii: "\\"), !sequence.isOpen { continue }
      sequence.read(byte)
      if sequence.count > limit { return place }
    }
    return nil
  }

  /// Whether or not the next byte may belong to the sequence.
  private var isOpen: Bool { count > 0 || missing > 0 || escape > 0 || lead != nil }

  private mutating func read(_ byte: UInt8) {
    if escape > 0 { return readEscape(byte) }
    switch byte {
    case UInt8(ascii: "\\"): escape = 1
    case ..<0x80: (count, missing, lead) = (0, 0, nil)
    case 0x80..<0xC0:
      guard missing > 0 else { return }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
      missing -= 1
      if missing == 0 { finish() }
    default:
      missing = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
      scalar = UInt32(byte) & (0x3F >> UInt32(missing))
    }
  }

  private mutating func readEscape(_ byte: UInt8) {
    let digit = Character(Unicode.Scalar(byte)).hexDigitValue
    switch (escape, digit) {
    case (1, _) where byte == UInt8(ascii: "u"): (escape, scalar) = (2, 0)
    case (2..., let digit?):
      scalar = scalar << 4 | UInt32(digit)
      escape = escape == 5 ? 0 : escape + 1
      if escape == 0 { finish() }
    default: (escape, count, lead) = (0, 0, nil)
    }
  }

  private mutating func finish() {
    switch scalar {
    case 0xD800..<0xDC00:
      lead = scalar
      return
    case 0xDC00..<0xE000:
      scalar = 0x10000 + ((lead ?? 0xD800) - 0xD800) << 10 + (scalar - 0xDC00)
    default: break
    }
    lead = nil
    count = isMark ? count + 1 : 0
  }

  /// Whether or not the scalar is a mark that is sorted.
  private var isMark: Bool {
    // Neither Latin letters nor the many characters of East Asia are.
    guard scalar >= 0x300, !(0x3100..<0xA66E).contains(scalar) else { return false }
    return Unicode.Scalar(scalar).map { $0.properties.canonicalCombiningClass != .notReordered } ?? false
  }
}
