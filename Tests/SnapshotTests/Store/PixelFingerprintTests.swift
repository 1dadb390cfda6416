import PNG
import Raster
import SnapshotReport
import TestSupport
import Testing
import ViewDifference

@Suite struct PixelFingerprintTests {
  private static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  /// A picture with runs in both directions.
  private static func picture(_ random: inout SeededGenerator) -> Bitmap {
    let (width, height) = (Int.random(in: 1...20, using: &random), Int.random(in: 1...20, using: &random))
    var bitmap = Bitmap(width: width, height: height, filledWith: white)
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      let x = Int.random(in: 0..<width, using: &random)
      let y = Int.random(in: 0..<height, using: &random)
      bitmap[x, y] = Pixel(red: UInt8.random(in: 0...9, using: &random), green: 0, blue: 0, alpha: 9)
    }
    return bitmap
  }

  @Test func `a picture of one pixel has the fingerprint of seven bytes`() {
    // The code is 1, 1, 1 for the width, the rows and the run, and 1, 2, 3, 4; computed by Python's hashlib.
    let bitmap = Bitmap(width: 1, height: 1, filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: 4))
    #expect(PixelFingerprint.of(bitmap).text == "nFi_hYbO4hBExmoTAzU21Q")
  }

  @Test func `numbers above 127 take two bytes`() {
    // 300 is AC 02, and 299 AB 02: two rows of 299 white pixels and a red one.
    var bitmap = Bitmap(width: 300, height: 2, filledWith: Self.white)
    for y in 0..<2 { bitmap[299, y] = Pixel(red: 255, green: 0, blue: 0, alpha: 255) }
    #expect(PixelFingerprint.of(bitmap).text == "QC_cOuUhAV9inbhvz4UfJg")
  }

  @Test(arguments: TestEffort.seeds(100))
  func `it does not depend on how rows come, and changes with each pixel`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bitmap = Self.picture(&random)
    let fingerprint = PixelFingerprint.of(bitmap)
    var sink = PixelFingerprint(width: bitmap.width)
    let pixels = bitmap.pixels
    var y = 0
    while y < bitmap.height {
      let row = Array(pixels[y * bitmap.width..<(y + 1) * bitmap.width])
      var count = 1
      while y + count < bitmap.height, Bool.random(using: &random),
        pixels[(y + count) * bitmap.width..<(y + count + 1) * bitmap.width].elementsEqual(row)
      {
        count += 1
      }
      sink.append(row.span, repeated: count)
      y += count
    }
    #expect(sink.finish() == fingerprint)
    let x = Int.random(in: 0..<bitmap.width, using: &random)
    let line = Int.random(in: 0..<bitmap.height, using: &random)
    bitmap[x, line].alpha ^= 1
    #expect(PixelFingerprint.of(bitmap) != fingerprint)
    bitmap[x, line].alpha ^= 1
    let turned = Bitmap(width: bitmap.height, height: bitmap.width, pixels: bitmap.pixels)
    #expect((PixelFingerprint.of(turned) == fingerprint) == (bitmap.width == bitmap.height))
  }

  @Test func `a file in another form has the same hashes of pixels`() throws {
    var random = SeededGenerator(seed: 7)
    let bitmap = Self.picture(&random)
    let hash = try PictureHash(png: try bitmap.pngData(scale: 2), scale: 2)
    #expect(hash.pixels == PixelFingerprint.of(bitmap) && hash.layout == nil && hash.scale == 2)
    #expect((hash.width, hash.height) == (bitmap.width, bitmap.height))
  }

  @Test func `a picture of more than one block of code is told from one that differs in its last pixel`() {
    var random = SeededGenerator(seed: 3)
    let pixels = (0..<200 * 100).map { _ in
      Pixel(red: UInt8.random(in: 0...255, using: &random), green: 0, blue: 0, alpha: 255)
    }
    var bitmap = Bitmap(width: 200, height: 100, pixels: pixels)
    let fingerprint = PixelFingerprint.of(bitmap)
    #expect(PixelFingerprint.of(bitmap) == fingerprint)
    bitmap[199, 99].green = 1
    #expect(PixelFingerprint.of(bitmap) != fingerprint)
  }
}
