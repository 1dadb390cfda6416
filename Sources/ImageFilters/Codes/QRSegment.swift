/// The message of a QR code as bits, in the shortest of the three modes that has all its characters.
struct QRSegment {
  private enum Mode: Int {
    case digits, capitals, bytes

    var indicator: Int { [1, 2, 4][rawValue] }

    /// Returns the number of bits of the number of characters.
    func lengthBits(_ version: Int) -> Int {
      let bits = [[10, 12, 14], [9, 11, 13], [8, 16, 16]][rawValue]
      return bits[version < 10 ? 0 : version < 27 ? 1 : 2]
    }
  }

  private static let capitals = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

  private let mode: Mode
  private let length: Int
  private var bits: [Bool] = []

  init(_ message: [UInt8]) {
    length = message.count
    if !message.isEmpty, message.allSatisfy({ (48...57).contains($0) }) {
      mode = .digits
      for start in stride(from: 0, to: message.count, by: 3) {
        let group = message[start..<min(start + 3, message.count)]
        append(group.reduce(0) { $0 * 10 + Int($1) - 48 }, group.count * 3 + 1)
      }
    } else if !message.isEmpty, message.allSatisfy({ Self.capitals.contains($0) }) {
      mode = .capitals
      let values = message.map { Self.capitals.firstIndex(of: $0) ?? 0 }
      for start in stride(from: 0, to: values.count, by: 2) {
        if start + 1 < values.count {
          append(values[start] * 45 + values[start + 1], 11)
        } else {
          append(values[start], 6)
        }
      }
    } else {
      mode = .bytes
      for byte in message { append(Int(byte), 8) }
    }
  }

  private mutating func append(_ value: Int, _ count: Int) {
    for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
  }

  /// Returns the number of bits in a code of a version, with the header; too many if the length does not fit.
  func bitCount(_ version: Int) -> Int {
    length >= 1 << mode.lengthBits(version) ? Int.max : 4 + mode.lengthBits(version) + bits.count
  }

  /// Returns the bytes of the message with its header, filled up to `count`.
  func codewords(_ version: Int, count: Int) -> [UInt8] {
    var all = self
    all.bits = []
    all.append(mode.indicator, 4)
    all.append(length, mode.lengthBits(version))
    all.bits += bits
    all.append(0, min(4, count * 8 - all.bits.count))
    all.append(0, (8 - all.bits.count % 8) % 8)
    var bytes = stride(from: 0, to: all.bits.count, by: 8).map { start in
      all.bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<max(0, count - bytes.count) { bytes.append(index % 2 == 0 ? 0xEC : 0x11) }
    return bytes
  }
}
