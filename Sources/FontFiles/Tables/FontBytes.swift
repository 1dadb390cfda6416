/// A range of the bytes of a font file, from which numbers are read that may lie outside of it.
struct FontBytes: Sendable {
  private let bytes: [UInt8]
  /// The range, within the bytes.
  let range: Range<Int>

  /// Creates the range of all bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    range = bytes.indices
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    (self.bytes, self.range) = (bytes, range)
  }

  var count: Int { range.count }

  /// Returns the bytes from an offset on, as many as there are of `count`; nil if the offset is outside.
  func part(at offset: Int, count: Int = .max) -> FontBytes? {
    guard offset >= 0, offset <= range.count, count >= 0 else { return nil }
    let start = range.lowerBound + offset
    return FontBytes(bytes, start..<(start + min(count, range.count - offset)))
  }

  /// Returns an unsigned number of 8 bits.
  func byte(_ offset: Int) -> Int? {
    guard offset >= 0, offset < range.count else { return nil }
    return Int(bytes[range.lowerBound + offset])
  }

  /// Returns an unsigned number of 16 bits.
  func short(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= range.count - 2 else { return nil }
    let start = range.lowerBound + offset
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  /// Returns a signed number of 16 bits.
  func signedShort(_ offset: Int) -> Int? {
    short(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  /// Returns an unsigned number of 32 bits.
  func long(_ offset: Int) -> Int? {
    guard let high = short(offset), let low = short(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Returns a signed number of 32 bits with 16 behind the point.
  func fixed(_ offset: Int) -> Double? {
    long(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  /// Returns the tag of four bytes.
  func tag(_ offset: Int) -> FontTag? {
    long(offset).map { FontTag(rawValue: UInt32($0)) }
  }

  /// Returns a text: bytes of Latin letters, or big-endian UTF-16.
  func text(isUTF16: Bool) -> String {
    let own = bytes[range]
    guard isUTF16 else { return String(own.map { Character(Unicode.Scalar($0)) }) }
    let units = stride(from: own.startIndex, to: own.endIndex - 1, by: 2).map {
      UInt16(own[$0]) << 8 | UInt16(own[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// A name of four letters: of a table, an axis, a feature or a script.
package struct FontTag: RawRepresentable, Hashable, Sendable, Comparable {
  package let rawValue: UInt32

  /// Creates a tag of its four bytes, the first one the highest.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates a tag of a name: at most four characters of ASCII, with spaces behind them.
  package init?(_ name: String) {
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty, bytes.count <= 4, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return nil
    }
    let padded = bytes + Array(repeating: 0x20, count: 4 - bytes.count)
    rawValue = padded.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The four characters, in which other bytes than those of visible ASCII are dots.
  package var name: String {
    String(
      (0..<4).map { index in
        let byte = UInt8(truncatingIfNeeded: rawValue >> UInt32(24 - 8 * index))
        return (0x20...0x7E).contains(byte) ? Character(Unicode.Scalar(byte)) : "."
      })
  }

  package static func < (first: FontTag, second: FontTag) -> Bool { first.rawValue < second.rawValue }
}

extension FontTag: ExpressibleByStringLiteral {
  /// Creates the tag of a name in code, which has four characters.
  package init(stringLiteral value: String) {
    guard let tag = FontTag(value) else { preconditionFailure("'\(value)' is no tag of a font") }
    self = tag
  }
}
