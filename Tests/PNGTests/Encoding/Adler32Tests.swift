import TestSupport
import Testing

@testable import PNG

@Suite("Adler-32 of rows")
struct Adler32Tests {
  /// The checksum as RFC 1950 defines it, byte by byte.
  private func plain(_ bytes: [UInt8]) -> UInt32 {
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  @Test(
    "Sums of pixels give the checksum of their bytes", arguments: [1, 7, 8, 9, 183, 184, 185, 1_179, 40_000])
  func rows(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    // The largest sums, and any.
    for pixels in [
      Array(repeating: UInt32.max, count: width),
      (0..<width).map { _ in .random(in: 0 ... .max, using: &generator) },
    ] {
      let row = WordBuffer(count: width)
      for x in 0..<width { row[x] = pixels[x] }
      let sums = RowSums(row)
      for channels in [3, 4] {
        var adler = Adler32()
        var bytes: [UInt8] = []
        for filter in [0, 4] as [UInt8] {
          adler.append(filter: filter, sums, width: width, channels: channels)
          bytes.append(filter)
          for pixel in pixels {
            bytes += (0..<channels).map { UInt8(truncatingIfNeeded: pixel >> UInt32(8 * $0)) }
          }
        }
        #expect(adler.value == plain(bytes))
      }
    }
  }

  @Test("Places in a palette are summed in runs")
  func indices() {
    var sums = RowSums()
    sums.add(byte: 3, at: 0..<5)
    sums.add(byte: 255, at: 5..<300)
    sums.add(byte: 1, at: 300..<301)
    var adler = Adler32()
    adler.append(filter: 0, sums, width: 301, channels: 1)
    var bytes: [UInt8] = [0]
    for (byte, count) in [(3, 5), (255, 295), (1, 1)] as [(UInt8, Int)] {
      bytes += Array(repeating: byte, count: count)
    }
    #expect(adler.value == plain(bytes))
  }

  @Test("Repeated rows are summed at once", arguments: [0, 1, 2, 70_000])
  func emptyRows(count: Int) {
    var adler = Adler32()
    adler.append(filter: 0, RowSums(), width: 1, channels: 4)
    adler.append(emptyRows: count, length: 5)
    var bytes: [UInt8] = [0, 0, 0, 0, 0]
    for _ in 0..<count { bytes += [2, 0, 0, 0, 0] }
    #expect(adler.value == plain(bytes))
  }

  @Test("Counts far beyond what memory holds do not overflow")
  func hugeCounts() {
    var adler = Adler32()
    adler.append(emptyRows: Int(Int32.max), length: 4 * Int(Int32.max) + 1)
    // 1 + 2 · (2^31 - 1) = 2^32 - 1; 2^16 leaves 15 in 65521, so that this leaves 15 · 15 - 1.
    #expect(adler.value & 0xFFFF == 224)
  }
}
