import CPNG
import TestSupport
import Testing

@Suite("Loops over rows of bytes")
struct CPNGRowsTests {
  /// Returns the row by the standard (9.2), byte by byte: `a` is to the left, `b` above, `c` above `a`.
  private func plain(_ filter: Int, _ row: [UInt8], _ above: [UInt8], _ size: Int) -> [UInt8] {
    var result = row
    for x in row.indices {
      let a = x < size ? 0 : Int(result[x - size])
      let b = Int(above[x])
      let c = x < size ? 0 : Int(above[x - size])
      let nearest = [a, b, c].min { abs(a + b - c - $0) < abs(a + b - c - $1) } ?? 0
      result[x] = row[x] &+ UInt8([0, a, b, (a + b) / 2, nearest][filter])
    }
    return result
  }

  @Test("Every filter is taken back as the standard says, at any length", arguments: 0..<5, [1, 3, 4])
  func filters(_ filter: Int, _ size: Int) {
    var generator = SeededGenerator(seed: 21)
    for count in stride(from: 0, to: 300, by: size) {
      for zeros in [0, 60, 95] {
        func bytes() -> [UInt8] {
          (0..<count).map { _ in
            Int.random(in: 0..<100, using: &generator) < zeros ? 0 : .random(in: 0...255, using: &generator)
          }
        }
        var row = bytes()
        let above = Bool.random(using: &generator) ? bytes() : [UInt8](repeating: 9, count: count)
        // A row that goes on as the one above does for a while.
        for index in 0..<min(count, zeros) { row[index] = 0 }
        let expected = plain(filter, row, above, size)
        #expect(unsafe cpng_unfilter(Int32(filter), &row, above, count, size))
        #expect(row == expected)
      }
    }
  }

  @Test("A filter that does not exist changes nothing")
  func noFilter() {
    var row: [UInt8] = [1, 2, 3, 4]
    for filter: Int32 in [-1, 5, 64, 255] {
      #expect(unsafe !cpng_unfilter(filter, &row, [9, 9, 9, 9], 4, 4))
    }
    #expect(row == [1, 2, 3, 4])
  }

  @Test("A byte anywhere that is not zero is seen")
  func zeros() {
    for count in 0..<200 {
      var bytes = [UInt8](repeating: 0, count: count)
      #expect(unsafe cpng_is_zero(bytes, count))
      for index in 0..<count {
        bytes[index] = 1
        #expect(unsafe !cpng_is_zero(bytes, count))
        bytes[index] = 0
      }
    }
  }

  @Test("Places of 1, 2 and 4 bits are those of a number's digits", arguments: [1, 2, 4])
  func places(_ depth: Int) {
    let row = (0..<70).map { UInt8($0 * 37 % 256) }
    let perByte = 8 / depth
    for width in 0...row.count * perByte {
      var places = [UInt8](repeating: 77, count: width + 1)
      unsafe cpng_unpack(&places, row, width, Int32(depth))
      let expected = (0..<width).map { x in
        let digits = String(row[x / perByte] | 0, radix: 2)
        let bits = Array(String(repeating: "0", count: 8 - digits.count) + digits)
        return UInt8(String(bits[x % perByte * depth..<(x % perByte + 1) * depth]), radix: 2) ?? 77
      }
      #expect(places == expected + [77])
    }
  }
}
