import Raster
import Testing

@testable import TerminalPictures

@Suite struct SixelImageTests {
  private static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)

  /// Returns a bitmap of opaque pixels.
  private static func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> (Int, Int, Int)) -> Bitmap {
    var pixels: [Pixel] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        pixels.append(Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test func `a line of one colour is a run`() {
    // Two rows of ten red pixels: the bits 1 and 2, so 3 + 63 = "B", ten times.
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    let bytes = SixelImage.sequence(
      Bitmap(width: 10, height: 2, filledWith: red), colors: 256, over: Self.black)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}P0;1;0q\"1;1;10;2#0;2;100;0;0#0!10B\u{1B}\\")
  }

  @Test func `colours of a band follow each other, and bands lines`() {
    // Left black, right white, seven rows: six of a band ("~"), one of the next ("@").
    let bytes = SixelImage.sequence(
      Self.bitmap(2, 7) { x, _ in x == 0 ? (0, 0, 0) : (255, 255, 255) }, colors: 256, over: Self.black)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}P0;1;0q\"1;1;2;7#0;2;0;0;0#1;2;100;100;100#0~$#1?~-#0@$#1?@\u{1B}\\")
  }

  @Test func `at most 256 colours in hundredths are exact`() throws {
    // 16 × 16 pixels in as many colours, none of which are equal in hundredths.
    let picture = Self.bitmap(16, 16) { x, y in (x * 17, y * 17, 51) }
    let decoded = try #require(
      SixelDecoder(SixelImage.sequence(picture, colors: 256, over: Self.black)))
    #expect(decoded.colors.count == 256)
    for y in 0..<16 {
      for x in 0..<16 { #expect(decoded[x, y] == [(x * 1700 + 127) / 255, (y * 1700 + 127) / 255, 20]) }
    }
  }

  @Test func `transparent pixels are not drawn, translucent ones are mixed with the background`() throws {
    let half = Pixel(red: 0, green: 0, blue: 0, alpha: 51)
    let picture = Bitmap(width: 2, height: 1, pixels: [.transparent, half])
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    let decoded = try #require(SixelDecoder(SixelImage.sequence(picture, colors: 256, over: white)))
    #expect(decoded[0, 0] == nil)
    // A fifth of black over white.
    #expect(decoded[1, 0] == [80, 80, 80])
  }

  @Test(arguments: [2, 16, 256]) func `more colours become a given number`(limit: Int) throws {
    // 32 × 32 × 4 colours in 64 × 64 pixels.
    let picture = Self.bitmap(64, 64) { x, y in (x * 4, y * 4, (x / 32 * 2 + y / 32) * 85) }
    let bytes = SixelImage.sequence(picture, colors: limit, over: Self.black)
    let decoded = try #require(SixelDecoder(bytes))
    #expect(decoded.colors.count <= limit && decoded.colors.count > limit / 2)
    #expect(decoded.pixels.allSatisfy { $0 != nil })
    #expect(SixelImage.sequence(picture, colors: limit, over: Self.black) == bytes)
  }

  @Test func `the colour of a large area is exact among many others`() throws {
    // Half of the picture has one colour, and the rest thousands.
    let picture = Self.bitmap(80, 80) { x, y in y < 40 ? (51, 102, 153) : (x * 3, (y - 40) * 6, x * y % 256) }
    let decoded = try #require(SixelDecoder(SixelImage.sequence(picture, colors: 64, over: Self.black)))
    for x in 0..<80 { #expect(decoded[x, 39] == [20, 40, 60]) }
  }

  @Test(arguments: [(0, 1, 1), (1, 2, 1), (0, 2, 0)])
  func `of two channels that differ alike, the brighter one is kept apart`(one: Int, other: Int, kept: Int)
    throws
  {
    // Four colours of which two channels are black or full, each of one pixel, become two.
    let picture = Self.bitmap(2, 2) { x, y in
      var channels = [0, 0, 0]
      (channels[one], channels[other]) = (x * 255, y * 255)
      return (channels[0], channels[1], channels[2])
    }
    let decoded = try #require(SixelDecoder(SixelImage.sequence(picture, colors: 2, over: Self.black)))
    for y in 0..<2 {
      for x in 0..<2 {
        let color = try #require(decoded[x, y])
        #expect(color[kept] == (kept == one ? x : y) * 100)
        #expect((45...55).contains(color[kept == one ? other : one]))
      }
    }
  }

  @Test func `similar colours stay similar`() throws {
    // A gradient of 256 levels of green in 32 colours: each is the mean of about eight levels, three hundredths.
    let picture = Self.bitmap(256, 6) { x, _ in (0, x, 0) }
    let decoded = try #require(SixelDecoder(SixelImage.sequence(picture, colors: 32, over: Self.black)))
    for x in 0..<256 {
      let green = try #require(decoded[x, 0])[1]
      #expect(abs(green * 255 / 100 - x) <= 12, "\(x)")
    }
  }
}
