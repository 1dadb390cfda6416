internal import Foundation

/// A line of a manifest, of which parts are taken from the left.
struct ManifestLine {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// Whether or not nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// Takes a text, and returns whether it was there.
  mutating func take(_ text: StaticString) -> Bool {
    let bytes = text.description.utf8
    guard rest.starts(with: bytes) else { return false }
    rest = rest.dropFirst(bytes.count)
    return true
  }

  /// Takes a whole number of at most nine digits, as it is written in the shortest form.
  mutating func number() -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard (1...9).contains(digits.count), digits.count == 1 || digits.first != 0x30 else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
  }

  /// Takes a string of JSON.
  mutating func text() -> String? {
    guard rest.first == Self.quote else { return nil }
    var (end, hasEscapes) = (rest.startIndex + 1, false)
    while end < rest.endIndex, rest[end] != Self.quote {
      if rest[end] == Self.backslash {
        hasEscapes = true
        end += 1
      }
      end += 1
    }
    guard end < rest.endIndex else { return nil }
    let literal = rest[rest.startIndex...end]
    rest = rest[(end + 1)...]
    guard hasEscapes else { return String(validating: literal.dropFirst().dropLast(), as: UTF8.self) }
    let array = [UInt8(ascii: "[")] + literal + [UInt8(ascii: "]")]
    return try? JSONDecoder().decode([String].self, from: Data(array)).first
  }

  /// Returns a text as a string of JSON.
  static func literal(_ text: String) -> String {
    var bytes = [quote]
    for byte in text.utf8 {
      switch byte {
      case quote, backslash: bytes += [backslash, byte]
      case 0..<0x20: bytes += Array((byte < 16 ? "\\u000" : "\\u00").utf8) + String(byte, radix: 16).utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes + [quote], as: UTF8.self)
  }

  private static let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
}
