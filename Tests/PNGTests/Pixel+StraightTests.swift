import Raster
import Testing

@testable import PNG

@Suite("Straight and premultiplied pixels, all 256 × 256 pairs of channel and alpha")
struct PixelStraightTests {
  /// The pairs that break a law; none is expected.
  private func pairs(breaking law: (_ channel: Int, _ alpha: Int) -> Bool) -> [String] {
    (0..<65_536).filter { !law($0 & 255, $0 >> 8) }.map { "c \($0 & 255), a \($0 >> 8)" }
  }

  @Test("Premultiplying a straightened well-formed pixel gives it back")
  func roundTrip() {
    let broken = pairs { channel, alpha in
      guard channel <= alpha else { return true }
      let pixel = Pixel(
        red: UInt8(channel), green: UInt8(alpha - channel), blue: 0, alpha: UInt8(alpha))
      return Pixel(StraightPixel(pixel)) == pixel
    }
    #expect(broken.isEmpty)
  }

  @Test("A premultiplied channel is the whole number nearest to c · a / 255")
  func premultiplied() {
    let broken = pairs { channel, alpha in
      let pixel = Pixel(
        StraightPixel(red: UInt8(channel), green: 0, blue: UInt8(channel), alpha: UInt8(alpha)))
      // |result - c·a/255| <= ½, times 510.
      return abs(510 * Int(pixel.red) - 2 * channel * alpha) <= 255 && pixel.red <= pixel.alpha
        && pixel.green == 0 && pixel.blue == pixel.red && Int(pixel.alpha) == alpha
    }
    #expect(broken.isEmpty)
  }

  @Test("A straight channel is the whole number nearest to c · 255 / a, the higher of two, at most 255")
  func straight() {
    let broken = pairs { channel, alpha in
      guard alpha > 0 else { return true }
      let pixel = StraightPixel(
        Pixel(red: UInt8(channel), green: 0, blue: UInt8(channel), alpha: UInt8(alpha)))
      guard pixel.green == 0, pixel.blue == pixel.red, Int(pixel.alpha) == alpha else { return false }
      guard channel <= alpha else { return pixel.red == 255 }
      // -½ < result - 255·c/a <= ½, times 2a.
      let distance = 2 * alpha * Int(pixel.red) - 510 * channel
      return distance > -alpha && distance <= alpha
    }
    #expect(broken.isEmpty)
  }

  @Test(
    "Nothing keeps its colour where alpha is 0; opaque pixels stay as they are", arguments: [0, 1, 128, 255])
  func extremes(_ channel: UInt8) {
    let transparent = StraightPixel(Pixel(red: channel, green: channel, blue: channel, alpha: 0))
    #expect(transparent == StraightPixel(red: 0, green: 0, blue: 0, alpha: 0))
    let opaque = StraightPixel(Pixel(red: channel, green: 1, blue: 2, alpha: 255))
    #expect(opaque == StraightPixel(red: channel, green: 1, blue: 2, alpha: 255))
  }
}
