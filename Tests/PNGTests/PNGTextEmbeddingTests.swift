import Raster
import Testing

@testable import PNG

@Suite("Texts put into finished files")
struct PNGTextEmbeddingTests {
  private let picture = Bitmap(
    width: 3, height: 2, pixels: Array(repeating: Pixel(red: 9, green: 8, blue: 7, alpha: 255), count: 6))

  @Test("A text that was put in is read, and taken out again leaves the file as it was")
  func roundTrip() throws {
    let file = try picture.pngData(scale: 2, text: [PNGText(key: "Title", value: "kept")])
    let value = String(repeating: "✓ layout ", count: 50)
    let embedded = try PNGText(key: "Layout", value: value, isCompressed: true).embedded(in: file)
    let read = try PNGReader().read(embedded)
    #expect(read.bitmap == picture)
    #expect(read.text == [PNGText(key: "Title", value: "kept"), PNGText(key: "Layout", value: value)])
    let (rest, found) = try PNGText.extract("Layout", from: embedded)
    #expect(rest == file)
    #expect(found == value)
    #expect(try PNGText(key: "Layout", value: "new").embedded(in: embedded) != embedded)
    #expect(
      try PNGText.extract("Layout", from: try PNGText(key: "Layout", value: "new").embedded(in: embedded))
        == (
          file, "new"
        ))
  }

  @Test("What is no PNG, or damaged, carries no text, and none can be put in")
  func damaged() throws {
    let file = try picture.pngData()
    for bytes in [[], [1, 2, 3], Array(file.dropLast(3))] as [[UInt8]] {
      #expect(try PNGText.extract("Layout", from: bytes) == (bytes, nil))
      #expect(throws: PNGError.self) { try PNGText(key: "Layout", value: "v").embedded(in: bytes) }
    }
    #expect(try PNGText.extract("Layout", from: file) == (file, nil))
  }
}
