import ImageComparison
import Raster
import TestSupport
import Testing

struct CheckerboardTests {
  @Test("An opaque picture stays as it is")
  func opaque() {
    let picture = TestBitmaps.noise(width: 19, height: 11, seed: 5)
    #expect(Checkerboard(under: picture).bitmap == picture)
  }

  @Test("Where nothing is drawn, one sees squares, white at the top left", arguments: [1, 3, 8])
  func squares(side: Int) {
    let board = Checkerboard(under: Bitmap(width: 20, height: 17), squareSize: side).bitmap
    for y in 0..<17 {
      for x in 0..<20 {
        let isWhite = (x / side).isMultiple(of: 2) == (y / side).isMultiple(of: 2)
        #expect(board[x, y] == TestBitmaps.grey(isWhite ? 255 : 204), "(\(x), \(y))")
      }
    }
  }

  @Test(
    "What is translucent is mixed with the board, rounded to nearest",
    arguments: [
      // Over white 255 · 155 / 255 = 155 is added, over 204 it is 204 · 155 / 255 = 124.
      (
        Pixel(red: 100, green: 0, blue: 50, alpha: 100), Pixel(red: 255, green: 155, blue: 205, alpha: 255),
        Pixel(red: 224, green: 124, blue: 174, alpha: 255)
      ),
      // 255 · 1 / 255 = 1, and 204 · 1 / 255 = 0.8.
      (Pixel(red: 0, green: 0, blue: 0, alpha: 254), TestBitmaps.grey(1), TestBitmaps.grey(1)),
      // Not well formed: the sum ends at white.
      (Pixel(red: 200, green: 200, blue: 200, alpha: 0), TestBitmaps.grey(255), TestBitmaps.grey(255)),
    ])
  func translucent(pixel: Pixel, overWhite: Pixel, overGrey: Pixel) {
    let board = Checkerboard(under: Bitmap(width: 2, height: 1, filledWith: pixel), squareSize: 1).bitmap
    #expect(board.pixels == [overWhite, overGrey])
  }

  @Test(
    "Squares of no size are of one pixel, and a picture of no size has none", arguments: [0, -8, Int.min])
  func noSize(side: Int) {
    let dot = Bitmap(width: 3, height: 2)
    #expect(Checkerboard(under: dot, squareSize: side) == Checkerboard(under: dot, squareSize: 1))
    for (width, height) in [(0, 0), (0, 4), (4, 0)] {
      let empty = Bitmap(width: width, height: height)
      #expect(Checkerboard(under: empty, squareSize: side).bitmap == empty)
    }
  }
}
