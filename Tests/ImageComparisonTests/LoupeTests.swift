import ImageComparison
import Raster
import TestSupport
import Testing

struct LoupeTests {
  private static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)

  /// Every pixel is another: its column and row are its red and green.
  private static func places(_ width: Int, _ height: Int) -> Bitmap {
    let pixels = (0..<width * height).map {
      Pixel(red: UInt8($0 % width), green: UInt8($0 / width), blue: 77, alpha: 255)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("One pixel that differs is eight pixels with a red border, in both bitmaps")
  func onePixel() {
    let (actual, reference) = (TestBitmaps.grey(10), TestBitmaps.grey(200))
    let loupe = Loupe(
      of: Bitmap(width: 1, height: 1, filledWith: actual),
      with: Bitmap(width: 1, height: 1, filledWith: reference), around: .init(x: 0, y: 0, width: 1, height: 1)
    )
    #expect(loupe.box == Difference.Box(x: 0, y: 0, width: 1, height: 1))
    // Twice a pixel and the line that closes it, and eight columns between them.
    #expect(loupe.bitmap.width == 9 + 8 + 9 && loupe.bitmap.height == 9)
    for y in 0..<9 {
      for x in 0..<26 {
        let isBorder = [0, 8, 17, 25].contains(x) || y % 8 == 0
        let expected =
          (9..<17).contains(x) ? TestBitmaps.grey(255) : isBorder ? Self.red : x < 9 ? reference : actual
        #expect(loupe.bitmap[x, y] == expected, "(\(x), \(y))")
      }
    }
  }

  @Test(
    "Lines between pixels that are the same are an eighth darker, or brighter where it is dark",
    arguments: [
      // 200 − 207 / 8, 0 + 262 / 8, 255 − 262 / 8, 127 + 135 / 8, 128 − 135 / 8.
      (200, 175), (0, 32), (255, 223), (127, 143), (128, 112),
    ])
  func lines(level: UInt8, line: UInt8) {
    let bitmap = Bitmap(width: 2, height: 2, filledWith: TestBitmaps.grey(level))
    let loupe = Loupe(of: bitmap, with: bitmap, around: .init(x: 0, y: 0, width: 2, height: 2)).bitmap
    for y in 0..<17 {
      for x in 0..<17 {
        let isLine = x % 8 == 0 || y % 8 == 0
        #expect(loupe[x, y] == TestBitmaps.grey(isLine ? line : level), "(\(x), \(y))")
      }
    }
  }

  @Test("Red is around what differs, and not inside it")
  func border() {
    let reference = Bitmap(width: 40, height: 40, filledWith: TestBitmaps.grey(255))
    var actual = reference
    // Three pixels around a corner.
    for (x, y) in [(20, 20), (21, 20), (20, 21)] { actual[x, y] = TestBitmaps.grey(254) }
    // Beside what is seen, pixels have no border in it.
    for (x, y) in [(4, 20), (37, 20), (20, 4), (20, 37)] { actual[x, y] = TestBitmaps.grey(254) }
    let loupe = Loupe(of: actual, with: reference, around: .init(x: 20, y: 20, width: 2, height: 2))
    // The box has 32 columns and rows around the middle of two by two: from 21 − 16 on.
    #expect(loupe.box == Difference.Box(x: 5, y: 5, width: 32, height: 32))
    func differs(_ x: Int, _ y: Int) -> Bool { [[15, 15], [16, 15], [15, 16]].contains([x, y]) }
    for y in 0..<257 {
      for x in 0..<257 {
        // Pixels on both sides of a line, or four around a crossing.
        let columns = x % 8 == 0 ? [x / 8 - 1, x / 8] : [x / 8]
        let rows = y % 8 == 0 ? [y / 8 - 1, y / 8] : [y / 8]
        let around = columns.flatMap { column in rows.map { differs(column, $0) } }
        let isBorder = around.contains(true) && around.contains(false)
        #expect((loupe.bitmap[x, y] == Self.red) == isBorder, "(\(x), \(y))")
      }
    }
  }

  @Test(
    "One sees the box and 4 pixels around it, from 32 to 48 along an axis, as far as there are pixels",
    arguments: [
      // Box, what is seen of 100 along an axis.
      (50, 1, 34, 32), (50, 24, 46, 32), (50, 30, 46, 38), (50, 40, 46, 48), (40, 60, 46, 48), (0, 1, 0, 32),
      (99, 1, 68, 32), (0, 100, 26, 48), (100, 5, 68, 32), (-9, 4, 0, 32), (Int.max, 9, 68, 32),
      (Int.min, Int.max, 0, 32), (3, Int.max, 27, 48), (50, -7, 34, 32),
    ])
  func window(start: Int, count: Int, first: Int, seen: Int) {
    let bitmap = Self.places(100, 100)
    let loupe = Loupe(
      of: bitmap, with: bitmap, around: .init(x: start, y: start, width: count, height: count))
    #expect(loupe.box == Difference.Box(x: first, y: first, width: seen, height: seen))
    #expect(loupe.bitmap.width == 2 * (8 * seen + 1) + 8 && loupe.bitmap.height == 8 * seen + 1)
    for row in 0..<seen {
      for column in 0..<seen {
        let pixel = bitmap[first + column, first + row]
        #expect(loupe.bitmap[8 * column + 1, 8 * row + 1] == pixel)
        #expect(loupe.bitmap[8 * column + 7, 8 * row + 7] == pixel)
        #expect(loupe.bitmap[8 * seen + 9 + 8 * column + 4, 8 * row + 4] == pixel)
      }
    }
  }

  @Test("What is translucent lies over squares of half a pixel")
  func translucent() {
    let bitmap = Bitmap(width: 1, height: 1)
    let loupe = Loupe(of: bitmap, with: bitmap, around: .init(x: 0, y: 0, width: 1, height: 1)).bitmap
    let corners = [(1, 1), (7, 7), (7, 1), (1, 7)].map { loupe[$0.0, $0.1] }
    #expect(corners.map(\.red) == [255, 255, 204, 204])
  }

  @Test("What a bitmap does not have is hatched in magenta")
  func missing() {
    let reference = Bitmap(width: 1, height: 1, filledWith: TestBitmaps.grey(0))
    let actual = Bitmap(width: 2, height: 1, filledWith: TestBitmaps.grey(0))
    let loupe = Loupe(of: actual, with: reference, around: .init(x: 0, y: 0, width: 1, height: 1))
    #expect(loupe.box == Difference.Box(x: 0, y: 0, width: 2, height: 1))
    // Lines rise to the right: those with x + y of 16 or 17 are magenta.
    #expect(loupe.bitmap[12, 4] == Pixel(red: 255, green: 0, blue: 255, alpha: 255))
    #expect(loupe.bitmap[12, 6] == Pixel(red: 255, green: 224, blue: 255, alpha: 255))
    #expect(loupe.bitmap[25 + 12, 4] == TestBitmaps.grey(0))
  }

  @Test("Of bitmaps without pixels nothing is seen", arguments: [(0, 0), (0, 5), (5, 0)])
  func empty(width: Int, height: Int) {
    let empty = Bitmap(width: width, height: height)
    let loupe = Loupe(of: empty, with: empty, around: .init(x: 0, y: 0, width: 9, height: 9))
    #expect(loupe.box.width == width && loupe.box.height == height)
    #expect(loupe.bitmap.pixels.isEmpty)
  }
}
