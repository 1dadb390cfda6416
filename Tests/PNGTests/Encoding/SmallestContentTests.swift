import Raster
import TestSupport
import Testing

@testable import PNG

@Suite("The smallest files")
struct SmallestContentTests {
  @Test("What was put in comes out, of no more bytes", arguments: RoundTripTests.Kind.allCases)
  func roundTrip(kind: RoundTripTests.Kind) throws {
    var generator = SeededGenerator(seed: 31)
    for (width, height) in [(1, 1), (1, 40), (40, 1), (9, 7), (300, 31), (1_179, 12)] {
      let bitmap = kind.bitmap(width, height, &generator)
      let bytes = try bitmap.pngData(compression: .smallest)
      #expect(try libpngBitmap(bytes) == bitmap, "\(kind) \(width)×\(height)")
      #expect(try Bitmap(pngData: bytes) == bitmap, "\(kind) \(width)×\(height)")
      #expect(try bytes.count <= bitmap.pngData().count, "\(kind) \(width)×\(height)")
    }
  }

  @Test(
    "Places take as few bits as there are colours", arguments: [2, 3, 4, 5, 16, 17, 100], [false, true])
  func bits(count: Int, isTranslucent: Bool) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    // Every second row equals the one above.
    var bitmap = Bitmap(width: 101, height: 40)
    for (x, y) in (0..<101 * 20).map({ ($0 % 101, $0 / 101 * 2) }) {
      let place = x + y < count ? x + y : Int.random(in: 0..<count, using: &generator)
      let alpha: UInt8 = isTranslucent && place == 0 ? 0 : 255
      let (green, blue) = (min(alpha, UInt8(place * 77 & 255)), min(alpha, UInt8(place * 99 & 255)))
      let pixel = Pixel(red: min(alpha, UInt8(place)), green: green, blue: blue, alpha: alpha)
      (bitmap[x, y], bitmap[x, y + 1]) = (pixel, pixel)
    }
    let bytes = try bitmap.pngData(compression: .smallest)
    #expect(try libpngBitmap(bytes) == bitmap)
    #expect(try Bitmap(pngData: bytes) == bitmap)
    // Depth and colour type stand behind the sides; 3 is a palette.
    #expect(bytes[24...25] == [count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8, 3])
  }

  @Test("Greys of 8 bits need no palette")
  func greys() throws {
    var bitmap = Bitmap(width: 64, height: 64)
    for (x, y) in (0..<64 * 64).map({ ($0 % 64, $0 / 64) }) {
      let grey = UInt8((x * y + 3 * x) % 251)
      bitmap[x, y] = Pixel(red: grey, green: grey, blue: grey, alpha: 255)
    }
    let bytes = try bitmap.pngData(compression: .smallest)
    #expect(bytes[24...25] == [8, 0])
    #expect(TestPNG(parsing: bytes)?["PLTE"] == nil)
    #expect(try libpngBitmap(bytes) == bitmap)
    #expect(try Bitmap(pngData: bytes) == bitmap)
  }

  @Test("Scale and texts are kept")
  func metadata() throws {
    let bitmap = Bitmap(width: 3, height: 3)
    let text = [PNGText(key: "Title", value: "x")]
    let decoded = try PNGReader().read(bitmap.pngData(scale: 3, text: text, compression: .smallest))
    #expect(decoded.scale == 3)
    #expect(decoded.text == text)
    #expect(decoded.bitmap == bitmap)
  }

  @Test("Pictures that are too large to try everything on come out, too")
  func large() throws {
    var generator = SeededGenerator(seed: 33)
    for kind in [RoundTripTests.Kind.fewColours, .runsOfAnyLength, .transparentParts] {
      let bitmap = kind.bitmap(700, 450, &generator)
      let bytes = try bitmap.pngData(compression: .smallest)
      #expect(try libpngBitmap(bytes) == bitmap, "\(kind)")
      #expect(try bytes.count <= bitmap.pngData().count, "\(kind)")
    }
  }
}
