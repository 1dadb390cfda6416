import ImageComparison
import Raster
import TestSupport
import Testing

struct DifferenceMaskTests {
  private static let white = TestBitmaps.grey(255)
  private static let black = TestBitmaps.grey(0)

  @Test("White is exactly what differs", arguments: [(1, 1), (11, 6), (70, 3)])
  func whiteWhereDifferent(width: Int, height: Int) {
    let actual = TestBitmaps.noise(width: width, height: height, seed: 1)
    let reference = TestBitmaps.noise(width: width, height: height, seed: 2)
    let mask = DifferenceMask(of: actual, with: reference).bitmap
    #expect(
      mask.pixels
        == zip(actual.pixels, reference.pixels).map { $0 == $1 ? Self.black : Self.white })
  }

  @Test("One step of one channel is as white as all of them")
  func oneStep() {
    let reference = Bitmap(width: 2, height: 2, filledWith: Pixel(red: 9, green: 9, blue: 9, alpha: 90))
    var actual = reference
    actual[1, 0].alpha -= 1
    let mask = DifferenceMask(of: actual, with: reference).bitmap
    #expect(mask.pixels == [Self.black, Self.white, Self.black, Self.black])
  }

  @Test("Ignored areas are black")
  func ignored() {
    let reference = Bitmap(width: 5, height: 2, filledWith: Self.black)
    let actual = Bitmap(width: 5, height: 2, filledWith: Self.white)
    let box = Difference.Box(x: 1, y: 1, width: 3, height: 9)
    let mask = DifferenceMask(of: actual, with: reference, ignoring: [box]).bitmap
    let (white, black) = (Self.white, Self.black)
    #expect(mask.pixels == [white, white, white, white, white, white, black, black, black, white])
  }

  @Test("What only one bitmap has is white, what neither has is black")
  func sizes() {
    let actual = Bitmap(width: 3, height: 1, filledWith: Self.black)
    let reference = Bitmap(width: 1, height: 2, filledWith: Self.black)
    let (white, black) = (Self.white, Self.black)
    let mask = Bitmap(width: 3, height: 2, pixels: [black, white, white, white, black, black])
    #expect(DifferenceMask(of: actual, with: reference).bitmap == mask)
    #expect(DifferenceMask(of: reference, with: actual).bitmap == mask)
  }

  @Test("Bitmaps without pixels make a mask without pixels, or all of one bitmap")
  func empty() {
    let empty = Bitmap(width: 0, height: 0)
    #expect(DifferenceMask(of: empty, with: empty).bitmap == empty)
    let dot = Bitmap(width: 1, height: 1)
    #expect(
      DifferenceMask(of: dot, with: empty).bitmap == Bitmap(width: 1, height: 1, filledWith: Self.white))
  }
}
