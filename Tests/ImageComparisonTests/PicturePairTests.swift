import ImageComparison
import Raster
import Testing

struct PicturePairTests {
  @Test("A pair says its size instead of its pixels in messages")
  func description() {
    let bitmap = Bitmap(width: 3, height: 2)
    #expect("\(PicturePair(bitmap, bitmap))" == "two bitmaps of 3×2 pixels")
  }
}
