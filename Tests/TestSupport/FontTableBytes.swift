/// Bytes to which numbers are added, the highest byte first.
struct FontTableBytes {
  var bytes: [UInt8] = []

  mutating func add(_ value: Int, _ count: Int) {
    for index in (0..<count).reversed() { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }

  mutating func add(_ shorts: [Int]) {
    for short in shorts { add(short, 2) }
  }

  mutating func add(tag: String) { bytes += Array(tag.utf8.prefix(4)) }
}
