import ImageComparison
import Raster
import TestSupport
import Testing

struct OverlayTests {
  private static func pixel(_ actual: Pixel, _ reference: Pixel, _ blend: Overlay.Blend) -> Pixel {
    Overlay(
      of: Bitmap(width: 1, height: 1, filledWith: actual),
      with: Bitmap(width: 1, height: 1, filledWith: reference), blend: blend
    ).bitmap[0, 0]
  }

  @Test("Half of each, ties up, and what is the same as it is")
  func halves() {
    let (white, black) = (TestBitmaps.grey(255), TestBitmaps.grey(0))
    // 127.5
    #expect(Self.pixel(white, black, .halves) == TestBitmaps.grey(128))
    #expect(Self.pixel(black, white, .halves) == TestBitmaps.grey(128))
    #expect(Self.pixel(TestBitmaps.grey(10), TestBitmaps.grey(20), .halves) == TestBitmaps.grey(15))
    // Nothing over a white square is white.
    #expect(Self.pixel(.transparent, black, .halves) == TestBitmaps.grey(128))
    for level: UInt8 in [0, 1, 77, 254, 255] {
      #expect(
        Self.pixel(TestBitmaps.grey(level), TestBitmaps.grey(level), .halves) == TestBitmaps.grey(level))
    }
  }

  @Test("The difference of each channel, or that of alpha if it is more")
  func difference() {
    let one = Pixel(red: 10, green: 200, blue: 30, alpha: 255)
    let other = Pixel(red: 14, green: 150, blue: 30, alpha: 255)
    #expect(Self.pixel(one, other, .difference) == Pixel(red: 4, green: 50, blue: 0, alpha: 255))
    #expect(Self.pixel(.transparent, TestBitmaps.grey(0), .difference) == TestBitmaps.grey(255))
    let glass = Pixel(red: 10, green: 0, blue: 0, alpha: 250)
    // Alpha differs by 5, green by 200, blue by 30, red by none.
    #expect(Self.pixel(glass, one, .difference) == Pixel(red: 5, green: 200, blue: 30, alpha: 255))
  }

  @Test("The difference is black exactly where the bitmaps are the same")
  func blackWhereSame() {
    let actual = TestBitmaps.noise(width: 11, height: 6, seed: 1)
    let reference = TestBitmaps.noise(width: 11, height: 6, seed: 2)
    let overlay = Overlay(of: actual, with: reference, blend: .difference).bitmap
    for index in overlay.pixels.indices {
      let isBlack = overlay.pixels[index] == TestBitmaps.grey(0)
      #expect(isBlack == (actual.pixels[index] == reference.pixels[index]))
    }
  }

  @Test("A line that has moved is seen twice, each time at half its strength")
  func ghost() {
    var (actual, reference) = (
      Bitmap(width: 6, height: 1, filledWith: TestBitmaps.grey(255)),
      Bitmap(width: 6, height: 1, filledWith: TestBitmaps.grey(255))
    )
    actual[4, 0] = TestBitmaps.grey(0)
    reference[1, 0] = TestBitmaps.grey(0)
    let levels = Overlay(of: actual, with: reference).bitmap.pixels.map(\.red)
    #expect(levels == [255, 128, 255, 255, 128, 255])
  }

  @Test("What only one bitmap has, or neither, is half magenta", arguments: Overlay.Blend.allCases)
  func sizes(blend: Overlay.Blend) {
    let actual = Bitmap(width: 2, height: 1, filledWith: TestBitmaps.grey(0))
    let reference = Bitmap(width: 1, height: 2, filledWith: TestBitmaps.grey(0))
    let one = Pixel(red: 128, green: 0, blue: 128, alpha: 255)
    let neither = Pixel(red: 255, green: 128, blue: 255, alpha: 255)
    let overlay = Overlay(of: actual, with: reference, blend: blend).bitmap
    #expect(overlay == Bitmap(width: 2, height: 2, pixels: [TestBitmaps.grey(0), one, one, neither]))
  }

  @Test("Bitmaps without pixels make an overlay without pixels", arguments: Overlay.Blend.allCases)
  func empty(blend: Overlay.Blend) {
    let empty = Bitmap(width: 0, height: 3)
    #expect(Overlay(of: empty, with: empty, blend: blend).bitmap == empty)
  }
}
