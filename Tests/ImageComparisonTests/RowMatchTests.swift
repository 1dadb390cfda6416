import PNG
import Raster
import TestSupport
import Testing

@testable import ImageComparison

/// Pictures held against each other row by row.
struct RowMatchTests {
  private static func rows(_ bitmap: Bitmap) throws -> PNGRows {
    try PNGReader().rows(of: try bitmap.pngData())
  }

  private static func isSame(_ one: Bitmap, _ other: Bitmap) throws -> Bool {
    RowMatch.isSame(try rows(one), as: try rows(other))
  }

  @Test("One step of one channel in any pixel is found, and nothing where there is none")
  func pixels() throws {
    let bitmap = TestBitmaps.noise(width: 5, height: 4, seed: 1)
    #expect(try Self.isSame(bitmap, bitmap))
    for y in 0..<4 {
      for x in 0..<5 {
        var other = bitmap
        other[x, y].green += 1
        #expect(try !Self.isSame(bitmap, other) && !Self.isSame(other, bitmap))
      }
    }
  }

  @Test("Pictures of which one goes on where the other ends are not the same")
  func sizes() throws {
    let white = TestBitmaps.grey(255)
    for (width, height) in [(5, 3), (5, 5), (4, 4), (6, 4), (4, 5), (10, 2)] {
      let (one, other) = (
        Bitmap(width: 5, height: 4, filledWith: white),
        Bitmap(width: width, height: height, filledWith: white)
      )
      #expect(try !Self.isSame(one, other) && !Self.isSame(other, one))
    }
  }

  @Test("What cannot be decoded to its end is not the same")
  func damage() throws {
    func rows(_ count: Int) throws -> PNGRows {
      let grey = SampleFormat(colourType: 0, depth: 8)
      let samples = packedRows(width: 3, height: count, format: grey, interlaced: false) { x, y, _ in x + y }
      return try PNGReader().rows(of: TestPNG(width: 3, height: 4, format: grey, rows: samples).bytes)
    }
    func isSame(_ count: Int, _ other: Int) throws -> Bool {
      RowMatch.isSame(try rows(count), as: try rows(other))
    }
    #expect(try isSame(4, 4))
    // The stream of three ends before the picture does.
    #expect(try !isSame(3, 4) && !isSame(4, 3) && !isSame(3, 3))
  }

  @Test("A drawing is the same as its PNG, and as no other")
  func drawing() throws {
    func isSame(_ width: Int, _ height: Int, _ bitmap: Bitmap) throws -> Bool {
      try RowMatch(with: Self.rows(bitmap)).isDrawn(by: DisplayList(width: width, height: height))
    }
    var bitmap = Bitmap(rendering: DisplayList(width: 30, height: 20))
    #expect(try isSame(30, 20, bitmap))
    for (width, height) in [(30, 19), (30, 21), (29, 20), (31, 20)] {
      #expect(try !isSame(width, height, bitmap))
    }
    bitmap[29, 19] = TestBitmaps.grey(1)
    #expect(try !isSame(30, 20, bitmap))
  }
}
