import Raster
import Testing

@Suite struct HugePagesTests {
  /// Heights that take less memory than a huge page, about as much, and several times as much.
  @Test(arguments: [1, 511, 512, 513, 1_023, 1_024, 1_025, 4_000])
  func `memory of any size holds the rows appended to it`(height: Int) {
    let width = 1_024
    var bitmap = Bitmap(width: width, height: 0)
    bitmap.reserveRows(height)
    for y in 0..<height {
      let pixel = Pixel(red: UInt8(y % 251), green: UInt8(y / 251), blue: 0, alpha: 255)
      bitmap.append([Pixel](repeating: pixel, count: width).span, repeated: 1)
    }
    #expect(bitmap.height == height && bitmap.pixels.count == width * height)
    for y in 0..<height {
      for x in [0, width - 1] {
        #expect(bitmap[x, y] == Pixel(red: UInt8(y % 251), green: UInt8(y / 251), blue: 0, alpha: 255))
      }
    }
    // To reserve what is there already changes nothing.
    let before = bitmap
    bitmap.reserveRows(0)
    #expect(bitmap == before)
  }
}
