import Paths

/// The numbers in a text of SVG, between white space, commas or nothing.
struct VectorNumbers {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip() {
    while let next = peek, [9, 10, 12, 13, 32, UInt8(ascii: ",")].contains(next) { position += 1 }
  }

  /// Whether or not nothing follows.
  var isAtEnd: Bool {
    mutating get {
      skip()
      return peek == nil
    }
  }

  /// Returns the letter of the command that follows; `nil` if none does.
  mutating func command() -> UInt8? {
    skip()
    guard let next = peek, "MmLlHhVvCcSsQqTtAaZz".utf8.contains(next) else { return nil }
    position += 1
    return next
  }

  /// Returns the number that follows, at most 10⁹ in size.
  mutating func number() -> Double? {
    skip()
    let start = position
    func isDigit(_ byte: UInt8?) -> Bool {
      byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }
    if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { position += 1 }
    while isDigit(peek) { position += 1 }
    if peek == UInt8(ascii: ".") {
      position += 1
      while isDigit(peek) { position += 1 }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      var end = position + 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
      if end < bytes.count, isDigit(bytes[end]) {
        position = end
        while isDigit(peek) { position += 1 }
      }
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), abs(number) <= 1e9
    else {
      position = start
      return nil
    }
    return number
  }

  /// Returns the flag of an arc that follows, which needs nothing behind it.
  mutating func flag() -> Bool? {
    skip()
    guard let next = peek, next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else { return nil }
    position += 1
    return next == UInt8(ascii: "1")
  }

  /// Returns the point that follows, relative to an origin.
  mutating func point(from origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: origin.x + x, y: origin.y + y)
  }

  /// Returns all numbers that follow.
  mutating func all() -> [Double] {
    var numbers: [Double] = []
    while let next = number() { numbers.append(next) }
    return numbers
  }
}
