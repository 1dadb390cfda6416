import Raster
import Testing

@testable import ImageComparison

struct ToleratedComparisonTests {
  /// A white reference, and a picture whose first pixels are greys.
  private static func pair(_ greys: [UInt8], width: Int = 10, height: Int = 10) -> (Bitmap, Bitmap) {
    let reference = Bitmap(width: width, height: height, filledWith: TestBitmaps.grey(255))
    var actual = reference
    for (index, grey) in greys.enumerated() {
      actual[index % width, index / width] = TestBitmaps.grey(grey)
    }
    return (actual, reference)
  }

  private static func isSimilar(_ pair: (Bitmap, Bitmap), _ tolerance: Tolerance) -> Bool {
    switch Comparison(of: pair.0, with: pair.1, tolerance: tolerance) {
    case .similar: true
    case .identical, .different, .differentSize: false
    }
  }

  @Test("As many pixels as a byte or two can count are not none", arguments: [16, 256])
  func wholeBytes(side: Int) throws {
    let one = Bitmap(width: side, height: side, filledWith: TestBitmaps.grey(3))
    let pair = (one, Bitmap(width: side, height: side, filledWith: TestBitmaps.grey(4)))
    // 16² = 256 and 256² = 65,536.
    #expect(!Self.isSimilar(pair, .exact))
    #expect(!Self.isSimilar(pair, try Tolerance(pixels: side * side - 1)))
    #expect(Self.isSimilar(pair, try Tolerance(pixels: side * side)))
  }

  @Test("A channel may differ by as many steps as are given, and each channel is asked, alpha too")
  func perChannel() throws {
    let reference = Bitmap(width: 3, height: 3, filledWith: TestBitmaps.grey(100))
    for channel in [\Pixel.red, \.green, \.blue, \.alpha] {
      var actual = reference
      actual[1, 1][keyPath: channel] -= 4
      #expect(Self.isSimilar((actual, reference), try Tolerance(perChannel: 4)))
      #expect(!Self.isSimilar((actual, reference), try Tolerance(perChannel: 3)))
    }
  }

  @Test("Limits add up: each forgives what those before it left, and the summary says how much")
  func limitsTogether() throws {
    // Steps from white: 255 in an ignored area, 2 by channel, 20 by looks, 155 and 200 by number. A grey step d is
    // d · 0.003788 of the threshold's scale: 20 are 0.0758, 155 are 0.587.
    let (actual, reference) = Self.pair([0, 253, 235, 100, 55])
    let corner = Difference.Box(x: 0, y: 0, width: 1, height: 1)
    let limits = Tolerance.Perceptual(threshold: 0.1)
    let tolerance = try Tolerance(pixels: 2, perChannel: 2, perceptual: limits, ignoring: [corner])
    guard case .similar(let difference) = Comparison(of: actual, with: reference, tolerance: tolerance) else {
      Issue.record("Two pixels may count.")
      return
    }
    #expect(difference.differingPixels == 5 && difference.largestChannelDifference == 255)
    let forgiveness = try #require(difference.forgiveness)
    #expect((forgiveness.ignored, forgiveness.perChannel, forgiveness.perceptual) == (1, 1, 1))
    #expect((forgiveness.antiAliasing, forgiveness.counting, forgiveness.allowed) == (0, 2, 2))
    #expect(forgiveness.firstCounting?.x == 3 && forgiveness.firstCounting?.y == 0)
    #expect(
      Comparison.similar(difference).summary[3]
        == "the tolerance hides 5 pixels: ignored areas 1, per channel 1, perceptual 1, by number 2")
    let stricter = try Tolerance(
      pixels: 2, share: 0.01, perChannel: 2, perceptual: limits, ignoring: [corner])
    let comparison = Comparison(of: actual, with: reference, tolerance: stricter)
    #expect(comparison != .similar(difference))
    #expect(
      comparison.summary[3] == "the tolerance hides 3 pixels: ignored areas 1, per channel 1, perceptual 1;"
        + " 2 count where 1 may, first at (3, 0)")
  }

  @Test("A line one pixel wide is never lost in a share of pixels or in anti-aliasing unless that is said")
  func divider() throws {
    let reference = Bitmap(width: 60, height: 60, filledWith: TestBitmaps.grey(255))
    var actual = reference
    for x in 0..<60 { actual[x, 30] = TestBitmaps.grey(229) }
    #expect(!Self.isSimilar((actual, reference), .exact))
    // 60 of 3600 are 1 in 60, which 0.0166 is less than.
    #expect(!Self.isSimilar((actual, reference), try Tolerance(share: 0.0166)))
    #expect(Self.isSimilar((actual, reference), try Tolerance(share: 0.0167)))
    // Between white and white it lies on no slope.
    let strict = try Tolerance.perceptual(threshold: 0.09, includesAntiAliasing: false)
    #expect(!Self.isSimilar((actual, reference), strict))
    // 26 grey steps are 26 · 0.003788 = 0.0985 of the scale.
    let pale = Comparison(of: actual, with: reference, tolerance: try .perceptual())
    #expect(pale.summary[3] == "the tolerance hides 60 pixels: perceptual 60")
  }

  @Test("A comparison that is printed, as by a failing test, shows no pixels but the first")
  func printed() {
    let (actual, reference) = Self.pair([0])
    let comparison = Comparison(of: actual, with: reference)
    var dumped = ""
    dump(comparison, to: &dumped)
    for text in ["\(comparison)", String(reflecting: comparison), dumped] {
      #expect(text.contains("two bitmaps of 10×10 pixels") && text.count < 2_000)
    }
  }

  @Test("No tolerance forgives another size, wherever the pixels are that only one has")
  func sizes() throws {
    let all = Difference.Box(x: 0, y: 0, width: 9, height: 9)
    let tolerance = try Tolerance(share: 1, perChannel: 255, perceptual: .init(threshold: 1), ignoring: [all])
    let comparison = Comparison(
      of: Bitmap(width: 3, height: 2), with: Bitmap(width: 2, height: 2), tolerance: tolerance)
    #expect(
      comparison
        == .differentSize(actual: .init(width: 3, height: 2), reference: .init(width: 2, height: 2)))
  }
}
