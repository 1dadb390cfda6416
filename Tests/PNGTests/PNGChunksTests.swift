import Raster
import TestSupport
import Testing

@testable import PNG

@Suite("Damaged and hostile files")
struct PNGChunksTests {
  /// Small files that between them hold a palette, transparency, texts and all of Adam7's passes.
  static let files: [TestPNG] = {
    let text: [(type: String, content: [UInt8])] = [
      ("tEXt", Array("Title\0x".utf8)), ("zTXt", Array("Title\0\0".utf8) + zlibStream([65, 66])),
    ]
    return [false, true].flatMap { interlaced in
      [SampleFormat(colourType: 3, depth: 2), SampleFormat(colourType: 6, depth: 8)].map { format in
        let isPalette = format.colourType == 3
        let palette: [(type: String, content: [UInt8])] = [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [7])]
        let rows = packedRows(width: 5, height: 5, format: format, interlaced: interlaced) { x, y, c in
          isPalette ? (x + y) % 2 : 10 * x + y + c
        }
        return TestPNG(
          width: 5, height: 5, format: format, interlaced: interlaced,
          others: text + (isPalette ? palette : []), rows: rows, pieceLength: 60)
      }
    }
  }()

  @Test("A file that ends anywhere but at its end is truncated", arguments: files.indices)
  func truncation(_ index: Int) throws {
    let file = Self.files[index].bytes
    _ = try PNGReader().read(file)
    for count in file.indices {
      #expect(throws: count == 0 ? PNGError.empty : .truncated) {
        try PNGReader().read(Array(file[..<count]))
      }
    }
  }

  @Test("A flipped bit anywhere is found", arguments: files.indices)
  func flippedBits(_ index: Int) {
    let file = Self.files[index].bytes
    for position in file.indices {
      for bit in 0..<8 {
        var flipped = file
        flipped[position] ^= 1 << bit
        #expect(throws: PNGError.self) { try PNGReader().read(flipped) }
      }
    }
  }

  @Test("A flipped bit under a right checksum gives a picture of the size declared, or an error")
  func forgedBits() throws {
    let limits = PNGLimits(pixels: 90_000)
    for file in Self.files {
      for chunk in file.chunks.indices {
        for position in file.chunks[chunk].content.indices {
          for bit in 0..<8 {
            var forged = file
            forged.chunks[chunk].content[position] ^= 1 << bit
            expectSizeOrError(forged, limits)
          }
        }
      }
    }
  }

  @Test("Chunks cut, repeated, exchanged and overwritten give a picture of the size declared, or an error")
  func shuffledChunks() {
    let seed: UInt64 = 3
    var generator = SeededGenerator(seed: seed)
    let limits = PNGLimits(pixels: 90_000)
    for _ in 0..<3_000 {
      var file = Self.files.randomElement(using: &generator) ?? Self.files[0]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let chunk = Int.random(in: 0..<file.chunks.count, using: &generator)
        let other = Int.random(in: 0..<file.chunks.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: file.chunks.swapAt(chunk, other)
        case 1: file.chunks.insert(file.chunks[chunk], at: other)
        case 2: file.chunks[chunk].content = Array(file.chunks[chunk].content.dropLast(other + 1))
        default:
          for position in file.chunks[chunk].content.indices where Bool.random(using: &generator) {
            file.chunks[chunk].content[position] = .random(in: 0...255, using: &generator)
          }
        }
      }
      expectSizeOrError(file, limits)
    }
  }

  private func expectSizeOrError(_ file: TestPNG, _ limits: PNGLimits) {
    guard let bitmap = try? Bitmap(pngData: file.bytes, limits: limits) else { return }
    let header = file["IHDR"] ?? []
    #expect(bitmap.width == number(header))
    #expect(bitmap.height == number(header.dropFirst(4)))
  }

  @Test("A damaged chunk is named, be it one that the picture does not need")
  func badChecksum() throws {
    let file = TestPNG.onePixel(("tEXt", Array("Title\0x".utf8))).bytes
    for type in ["IHDR", "tEXt", "IDAT", "IEND"] {
      let letters = try #require(file.indices.first { file[$0...].starts(with: type.utf8) })
      let length = number(file[(letters - 4)...])
      var damaged = file
      damaged[letters + 4 + length] ^= 1
      #expect(throws: PNGError.badChecksum(chunk: type)) { try PNGReader().read(damaged) }
    }
  }

  @Test("A wrong Adler-32 under right checksums is found")
  func badAdler() {
    var file = TestPNG.onePixel()
    for index in file.chunks.indices where file.chunks[index].type == "IDAT" {
      file.chunks[index].content[file.chunks[index].content.count - 1] ^= 1
    }
    expectCorrupt(file)
  }

  @Test("Too few rows, and too many, under right checksums are found", arguments: [1, 2, 4, 5])
  func rowCount(_ count: Int) {
    let rows = (0..<count).flatMap { _ in [0, 1, 2] as [UInt8] }
    expectCorrupt(TestPNG(width: 2, height: 3, format: SampleFormat(colourType: 0, depth: 8), rows: rows))
  }

  @Test(
    "Headers that the standard does not know are refused",
    arguments: [
      [3, 0, 0, 0, 0], [8, 1, 0, 0, 0], [1, 6, 0, 0, 0], [8, 0, 1, 0, 0], [8, 0, 0, 1, 0], [8, 0, 0, 0, 2],
    ])
  func badHeader(_ end: [UInt8]) {
    var file = TestPNG.onePixel()
    file.chunks[0].content = bigEndian(1) + bigEndian(1) + end
    expectCorrupt(file)
  }

  @Test("Unknown critical chunks, missing palettes, headers and image data are refused")
  func structure() {
    expectCorrupt(.onePixel(("ABCD", [])))
    expectCorrupt(TestPNG(width: 1, height: 1, format: SampleFormat(colourType: 3, depth: 8), rows: [0, 0]))
    var file = TestPNG.onePixel()
    file.chunks.remove(at: 1)
    expectCorrupt(file)
    file.chunks.remove(at: 0)
    expectCorrupt(file)
    file.chunks.insert(("CgBI", [0, 0, 0, 0]), at: 0)
    #expect(throws: PNGError.xcodeOptimized) { try PNGReader().read(file.bytes) }
  }

  @Test("A chunk has its length before its type, and its checksum at the end") func chunks() {
    // The end of every PNG, and the checksum of "123456789" by CRC-32, 0xCBF43926.
    #expect(
      PNGChunkWriter.chunk("IEND", []) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    let digits = Array("123456789".utf8)
    #expect(
      PNGChunkWriter.chunk("1234", Array("56789".utf8)) == [0, 0, 0, 5] + digits + [0xCB, 0xF4, 0x39, 0x26])
  }

  private func expectCorrupt(_ file: TestPNG, sourceLocation: SourceLocation = #_sourceLocation) {
    let error = #expect(throws: PNGError.self, sourceLocation: sourceLocation) {
      try PNGReader().read(file.bytes)
    }
    guard case .corrupt = error else {
      Issue.record("\(String(describing: error))", sourceLocation: sourceLocation)
      return
    }
  }
}
