import Testing

@testable import Raster

@Suite struct FixedTests {
  @Test func `rounds to the nearest 256th, ties up`() {
    #expect(Fixed(1.0).rawValue == 256)
    #expect(Fixed(0.5 / 256).rawValue == 1)
    #expect(Fixed(-0.5 / 256).rawValue == 0)
    #expect(Fixed(-1.5 / 256).rawValue == -1)
    #expect(Fixed(100.0 / 3).rawValue == 8_533)  // 33.333… × 256 = 8533.33…
  }

  @Test func `far coordinates stop at the bound`() {
    #expect(Fixed(1e300) == .maximum)
    #expect(Fixed(-.infinity) == .minimum)
    #expect(Fixed(.infinity) == .maximum)
    #expect(Fixed(.nan).rawValue == 0)
    #expect(Fixed(pixels: .max) == .maximum)
    #expect(Fixed.maximum + .maximum == .maximum)
  }

  @Test func `whole pixels around a coordinate`() {
    #expect(Fixed(2.25).flooredPixel == 2)
    #expect(Fixed(2.25).ceiledPixel == 3)
    #expect(Fixed(-2.25).flooredPixel == -3)
    #expect(Fixed(-2.25).ceiledPixel == -2)
    #expect(Fixed(7).isWhole && Fixed(7).flooredPixel == 7 && Fixed(7).ceiledPixel == 7)
  }
}
