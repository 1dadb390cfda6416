import Raster
import TestSupport
import Testing

@testable import PNG

@Suite("Pictures of all kinds through libpng and back")
struct RoundTripTests {
  /// The kinds of pictures that the encoder treats in different ways.
  enum Kind: CaseIterable {
    case oneColour, noise, equalRows, alternatingRows, alternatingPixels, periodicRows, fewColours,
      manyColours
    case slantedGradient, wideGradient, shiftedRows, sparse, repeatedShapes, translucentLate, transparentParts
    case colours256, colours257, runsOfAnyLength

    /// A picture of this kind.
    func bitmap(_ width: Int, _ height: Int, _ generator: inout SeededGenerator) -> Bitmap {
      var any = generator
      defer { generator = any }
      func random(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &any) }
      let palette = (0..<7).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &any) }
      let row = (0..<width).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &any) }
      let period = 1 + random(9)
      let shape = (0..<5).map { _ in (0..<5).map { _ in palette[random(7)] } }
      var colour = palette[0]
      var left = 0
      var bitmap = Bitmap(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          var value: UInt32
          var alpha: UInt8 = 255
          switch self {
          case .oneColour: value = palette[0]
          case .noise: value = UInt32(random(1 << 24))
          case .equalRows: value = row[x]
          case .alternatingRows: value = y % 2 == 0 ? row[x] : row[width - 1 - x]
          case .alternatingPixels: value = palette[(x + y) % 2]
          case .periodicRows: value = row[x % period] &+ (y % 11 == 0 ? 1 : 0)
          case .fewColours: value = palette[random(7)]
          case .manyColours: value = UInt32((x * 37 + y * 1_003) % 5_000)
          case .slantedGradient: value = UInt32((x + y / 2) / 3 % 256) * 0x01_0101
          case .wideGradient:
            value = UInt32((x * 3 + y * 5) % 256) << 16 | UInt32(y % 256) << 8 | UInt32(x % 256)
          case .shiftedRows: value = row[(x + y * period) % width]
          case .sparse: value = random(50) == 0 ? UInt32(random(1 << 24)) : 0xFF_FFFF
          case .repeatedShapes: value = x % 19 < 5 && y % 13 < 5 ? shape[y % 13][x % 19] : palette[0]
          case .translucentLate:
            value = row[x] &+ UInt32(y)
            alpha = y == height - 1 && x == width - 1 ? 100 : 255
          case .transparentParts:
            value = x / 9 % 2 == 0 ? 0 : row[x]
            alpha = x / 9 % 2 == 0 ? 0 : UInt8(random(4) * 85)
          case .colours256: value = UInt32((x + y * width) % 256) * 0x01_0203 & 0xFF_FFFF
          case .colours257: value = UInt32((x + y * width) % 257) * 0x01_0203 & 0xFF_FFFF
          case .runsOfAnyLength:
            if left == 0 { (colour, left) = (UInt32(random(1 << 24)), 1 + random(random(3) == 0 ? 700 : 12)) }
            left -= 1
            value = colour
          }
          value &= 0xFF_FFFF
          let straight = StraightPixel(
            red: UInt8(value & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value >> 16), alpha: alpha)
          bitmap[x, y] = Pixel(straight)
        }
      }
      return bitmap
    }
  }

  @Test(
    "What was put in comes out, and takes little more than the bytes themselves", arguments: Kind.allCases)
  func roundTrip(kind: Kind) throws {
    var generator = SeededGenerator(seed: 17)
    let sizes = [
      (1, 1), (1, 40), (2, 3), (40, 1), (3, 50), (17, 17), (300, 31), (1_179, 12), (3_000, 5), (9_000, 3),
    ]
    for (width, height) in sizes {
      let bitmap = kind.bitmap(width, height, &generator)
      let bytes = try bitmap.pngData()
      #expect(try libpngBitmap(bytes) == bitmap, "\(kind) \(width)×\(height)")
      #expect(try Bitmap(pngData: bytes) == bitmap, "\(kind) \(width)×\(height)")
      #expect(try bitmap.pngData() == bytes)
      let isOpaque = bitmap.pixels.allSatisfy { $0.alpha == 255 }
      let plain = (1 + (isOpaque ? 3 : 4) * width) * height
      // Around the stream are 120 bytes of chunks; in it 5 for each stored block, and its header and checksum.
      #expect(bytes.count <= plain + plain / 500 + 160, "\(kind) \(width)×\(height)")
    }
  }

  @Test("Any mixture of kinds, one below the other, comes out", arguments: TestEffort.seeds(24))
  func mixtures(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...400, using: &generator)
    var bitmap = Bitmap(width: width, height: 0)
    var writer = try PNGWriter(width: width, height: 60)
    while bitmap.height < 60 {
      let kind = Kind.allCases.randomElement(using: &generator) ?? .noise
      let height = Int.random(in: 1...20, using: &generator)
      let part = kind.bitmap(width, height, &generator)
      for y in 0..<height where bitmap.height < 60 {
        let repeated = min(60 - bitmap.height, Int.random(in: 0..<40, using: &generator) == 0 ? 15 : 1)
        let row = part.pixels.span.extracting(y * width..<(y + 1) * width)
        bitmap.append(row, repeated: repeated)
        try writer.append(row, repeated: repeated)
      }
    }
    let bytes = try writer.finish()
    #expect(try libpngBitmap(bytes) == bitmap)
    #expect(try Bitmap(pngData: bytes) == bitmap)
    #expect(try bitmap.pngData() == bytes)
  }

  @Test(
    "Rows wider than a match reaches come out", arguments: [8_191, 8_192, 10_922, 10_923, 70_000])
  func wideRows(width: Int) throws {
    var generator = SeededGenerator(seed: UInt64(width))
    for kind in [Kind.noise, .runsOfAnyLength, .periodicRows, .oneColour] {
      var bitmap = Bitmap(width: width, height: 0)
      let part = kind.bitmap(width, 1, &generator)
      bitmap.append(part.pixels.span, repeated: 2)
      bitmap.append(kind.bitmap(width, 1, &generator).pixels.span, repeated: 1)
      bitmap.append(part.pixels.span, repeated: 1)
      let bytes = try bitmap.pngData()
      #expect(try libpngBitmap(bytes) == bitmap)
      #expect(try Bitmap(pngData: bytes) == bitmap)
    }
  }

  @Test("Noise is stored as it is, in as many blocks as need be", arguments: [(17, 17), (1, 1)])
  func storedBlocks(width: Int, height: Int) throws {
    var generator = SeededGenerator(seed: 3)
    let bitmap = Kind.noise.bitmap(width, height, &generator)
    let data = try #require(TestPNG(parsing: bitmap.pngData())?["IDAT"])
    // The rows with a filter's byte each; zlib's header and checksum, 2 and 4 bytes; a block's header, 5 at most.
    #expect(data.count <= (1 + 3 * width) * height + 2 + 4 + 5)
  }

  /// Deflate's longest match is 258 bytes: in a code of its own 1 bit for the length and 1 for the distance.
  @Test("Equal rows take a match of 2 bits for each 258 bytes")
  func equalRows() throws {
    let row = (0..<1_000).map { (x: Int) -> Pixel in
      Pixel(red: UInt8(x % 251), green: UInt8(x % 241), blue: UInt8(x % 239), alpha: 255)
    }
    func size(_ height: Int) throws -> Int {
      var writer = try PNGWriter(width: 1_000, height: height)
      try writer.append(row.span, repeated: height)
      return try writer.finish().count
    }
    // A row is the literals 2 and 0, 11 matches, and one of 161 bytes with 5 bits behind its length: 12 · 2 + 3 · 3 + 5.
    #expect(try size(4_001) - size(1) <= 4_000 * 38 / 8 + 100)
  }
}
