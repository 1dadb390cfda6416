import Raster
import Testing

@testable import ImageComparison

struct PerceptualDifferenceTests {
  private static func distance(_ one: Pixel, _ other: Pixel, at index: Int = 0) -> Double {
    PerceptualDifference(of: one, and: other, over: index).squaredDistance
  }

  /// The sum of three squares, for differences of Y, I and Q that were worked out by hand.
  private static func expect(_ found: Double, y: Double, i: Double, q: Double) {
    let sum = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    #expect(abs(found - sum) < 1e-4 * sum, "\(found), not \(sum)")
  }

  @Test("Opaque colours differ by the weighted squares of Y, I and Q")
  func opaque() {
    let black = TestBitmaps.grey(0)
    // A column of the matrix, times 255.
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    Self.expect(Self.distance(red, black), y: 76.2183, i: 151.9744, q: 53.9249)
    let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    Self.expect(Self.distance(black, green), y: 149.5887, i: 69.9149, q: 133.2674)
    let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    Self.expect(Self.distance(blue, black), y: 29.1930, i: 82.0595, q: 79.3425)
    // Greys have no I and Q: the rows of the matrix add up to 0.
    Self.expect(Self.distance(TestBitmaps.grey(90), TestBitmaps.grey(70)), y: 20, i: 0, q: 0)
    // Red to cyan, the farthest: 0.29889531 − 0.58662247 − 0.11448223 = −0.40220939, and so on.
    let cyan = Pixel(red: 0, green: 255, blue: 255, alpha: 255)
    Self.expect(Self.distance(red, cyan), y: 102.5634, i: 303.9488, q: 107.8498)
    #expect(Self.distance(red, cyan) < 35215 && Self.distance(red, cyan) > 35214)
  }

  @Test("Brightness says which is the brighter")
  func brightness() {
    let difference = PerceptualDifference(of: TestBitmaps.grey(30), and: TestBitmaps.grey(50), over: 0)
    #expect(abs(difference.brightness + 20) < 1e-6)
  }

  @Test(
    "The background alternates by the bytes' place k: green by k / 1.618…, blue by k / 2.618…, both rounded down",
    arguments: [
      // 0; 0
      (0, 48, 48, 48),
      // 4 / 1.618 = 2.47; 4 / 2.618 = 1.53
      (1, 48, 48, 207),
      // 8 / 1.618 = 4.94; 8 / 2.618 = 3.06
      (2, 48, 48, 207),
      // 12 / 1.618 = 7.42; 12 / 2.618 = 4.58
      (3, 48, 207, 48),
      // 400 / 1.618 = 247.2; 400 / 2.618 = 152.8
      (100, 48, 207, 48),
    ])
  func background(index: Int, red: Int, green: Int, blue: Int) {
    #expect(PerceptualDifference.background(at: index) == (red, green, blue))
  }

  @Test("Translucent pixels are blended over the background")
  func translucent() {
    let dark = TestBitmaps.grey(48)
    // Nothing shows 48 in each channel there, as the other does.
    #expect(Self.distance(.transparent, dark, at: 0) == 0)
    // Nothing shows (48, 207, 48): 159 of green apart, times its column.
    Self.expect(Self.distance(.transparent, dark, at: 3), y: 93.2730, i: 43.5940, q: 83.0961)
    // Black at 128 / 255 hides 128 / 255 of 48: −6144 / 255 = −24.0941 in each channel.
    let shade = Pixel(red: 0, green: 0, blue: 0, alpha: 128)
    Self.expect(Self.distance(shade, .transparent, at: 0), y: 24.0941, i: 0, q: 0)
    // Red 64 at 128 is in files round(64 · 255 / 128 = 127.5) = 128. Beside opaque black at index 0 red is
    // (128 · 128 + 48 · 127) / 255 = 88.1569, green and blue 48 · 127 / 255 = 23.9059.
    // Y: 88.1569 · 0.29889531 + 23.9059 · 0.70110470 = 43.1102, and so on.
    let glass = Pixel(red: 64, green: 0, blue: 0, alpha: 128)
    Self.expect(Self.distance(glass, TestBitmaps.grey(0), at: 0), y: 43.1102, i: 38.2922, q: 13.5872)
  }

  @Test("The threshold is squared, and counts what is above it")
  func threshold() throws {
    // A grey step d is forgiven from √(0.5053 / 35215) · d = 0.00378801 · d on: 26 · … = 0.09849, 27 · … = 0.10228.
    let white = Bitmap(width: 3, height: 3, filledWith: TestBitmaps.grey(255))
    func passes(_ steps: UInt8, _ threshold: Double) throws -> Bool {
      let actual = Bitmap(width: 3, height: 3, filledWith: TestBitmaps.grey(255 - steps))
      let tolerance = try Tolerance.perceptual(threshold: threshold)
      if case .similar = Comparison(of: actual, with: white, tolerance: tolerance) { return true }
      return false
    }
    #expect(try passes(26, 0.1) && !passes(27, 0.1))
    // Half the threshold forgives half the steps: 13 · … = 0.04924, 14 · … = 0.05303.
    #expect(try passes(13, 0.05) && !passes(14, 0.05))
    #expect(try passes(255, 1) && !passes(255, 0.9659) && passes(255, 0.966))
    #expect(try !passes(1, 0) && !passes(1, 0.0037) && passes(1, 0.0038))
  }

  @Test("A threshold of 0 does not forgive pixels that merely look alike over the background")
  func zero() throws {
    let actual = Bitmap(width: 1, height: 1)
    let reference = Bitmap(width: 1, height: 1, filledWith: TestBitmaps.grey(48))
    let comparison = Comparison(of: actual, with: reference, tolerance: try .perceptual(threshold: 0))
    #expect(comparison == Comparison(of: actual, with: reference))
    guard case .different(let difference) = comparison else {
      Issue.record("They differ.")
      return
    }
    #expect(difference.leastTolerance.perceptual == 0.0001)
  }

  @Test("No opaque colours are farther apart than the bound for their largest step")
  func bound() {
    for one in stride(from: 0, through: 255, by: 51) {
      for other in 0..<216 {
        let (red, green, blue) = (other % 6 * 51, other / 6 % 6 * 51, other / 36 * 51)
        let color = Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255)
        let base = Pixel(red: UInt8(one), green: UInt8(255 - one), blue: UInt8(255 - one), alpha: 255)
        let steps = base.largestChannelDifference(from: color)
        #expect(
          Self.distance(base, color) <= PerceptualDifference.largestSquaredDistance(ofSteps: steps))
      }
    }
  }
}
