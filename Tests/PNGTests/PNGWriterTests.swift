import Raster
import TestSupport
import Testing

@testable import PNG

@Suite("Writing")
struct PNGWriterTests {
  @Test("The file holds header, colour space, density, texts, image data and end, in this order")
  func chunks() throws {
    let text = [PNGText(key: "b", value: "1"), PNGText(key: "a", value: "✓")]
    let file = try #require(TestPNG(parsing: Bitmap(width: 3, height: 2).pngData(scale: 2, text: text)))
    #expect(file.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "tEXt", "iTXt", "IDAT", "IEND"])
    // 3 × 2 pixels, 8 bits, RGBA, methods 0, not interlaced.
    #expect(file["IHDR"] == [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0])
    #expect(file["sRGB"] == [0])
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
    let limits = PNGLimits(width: 1, height: 1_000_001, pixels: 1_000_001)
    #expect(
      try Bitmap(pngData: bytes, limits: limits).pixels.last == Pixel(red: 1, green: 2, blue: 3, alpha: 4))
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
