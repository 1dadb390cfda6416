import Raster
import TestSupport
import Testing

@testable import ImageComparison

struct LeastToleranceTests {
  private static func passes(
    _ pair: (Bitmap, Bitmap), _ tolerance: Tolerance
  ) -> Bool {
    switch Comparison(of: pair.0, with: pair.1, tolerance: tolerance) {
    case .identical, .similar: true
    case .different, .differentSize: false
    }
  }

  @Test("The summary names the smallest value of each limit")
  func summary() throws {
    // 12 of 30,000 pixels are 0.0004; steps of 3 and 8. 8 grey steps need 8 · 0.00378801 = 0.030304, rounded up.
    let reference = Bitmap(width: 200, height: 150, filledWith: TestBitmaps.grey(100))
    var actual = reference
    for x in 0..<12 { actual[3 * x, 70] = TestBitmaps.grey(x == 5 ? 108 : 103) }
    #expect(
      Comparison(of: actual, with: reference).summary.last
        == "would pass with pixels: 12, or share: 0.0004, or perChannel: 8, or perceptual: 0.0304")
    let box = Difference.Box(x: 15, y: 0, width: 1, height: 150)
    let tolerance = try Tolerance(ignoring: [box])
    // 11 pixels are 0.000366…: 0.00037 is the first of five decimals and 11.1 pixels. 3 steps need 0.011364.
    #expect(
      Comparison(of: actual, with: reference, tolerance: tolerance).summary.last
        == "would pass with the ignored areas and pixels: 11, or share: 0.00037, or perChannel: 3,"
        + " or perceptual: 0.0114")
  }

  @Test("It says what is enough where anti-aliasing does not count")
  func antiAliasing() {
    // Steps of 64 on the edge's five pixels, of 2 in the bright area: 64 · 0.00378801 = 0.24243, 2 · … = 0.00758.
    let column: [UInt8] = [0, 0, 128, 255, 255, 255, 255, 255]
    let reference = Bitmap(
      width: 8, height: 5, pixels: (0..<5).flatMap { _ in column.map { TestBitmaps.grey($0) } })
    var actual = reference
    for y in 0..<5 { actual[2, y] = TestBitmaps.grey(64) }
    actual[6, 2] = TestBitmaps.grey(253)
    // 6 of 40 pixels.
    #expect(
      Comparison(of: actual, with: reference).summary.last
        == "would pass with pixels: 6, or share: 0.15, or perChannel: 64, or perceptual: 0.2425"
        + " (0.0076 where anti-aliasing does not count)")
  }

  @Test("Each value passes, and the one before it does not", arguments: 1...60)
  func exactly(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (Int.random(in: 1...9, using: &generator), Int.random(in: 1...9, using: &generator))
    let isOpaque = seed % 3 != 0
    func pixel() -> Pixel {
      // Few levels, so that neighbours are equal and slopes have areas beside them.
      let alpha: UInt8 = isOpaque ? 255 : [255, 0, 128][Int.random(in: 0..<3, using: &generator)]
      func channel() -> UInt8 { min(alpha, UInt8(Int.random(in: 0...2, using: &generator) * 90)) }
      return Pixel(red: channel(), green: channel(), blue: channel(), alpha: alpha)
    }
    let base = pixel()
    var one = Bitmap(width: width, height: height, filledWith: base)
    for index in 0..<width * height where generator.next() % 2 == 0 {
      one[index % width, index / width] = pixel()
    }
    var other = one
    for index in 0..<width * height where generator.next() % 4 == 0 {
      other[index % width, index / width] = pixel()
    }
    let areas = seed % 2 == 0 ? [] : [Difference.Box(x: 0, y: 0, width: 3, height: 2)]
    guard let difference = Difference(between: one, and: other, tolerance: try Tolerance(ignoring: areas))
    else { return }
    let (least, pair) = (difference.leastTolerance, (one, other))

    #expect(Self.passes(pair, try Tolerance(pixels: least.pixels, ignoring: areas)))
    #expect(Self.passes(pair, try Tolerance(share: least.share, ignoring: areas)))
    #expect(Self.passes(pair, try Tolerance(perChannel: least.perChannel, ignoring: areas)))
    func perceptual(_ threshold: Double, _ includesAntiAliasing: Bool) throws -> Bool {
      let limit = Tolerance.Perceptual(threshold: threshold, includesAntiAliasing: includesAntiAliasing)
      return Self.passes(pair, try Tolerance(perceptual: limit, ignoring: areas))
    }
    #expect(try perceptual(least.perceptual, true))
    #expect(try perceptual(least.perceptualWithoutAntiAliasing, false))
    if least.pixels > 0 {
      #expect(!Self.passes(pair, try Tolerance(pixels: least.pixels - 1, ignoring: areas)))
      #expect(!Self.passes(pair, try Tolerance(share: least.share.nextDown, ignoring: areas)))
      #expect(!Self.passes(pair, try Tolerance(perChannel: least.perChannel - 1, ignoring: areas)))
      #expect(try !perceptual((least.perceptual * 10_000 - 1).rounded() / 10_000, true))
    }
    if least.perceptualWithoutAntiAliasing > 0 {
      let before = (least.perceptualWithoutAntiAliasing * 10_000 - 1).rounded() / 10_000
      #expect(try !perceptual(before, false))
    }
  }

  @Test(
    "A share is written with the fewest decimals that allow this many pixels and no more",
    arguments: [
      (1, 3, "0.4"), (2, 3, "0.7"), (3, 3, "1"), (29, 100, "0.29"), (1, 20_000, "0.00005"),
      (19_999, 20_000, "0.99995"), (1, 3_013_524, "0.0000004"), (2_964, 3_013_524, "0.0009836"),
    ])
  func decimals(count: Int, total: Int, text: String) throws {
    #expect(LeastTolerance.decimals(of: count, in: total) == text)
    #expect(Tolerance.pixels(in: try #require(Double(text)), of: total) == count)
  }
}
