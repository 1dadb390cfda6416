/// Texts as bytes, each with its number of bytes before it: `4:card`.
struct TextList {
  private(set) var bytes: ArraySlice<UInt8>

  /// Creates a list of no texts, or that of some bytes.
  init(_ bytes: ArraySlice<UInt8> = []) {
    self.bytes = bytes
  }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ text: String) {
    bytes += "\(text.utf8.count):".utf8
    bytes += text.utf8
  }

  /// Removes and returns the first text; nil if there is none, or the bytes are no list.
  mutating func next() -> String? {
    guard let colon = bytes.prefix(20).firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(decoding: bytes[..<colon], as: UTF8.self)), count >= 0
    else { return nil }
    let rest = bytes[(colon + 1)...]
    guard count <= rest.count, let text = String(validating: rest.prefix(count), as: UTF8.self) else {
      return nil
    }
    bytes = rest.dropFirst(count)
    return text
  }

  /// Removes and returns the first text as a number of further texts; nil if it is none, or there are fewer.
  mutating func nextCount() -> Int? {
    guard let count = next().flatMap({ Int($0) }), count >= 0, count <= bytes.count else { return nil }
    return count
  }
}
