import Raster
import Testing

@testable import ViewSession

/// A reduced pixel is the mean of a square, rounded.
@Suite struct ReductionTests {
  private func grey(_ value: UInt8) -> Pixel { Pixel(red: value, green: value, blue: value, alpha: 255) }

  @Test func `the factor is the least that fits`() {
    #expect(Reduction.factor(100, atMost: 100) == 1)
    #expect(Reduction.factor(101, atMost: 100) == 2)
    #expect(Reduction.factor(301, atMost: 100) == 4)
    #expect(Reduction.factor(301, atMost: .max) == 1 && Reduction.factor(0, atMost: 1) == 1)
  }

  @Test func `each pixel is a mean, at the edges of what is there`() {
    // 0 + 255 + 255 + 0 is 510, a quarter 127.5: 128. The column at the right is alone, as is the row below.
    let bitmap = Bitmap(
      width: 3, height: 3,
      pixels: [grey(0), grey(255), grey(10), grey(255), grey(0), grey(21), grey(3), grey(4), grey(9)])
    let reduced = Reduction.reduced(bitmap, by: 2)
    #expect(reduced.width == 2 && reduced.height == 2)
    // (10 + 21) / 2 is 15.5: 16, and (3 + 4) / 2 is 3.5: 4.
    #expect(reduced.pixels == [grey(128), grey(16), grey(4), grey(9)])
  }
}
