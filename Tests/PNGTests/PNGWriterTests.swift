import Raster
import TestSupport
import Testing

@testable import PNG

@Suite("Writing")
struct PNGWriterTests {
  @Test("The file holds header, colour space, density, palette, texts, image data and end, in this order")
  func chunks() throws {
    let text = [PNGText(key: "b", value: "1"), PNGText(key: "a", value: "✓")]
    // Two colours in no order: a palette is smaller than pixels.
    var generator = SeededGenerator(seed: 1)
    let colours = [Pixel(red: 1, green: 2, blue: 3, alpha: 255), Pixel(red: 4, green: 4, blue: 4, alpha: 4)]
    let pixels = (0..<30 * 20).map { _ in colours.randomElement(using: &generator) ?? colours[0] }
    let bitmap = Bitmap(width: 30, height: 20, pixels: [colours[0]] + pixels.dropFirst())
    let file = try #require(TestPNG(parsing: bitmap.pngData(scale: 2, text: text)))
    #expect(
      file.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "tEXt", "iTXt", "IDAT", "IEND"])
    // 30 × 20 pixels, 8 bits, palette, methods 0, not interlaced.
    #expect(file["IHDR"] == [0, 0, 0, 30, 0, 0, 0, 20, 8, 3, 0, 0, 0])
    #expect(file["sRGB"] == [0])
    // 4 · 255 / 4 = 255: the straight form of the translucent colour.
    #expect(file["PLTE"] == [1, 2, 3, 255, 255, 255])
    #expect(file["tRNS"] == [255, 4])
  }

  @Test(
    "Pixels are RGB where all are opaque, RGBA otherwise, and a palette only where there are 256 colours at most"
  )
  func colourTypes() throws {
    func colourType(colours: Int, last alpha: UInt8) throws -> UInt8? {
      var generator = SeededGenerator(seed: 9)
      let pixels = (0..<64 * 64).map { index in
        let value = Int.random(in: 0..<colours, using: &generator)
        let alpha = index == 64 * 64 - 1 ? alpha : 255
        return Pixel(
          red: min(alpha, UInt8(value % 256)), green: min(alpha, UInt8(value / 256)), blue: 0, alpha: alpha)
      }
      let bitmap = Bitmap(width: 64, height: 64, pixels: pixels)
      let bytes = try bitmap.pngData()
      #expect(try Bitmap(pngData: bytes) == bitmap)
      return try #require(TestPNG(parsing: bytes))["IHDR"]?[9]
    }
    #expect(try colourType(colours: 200, last: 255) == 3)
    #expect(try colourType(colours: 200, last: 7) == 3)
    #expect(try colourType(colours: 2_000, last: 255) == 2)
    #expect(try colourType(colours: 2_000, last: 7) == 6)
  }

  /// 72 / 0.0254 = 2834.65 pixels per metre at scale 1.
  @Test(
    "Pixels per metre are round(72 · scale / 0.0254)",
    arguments: [(1, 2_835), (2, 5_669), (3, 8_504), (1.5, 4_252), (0.5, 1_417), (4, 11_339)])
  func density(scale: Double, pixelsPerMetre: Int) throws {
    let bytes = try Bitmap(width: 1, height: 1).pngData(scale: scale)
    let file = try #require(TestPNG(parsing: bytes))
    #expect(file["pHYs"] == bigEndian(pixelsPerMetre) + bigEndian(pixelsPerMetre) + [1])
    if scale == scale.rounded() { #expect(try PNGReader().read(bytes).scale == scale) }
  }

  @Test("Rows repeated and rows one by one give the same bytes")
  func repeatedRows() throws {
    var generator = SeededGenerator(seed: 4)
    let row = Bitmap.random(width: 7, height: 1, using: &generator).pixels
    var repeating = try PNGWriter(width: 7, height: 5)
    try repeating.append(row.span, repeated: 5)
    var single = try PNGWriter(width: 7, height: 5)
    for _ in 0..<5 { try single.append(row.span, repeated: 1) }
    #expect(single.rowCount == 5)
    let bytes = try repeating.finish()
    #expect(try bytes == single.finish())
    #expect(try Bitmap(pngData: bytes).pixels == Array(repeating: row, count: 5).flatMap { $0 })
  }

  @Test("A size that no PNG has is refused", arguments: [(0, 0), (0, 1), (1, 0)])
  func emptyPictures(width: Int, height: Int) {
    #expect(throws: PNGError.notEncodable(width: width, height: height)) {
      try Bitmap(width: width, height: height).pngData()
    }
  }

  @Test("A picture higher than libpng's usual limit of a million rows is written and read")
  func highPicture() throws {
    var writer = try PNGWriter(width: 1, height: 1_000_001)
    try writer.append([Pixel(red: 1, green: 2, blue: 3, alpha: 4)].span, repeated: 1_000_001)
    let bytes = try writer.finish()
    #expect(try Bitmap(pngData: bytes).pixels.last == Pixel(red: 1, green: 2, blue: 3, alpha: 4))
  }

  @Test("A row of another width, a row too many, a row too few and an impossible text are mistakes")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      var writer = try PNGWriter(width: 2, height: 1)
      try writer.append([Pixel.transparent].span, repeated: 1)
    }
    await #expect(processExitsWith: .failure) {
      var writer = try PNGWriter(width: 1, height: 1)
      try writer.append([Pixel.transparent].span, repeated: 2)
    }
    await #expect(processExitsWith: .failure) {
      let writer = try PNGWriter(width: 1, height: 1)
      _ = try writer.finish()
    }
    await #expect(processExitsWith: .failure) {
      _ = try PNGWriter(width: 1, height: 1, text: [PNGText(key: "", value: "")])
    }
    await #expect(processExitsWith: .failure) {
      _ = try PNGWriter(width: 1, height: 1, text: [PNGText(key: "a", value: "\0")])
    }
  }
}
