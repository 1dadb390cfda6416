import Raster
import TestSupport
import Testing

@testable import PNG

@Suite("libpng's reader")
struct LibPNGReaderTests {
  @Test("A header of another width or height is refused", arguments: [(1, 2), (2, 1), (2, 2)])
  func otherSize(width: Int, height: Int) throws {
    let file = TestPNG.onePixel().bytes
    #expect(throws: PNGError.corrupt("it has two headers")) {
      _ = try LibPNGReader(file, width: width, height: height)
    }
    let reader = try LibPNGReader(file, width: 1, height: 1)
    #expect(try reader.bitmap(height: 1)[0, 0] == Pixel(red: 128, green: 128, blue: 128, alpha: 255))
  }
}
