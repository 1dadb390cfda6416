import Raster
import TestSupport
import Testing

@testable import ImageComparison

struct TriptychTests {
  private static func caption(_ lines: String..., scale: Int = 1) -> Bitmap {
    Caption(lines: lines, scale: scale).bitmap
  }

  /// The part of a picture that has the size of another at (`x`, `y`).
  private static func part(_ picture: Bitmap, _ x: Int, _ y: Int, like other: Bitmap) -> Bitmap {
    picture.cropped(toColumns: x..<x + other.width, rows: y..<y + other.height)
  }

  /// Two bitmaps of which one dot is another.
  private static func pair(_ width: Int, _ height: Int, dot x: Int, _ y: Int) -> (
    actual: Bitmap, reference: Bitmap
  ) {
    let reference = TestBitmaps.noise(width: width, height: height, seed: 3)
    var actual = reference
    actual[x, y] = TestBitmaps.grey(200)
    return (actual, reference)
  }

  @Test(
    "Reference, difference and actual picture in a row, each under its name; a loupe beneath",
    arguments: 1...3)
  func row(scale: Int) {
    let (actual, reference) = Self.pair(600, 420, dot: 300, 200)
    let picture = Triptych(of: actual, with: reference, scale: scale).bitmap
    let captions = [
      Self.caption("reference 600×420", scale: scale), Self.caption("difference 1 px", scale: scale),
      Self.caption("actual 600×420", scale: scale),
    ]
    // A frame of 1 around each picture, 4 under its caption, and 12 around it all.
    let (slot, top) = (600 + 2 * scale, 12 * scale + captions[0].height + 5 * scale)
    let loupe = Loupe(of: actual, with: reference, around: .init(x: 300, y: 200, width: 1, height: 1))
    let words = Self.caption("reference 8×", "x 284–315, y 184–215", scale: scale)
    let loupeTop = top + 420 + scale + 12 * scale + words.height + 5 * scale
    #expect(picture.width == 3 * slot + 4 * 12 * scale)
    #expect(picture.height == loupeTop + loupe.bitmap.height + scale + 12 * scale)

    var difference = DifferenceImage(of: actual, with: reference).bitmap
    for y in 184 - scale..<216 + scale {
      for x in 284 - scale..<316 + scale where !(284..<316).contains(x) || !(184..<216).contains(y) {
        difference[x, y] = TestBitmaps.grey(28)
      }
    }
    for (index, panel) in [reference, difference, actual].enumerated() {
      let x = 12 * scale + index * (slot + 12 * scale)
      #expect(Self.part(picture, x + scale, top, like: panel) == panel, "\(index)")
      #expect(Self.part(picture, x, 12 * scale, like: captions[index]) == captions[index], "\(index)")
      for place in [(x, top - scale), (x + slot - 1, top + 420 + scale - 1)] {
        #expect(picture[place.0, place.1] == TestBitmaps.grey(160))
      }
      #expect(picture[x - 1, top] == TestBitmaps.grey(255))
    }
    #expect(Self.part(picture, 13 * scale, loupeTop, like: loupe.reference) == loupe.reference)
    #expect(Self.part(picture, 12 * scale, loupeTop - 5 * scale - words.height, like: words) == words)
    let right = 12 * scale + max(words.width, 257 + 2 * scale) + 12 * scale
    #expect(Self.part(picture, right + scale, loupeTop, like: loupe.actual) == loupe.actual)
  }

  @Test(
    "What is more than one and a half times as wide as high is in a column",
    arguments: [(300, 200), (301, 200)])
  func column(width: Int, height: Int) {
    let bitmap = TestBitmaps.noise(width: width, height: height, seed: 1)
    let picture = Triptych(of: bitmap, with: bitmap).bitmap
    let figure = Self.caption("no difference").height + 4 + height + 2
    if 2 * width > 3 * height {
      #expect(picture.width == width + 2 + 24 && picture.height == 3 * figure + 48)
      #expect(Self.part(picture, 13, picture.height - 13 - height, like: bitmap) == bitmap)
    } else {
      #expect(picture.width == 3 * (width + 2) + 48 && picture.height == figure + 24)
    }
  }

  @Test("Where sizes differ, both are named, and what is missing is hatched")
  func sizes() {
    let actual = Bitmap(width: 300, height: 210, filledWith: TestBitmaps.grey(0))
    let reference = Bitmap(width: 280, height: 220, filledWith: TestBitmaps.grey(0))
    let picture = Triptych(of: actual, with: reference).bitmap
    let words = Self.caption("difference in size", "sizes 280×220, 300×210")
    let top = 12 + words.height + 5
    #expect(picture.width == 3 * 302 + 48 && picture.height == top + 220 + 1 + 12)
    #expect(Self.part(picture, 12 + 314, 12, like: words) == words)
    let difference = DifferenceImage(of: actual, with: reference).bitmap
    #expect(Self.part(picture, 12 + 314 + 1, top, like: difference) == difference)
    for y in 0..<220 {
      for x in 0..<300 {
        // Lines two pixels wide, eight apart.
        let hatch = Pixel(red: 255, green: (x + y) % 8 < 2 ? 0 : 224, blue: 255, alpha: 255)
        let inReference = x < 280 ? TestBitmaps.grey(0) : hatch
        let inActual = y < 210 ? TestBitmaps.grey(0) : hatch
        #expect(picture[13 + x, top + y] == inReference && picture[13 + 628 + x, top + y] == inActual)
      }
    }
  }

  @Test("What is translucent lies over a checkerboard with squares of eight points", arguments: 1...3)
  func translucent(scale: Int) {
    let clear = Bitmap(width: 250, height: 250)
    let picture = Triptych(of: clear, with: clear, scale: scale).bitmap
    let board = Checkerboard(under: clear, squareSize: 8 * scale).bitmap
    let (x, y) = (13 * scale, picture.height - 13 * scale - 250)
    #expect(Self.part(picture, x, y, like: board) == board)
    #expect(picture.pixels.allSatisfy { $0.alpha == 255 })
  }

  @Test("Small and empty pictures have a triptych as wide as its words", arguments: [0, 1, 2], [0, 1, 3])
  func small(width: Int, height: Int) {
    let reference = Bitmap(width: width, height: height)
    for actual in [
      reference, Bitmap(width: 1, height: 1, filledWith: TestBitmaps.grey(9)), Bitmap(width: 0, height: 7),
    ] {
      let picture = Triptych(of: actual, with: reference).bitmap
      #expect(picture.width >= Self.caption("reference 0×0").width + 24)
      #expect(picture.pixels.allSatisfy { $0.alpha == 255 })
      #expect(picture == Triptych(of: actual, with: reference).bitmap)
    }
  }

  @Test(
    "Scales that are none are the nearest that is",
    arguments: [(0, 1), (-5, 1), (Int.min, 1), (4, 3), (Int.max, 3)])
  func scales(scale: Int, nearest: Int) {
    let (actual, reference) = Self.pair(9, 9, dot: 3, 4)
    #expect(
      Triptych(of: actual, with: reference, scale: scale)
        == Triptych(of: actual, with: reference, scale: nearest))
  }

  @Test("Ignored areas are hatched, and what they hide is not counted")
  func ignored() {
    let reference = Bitmap(width: 200, height: 150, filledWith: TestBitmaps.grey(255))
    let actual = Bitmap(width: 200, height: 150, filledWith: TestBitmaps.grey(0))
    let box = Difference.Box(x: 0, y: 0, width: 200, height: 150)
    let picture = Triptych(of: actual, with: reference, ignoring: [box]).bitmap
    let words = Self.caption("no difference", "outside ignored areas")
    let difference = DifferenceImage(of: actual, with: reference, ignoring: [box]).bitmap
    #expect(picture.width == 3 * 202 + 48)
    #expect(Self.part(picture, 12 + 214, 12, like: words) == words)
    #expect(Self.part(picture, 12 + 214 + 1, 12 + words.height + 5, like: difference) == difference)
  }

  @Test("Of very large pictures the part around the worst cluster is seen, and said to be")
  func large() {
    var actual = Bitmap(width: 16_384, height: 40, filledWith: TestBitmaps.grey(255))
    let reference = actual
    actual[16_000, 20] = TestBitmaps.grey(0)
    let picture = Triptych(of: actual, with: reference).bitmap
    let words = Self.caption("reference 16384×40", "of it x 8192–16383, y 0–39")
    #expect(picture.width == 8192 + 2 + 24)
    #expect(Self.part(picture, 12, 12, like: words) == words)
    let top = 12 + words.height + 5 + 40 + 1 + 12 + Self.caption("difference 1 px").height + 5
    // Red by 255 of 255 is full.
    #expect(picture[13 + 16_000 - 8192, top + 20] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
  }

  @Test(
    "No more than 8192 by 3072 pixels are seen",
    arguments: [
      (8192, 3072, 0..<8192, 0..<3072), (3072, 8192, 0..<3072, 0..<8192), (3073, 8193, 0..<3072, 0..<8192),
      // The middle of the box is at (9000, 9000): half of what is seen is before it.
      (20_000, 20_000, 7464..<10_536, 4904..<13_096), (9001, 2, 809..<9001, 0..<2),
    ])
  func part(width: Int, height: Int, columns: Range<Int>, rows: Range<Int>) {
    // The sides alone matter.
    let union = PictureUnion(Bitmap(width: width, height: 0), Bitmap(width: 0, height: height))
    let box = width > 9000 ? Difference.Box(x: 8999, y: 8999, width: 2, height: 2) : nil
    let part = TriptychCrop(of: union, around: box)
    #expect(part.columns == columns && part.rows == rows)
    #expect(part.isAll == (columns.count == width && rows.count == height))
  }

  @Test("Captions are dark on white, one line as high as the next, and grow with the scale")
  func captions() {
    let one = Self.caption("reference 320×120")
    let three = Self.caption("reference 320×120", scale: 3)
    for caption in [one, three] {
      #expect(caption.pixels.allSatisfy { $0.alpha == 255 })
      #expect(caption.pixels.contains { $0.red < 60 })
      #expect(caption.pixels.filter { $0 == TestBitmaps.grey(255) }.count * 2 > caption.pixels.count)
    }
    #expect(abs(three.width - 3 * one.width) <= 3 && abs(three.height - 3 * one.height) <= 3)
    let (first, both) = (Self.caption("size"), Self.caption("size", "x"))
    #expect(both.width == first.width && both.height == 2 * first.height)
    #expect(Self.part(both, 0, 0, like: first) == first)
    #expect(Self.part(both, 0, first.height, like: first).pixels.contains { $0.red < 128 })
    #expect(Self.caption("320×120") != Self.caption("320×121"))
    #expect(Caption(lines: [], scale: 1).bitmap.pixels.isEmpty)
  }
}
