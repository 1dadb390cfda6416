extension JSONParser {
  /// Reads a string; `offset` moves from its opening quote past its closing quote.
  mutating func readString() throws(DocumentError) -> String {
    let start = offset
    offset += 1
    var run = offset
    // Only strings with escapes are assembled from pieces.
    var pieces: [UInt8] = []
    while let byte = nextByte {
      switch byte {
      case UInt8(ascii: "\""):
        let last = bytes[run..<offset]
        offset += 1
        return String(decoding: pieces.isEmpty ? last : pieces[...] + last, as: UTF8.self)
      case UInt8(ascii: "\\"):
        pieces += bytes[run..<offset]
        pieces += Array(String(try readEscape()).utf8)
        run = offset
      case 0..<0x20:
        throw controlCharacter(byte)
      default:
        offset += 1
      }
    }
    throw problem("found a string without its closing quote", at: start)
  }

  private func controlCharacter(_ byte: UInt8) -> DocumentError {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      return problem(
        "found a line break in a string", suggestion: "close the string with a quote, or write \\n")
    case UInt8(ascii: "\t"):
      return problem("found a tab in a string", suggestion: "write \\t")
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: 4 - digits.count) + digits
      return problem("found the control character U+\(code) in a string", suggestion: "write \\u\(code)")
    }
  }

  /// Reads one escape sequence, or two that form a surrogate pair.
  private mutating func readEscape() throws(DocumentError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let letter = nextByte else {
      throw problem("found the end of the file in a string, expected its closing quote")
    }
    let scalar: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(letter)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    default:
      let found = "\\" + String(decoding: bytes[offset..<endOfCharacter(at: offset)], as: UTF8.self)
      throw problem(
        "found the escape \(quoted(found)), expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u",
        suggestion: "write a backslash as \\\\", at: start)
    }
    offset += 1
    return scalar
  }

  /// Reads `uXXXX`, and the low surrogate that has to follow a high one.
  private mutating func readUnicodeEscape(from start: Int) throws(DocumentError) -> Unicode.Scalar {
    let first = try readCodeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let digits = String(first, radix: 16, uppercase: true)
    if 0xD800...0xDBFF ~= first, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      offset += 1
      let second = try readCodeUnit()
      if 0xDC00...0xDFFF ~= second {
        let pair = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
        if let scalar = Unicode.Scalar(pair) { return scalar }
      }
    }
    throw problem(
      "found half of a surrogate pair, \\u\(digits)",
      suggestion: "write both halves, such as \\uD83D\\uDE00", at: start)
  }

  /// Reads `uXXXX`, with four hexadecimal digits.
  private mutating func readCodeUnit() throws(DocumentError) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = nextByte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("found \(foundHere) after \"\\u\", expected four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  private func endOfCharacter(at start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
