import Raster
import Testing

@testable import TerminalPictures

@Suite struct BitmapReductionTests {
  private static func grey(_ levels: [UInt8]) -> [Pixel] {
    levels.map { Pixel(red: $0, green: $0, blue: $0, alpha: 255) }
  }

  @Test func `a pixel is the mean of those that it covers`() {
    let picture = Bitmap(width: 4, height: 2, pixels: Self.grey([0, 10, 20, 30, 40, 50, 60, 70]))
    let small = picture.reduced(to: PixelSize(width: 2, height: 1))
    #expect(small.pixels == Self.grey([25, 45]))
  }

  @Test func `a pixel that two cover is divided between them`() {
    // Three pixels become two: each has one and a half. (0 + 45) / 1.5 = 30, (45 + 90 · 2) / 3 = 75.
    let picture = Bitmap(width: 3, height: 1, pixels: Self.grey([0, 90, 90]))
    #expect(picture.reduced(to: PixelSize(width: 2, height: 1)).pixels == Self.grey([30, 90]))
    let column = Bitmap(width: 1, height: 3, pixels: Self.grey([0, 90, 90]))
    #expect(column.reduced(to: PixelSize(width: 1, height: 2)).pixels == Self.grey([30, 90]))
  }

  @Test func `nothing is enlarged`() {
    let picture = Bitmap(width: 2, height: 2, pixels: Self.grey([1, 2, 3, 4]))
    #expect(picture.reduced(to: PixelSize(width: 9, height: 9)) == picture)
  }

  @Test func `places keep proportions`() {
    let cell = PixelSize(width: 8, height: 16)
    let fit = PictureFit(PixelSize(width: 400, height: 800), cell: cell, columns: 10, rows: 5)
    // At most 80 × 80 pixels: 40 × 80, which are 5 × 5 cells.
    #expect(fit.size == PixelSize(width: 40, height: 80) && fit.columns == 5 && fit.rows == 5)
    let line = PictureFit(PixelSize(width: 100_000, height: 1), cell: cell, columns: 10, rows: 5)
    #expect(line.size == PixelSize(width: 80, height: 1) && line.rows == 1)
  }
}
