import Raster
import TestSupport
import Testing

@testable import PNG

@Suite("Decoding without libpng")
struct RowDecoderTests {
  static let ordinary = SampleFormat.all.filter {
    $0.colourType == 4 || $0.colourType == 0 && $0.depth == 16 ? false : $0.depth <= 8
  }

  /// Rows of any bytes are a picture, whatever their filters are.
  private func file(
    _ format: SampleFormat, _ width: Int, _ height: Int, zeros: Double, alphas: ClosedRange<UInt8>,
    using generator: inout SeededGenerator
  ) -> TestPNG {
    let length = (width * format.channels * format.depth + 7) / 8
    var rows: [UInt8] = []
    for _ in 0..<height {
      let filter = UInt8.random(in: 0...4, using: &generator)
      rows.append(filter)
      let isZero = Double.random(in: 0..<1, using: &generator) < zeros
      var left = 0
      var byte: UInt8 = 0
      for index in 0..<length {
        if left == 0 {
          left = Int.random(in: 1...70, using: &generator)
          let isRun = Double.random(in: 0..<1, using: &generator) < zeros
          byte = isZero || isRun ? 0 : .random(in: 0...255, using: &generator)
        }
        left -= 1
        // Alphas of their own where no filter changes them.
        let isAlpha = format.colourType == 6 && index % 4 == 3 && filter == 0
        rows.append(isAlpha ? .random(in: alphas, using: &generator) : byte)
        if !isZero, byte != 0 { byte = .random(in: 0...255, using: &generator) }
      }
    }
    var others: [(type: String, content: [UInt8])] = []
    if format.colourType == 3 {
      let count = Int.random(in: 1...1 << format.depth, using: &generator)
      others.append(("PLTE", (0..<3 * count).map { _ in .random(in: 0...255, using: &generator) }))
      let alphas = Int.random(in: 0...count, using: &generator)
      let transparency = (0..<alphas).map { _ in UInt8.random(in: 0...255, using: &generator) }
      if alphas > 0 { others.append(("tRNS", transparency)) }
    }
    return TestPNG(width: width, height: height, format: format, others: others, rows: rows)
  }

  @Test("Any bytes behind any filters are the pixels that libpng makes of them", arguments: ordinary)
  func anyBytes(_ format: SampleFormat) throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<120 {
      let width = Int.random(in: 1...(Bool.random(using: &generator) ? 9 : 150), using: &generator)
      let height = Int.random(in: 1...12, using: &generator)
      let alphas: ClosedRange<UInt8> = Bool.random(using: &generator) ? 255...255 : 0...255
      let zeros = Double(Int.random(in: 0...2, using: &generator)) * 0.45
      let file = file(format, width, height, zeros: zeros, alphas: alphas, using: &generator).bytes
      let expected = try libpngBitmap(file)
      #expect(ordinaryBitmap(file) == expected)
      #expect(try Bitmap(pngData: file) == expected)
    }
  }

  @Test("Colours and alphas of all values are multiplied as libpng's pixels are")
  func allAlphas() throws {
    let format = SampleFormat(colourType: 6, depth: 8)
    var rows: [UInt8] = []
    for alpha in UInt8.min...UInt8.max {
      rows.append(0)
      for colour in UInt8.min...UInt8.max { rows += [colour, 255 - colour, colour ^ 85, alpha] }
    }
    let file = TestPNG(width: 256, height: 256, format: format, rows: rows).bytes
    #expect(try ordinaryBitmap(file) == libpngBitmap(file))
  }

  @Test("What is not ordinary is left to libpng")
  func others() {
    var generator = SeededGenerator(seed: 12)
    for format in SampleFormat.all where !Self.ordinary.contains(format) {
      #expect(ordinaryBitmap(file(format, 4, 4, zeros: 0, alphas: 0...255, using: &generator).bytes) == nil)
    }
    let format = SampleFormat(colourType: 0, depth: 8)
    let rows = packedRows(width: 3, height: 3, format: format, interlaced: true) { x, _, _ in x }
    let interlaced = TestPNG(width: 3, height: 3, format: format, interlaced: true, rows: rows)
    #expect(ordinaryBitmap(interlaced.bytes) == nil)
  }

  /// Small files: our own of all kinds, and those of the tests of chunks.
  private static let small: [TestPNG] = {
    var generator = SeededGenerator(seed: 13)
    var files = PNGChunksTests.files
    var gradient = Bitmap(width: 9, height: 30)
    for (x, y) in (0..<270).map({ ($0 % 9, $0 / 9) }) {
      gradient[x, y] = Pixel(red: UInt8(20 * x), green: UInt8(8 * y), blue: UInt8(x + y), alpha: 255)
    }
    let bitmaps = [
      Bitmap(width: 40, height: 20, filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: 255)),
      Bitmap.random(width: 5, height: 4, using: &generator), gradient,
    ]
    for bitmap in bitmaps {
      if let png = try? bitmap.pngData(), let file = TestPNG(parsing: png) { files.append(file) }
    }
    return files
  }()

  @Test("A damaged file under right checksums of chunks is what libpng says it is")
  func damage() throws {
    var accepted = 0
    for file in Self.small {
      for chunk in file.chunks.indices where !["tEXt", "zTXt"].contains(file.chunks[chunk].type) {
        for position in file.chunks[chunk].content.indices {
          for bit in [position, position + 3, position + 6] {
            var damaged = file
            damaged.chunks[chunk].content[position] ^= 1 << UInt8(bit % 8)
            accepted += try expectNoMoreThanLibPNG(damaged)
          }
          var cut = file
          cut.chunks[chunk].content.removeSubrange(position...)
          accepted += try expectNoMoreThanLibPNG(cut)
        }
        var longer = file
        longer.chunks[chunk].content.append(0)
        accepted += try expectNoMoreThanLibPNG(longer)
        for other in file.chunks.indices {
          var changed = file
          changed.chunks.swapAt(chunk, other)
          accepted += try expectNoMoreThanLibPNG(changed)
          changed = file
          changed.chunks.insert(file.chunks[chunk], at: other)
          accepted += try expectNoMoreThanLibPNG(changed)
          changed = file
          changed.chunks.insert(("IDAT", []), at: other)
          accepted += try expectNoMoreThanLibPNG(changed)
          changed.chunks.remove(at: chunk)
          accepted += try expectNoMoreThanLibPNG(changed)
        }
      }
    }
    #expect(accepted > 0)
  }

  /// Answers 1 where the file is decoded without libpng, which then says the same.
  private func expectNoMoreThanLibPNG(_ file: TestPNG) throws -> Int {
    let bytes = file.bytes
    guard let decoded = ordinaryBitmap(bytes) else { return 0 }
    let expected = try? libpngBitmap(bytes)
    #expect(decoded == expected, "\(file.chunks)")
    return 1
  }

  @Test("A stream whose window is too small for its image is left to libpng")
  func window() throws {
    let format = SampleFormat(colourType: 0, depth: 8)
    for (width, bits, isTaken) in [(255, 8, true), (256, 8, false), (1_000, 15, true), (1_000, 9, false)] {
      var file = TestPNG(
        width: width, height: 1, format: format, rows: [0] + [UInt8](repeating: 7, count: width))
      let index = try #require(file.chunks.firstIndex { $0.type == "IDAT" })
      let first = (bits - 8) << 4 | 8
      file.chunks[index].content[0] = UInt8(first)
      file.chunks[index].content[1] = UInt8(31 - (first << 8) % 31)
      let expected = Bitmap(width: width, height: 1, filledWith: Pixel(red: 7, green: 7, blue: 7, alpha: 255))
      #expect(ordinaryBitmap(file.bytes) == (isTaken ? expected : nil))
      #expect(try Bitmap(pngData: file.bytes) == expected)
    }
  }
}
