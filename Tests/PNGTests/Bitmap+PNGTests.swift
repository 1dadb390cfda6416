import PNG
import Raster
import TestSupport
import Testing

@Suite("Bitmaps to PNG and back")
struct BitmapPNGTests {
  @Test("Encoding, then decoding is identity", arguments: TestEffort.seeds(40))
  func identity(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bitmap = Bitmap.random(
      width: .random(in: 1...40, using: &generator), height: .random(in: 1...40, using: &generator),
      using: &generator)
    let bytes = try bitmap.pngData(scale: 3)
    #expect(try Bitmap(pngData: bytes) == bitmap)
    #expect(try bitmap.pngData(scale: 3) == bytes)
  }

  @Test("Every well-formed pair of channel and alpha survives the file")
  func allPairs() throws {
    let pixels = (0..<65_536).map { index in
      let alpha = UInt8(index >> 8)
      let channel = min(UInt8(index & 255), alpha)
      return Pixel(red: channel, green: alpha - channel, blue: channel / 2, alpha: alpha)
    }
    let bitmap = Bitmap(width: 256, height: 256, pixels: pixels)
    #expect(try Bitmap(pngData: bitmap.pngData()) == bitmap)
  }

  @Test("Scale and texts come back")
  func metadata() throws {
    let text = [PNGText(key: "Software", value: "Plumb"), PNGText(key: "Note", value: "½ ≠ ⅓")]
    let bitmap = Bitmap(width: 2, height: 2, filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: 4))
    let decoded = try PNGReader().read(bitmap.pngData(scale: 3, text: text))
    #expect(decoded.bitmap == bitmap)
    #expect(decoded.scale == 3)
    #expect(decoded.text == text)
    #expect(decoded.diagnostics == [])
  }
}
