import PNG
import Raster
import TestSupport
import Testing

@testable import ImageComparison

/// Rows held against a bitmap one by one.
struct BitmapMatchTests {
  /// Returns whether or not the rows of a bitmap, equal ones together, are those of another one.
  private func isSame(_ actual: Bitmap, as reference: Bitmap) -> Bool {
    var match = BitmapMatch(with: reference)
    let (pixels, width) = (actual.pixels, actual.width)
    do {
      var y = 0
      while y < actual.height {
        let row = Array(pixels[y * width..<(y + 1) * width])
        var end = y + 1
        while end < actual.height, row.elementsEqual(pixels[end * width..<(end + 1) * width]) { end += 1 }
        try match.append(row.span, repeated: end - y)
        y = end
      }
      try match.finish()
      return true
    } catch {
      return false
    }
  }

  @Test func `one step of one channel in any pixel is found, and nothing where there is none`() {
    for bitmap in [
      TestBitmaps.noise(width: 5, height: 4, seed: 1),
      Bitmap(width: 5, height: 4, filledWith: TestBitmaps.grey(200)),
    ] {
      #expect(isSame(bitmap, as: bitmap))
      for y in 0..<4 {
        for x in 0..<5 {
          var other = bitmap
          other[x, y].green ^= 1
          #expect(!isSame(bitmap, as: other) && !isSame(other, as: bitmap))
        }
      }
    }
  }

  @Test func `pictures of which one goes on where the other ends are not the same`() {
    let white = TestBitmaps.grey(255)
    let one = Bitmap(width: 5, height: 4, filledWith: white)
    for (width, height) in [(5, 3), (5, 5), (4, 4), (6, 4), (4, 5), (10, 2)] {
      let other = Bitmap(width: width, height: height, filledWith: white)
      #expect(!isSame(one, as: other) && !isSame(other, as: one))
    }
  }

  @Test func `a drawing is the same as its picture, and another one is not`() throws {
    let white = StraightColor(red: 255, green: 255, blue: 255)
    func list(_ color: StraightColor, width: Int = 30) -> DisplayList {
      DisplayList(
        width: width, height: 20, items: [DisplayItem(.fill(Fill(.rectangle(.everything), .solid(color))))])
    }
    let picture = Bitmap(rendering: list(white))
    let read = try PNGReader().read(try picture.pngData()).bitmap
    #expect(BitmapMatch(with: read).isDrawn(by: list(white)))
    #expect(!BitmapMatch(with: read).isDrawn(by: list(StraightColor(red: 255, green: 254, blue: 255))))
    #expect(!BitmapMatch(with: read).isDrawn(by: list(white, width: 31)))
  }
}
