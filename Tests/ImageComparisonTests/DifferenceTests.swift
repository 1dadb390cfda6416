import Raster
import Testing

@testable import ImageComparison

struct DifferenceTests {
  @Test("The walk over differing rows finds what a plain walk over all pixels finds", arguments: 1...20)
  func plainWalkAgrees(seed: UInt64) throws {
    let (width, height) = (Int(seed), 12)
    var actual = TestBitmaps.noise(width: width, height: height, seed: seed)
    let reference = TestBitmaps.noise(width: width, height: height, seed: seed + 100)
    // Some rows the same, at the top, in the middle and at the bottom.
    for row in [0, 5, 6, 11] {
      for x in 0..<width { actual[x, row] = reference[x, row] }
    }
    let places = (0..<width * height).filter { actual.pixels[$0] != reference.pixels[$0] }
    let columns = places.map { $0 % width }
    let rows = places.map { $0 / width }
    let difference = try #require(Difference(between: actual, and: reference), "seed \(seed)")
    #expect(difference.differingPixels == places.count)
    #expect(difference.totalPixels == width * 12)
    #expect(difference.first.x == columns.first)
    #expect(difference.first.y == rows.first)
    #expect(difference.box.x == columns.min())
    #expect(difference.box.y == rows.min())
    #expect(difference.box.x + difference.box.width - 1 == columns.max())
    #expect(difference.box.y + difference.box.height - 1 == rows.max())
    let largest = places.map { place in
      let (one, other) = (actual.pixels[place], reference.pixels[place])
      return max(abs(Int(one.red) - Int(other.red)), abs(Int(one.blue) - Int(other.blue)))
    }
    #expect(difference.largestChannelDifference == largest.max())
  }

  @Test("The first, a middle and the last row are looked at", arguments: [0, 3, 7])
  func oneRow(row: Int) throws {
    let reference = Bitmap(width: 33, height: 8, filledWith: TestBitmaps.grey(10))
    var actual = reference
    actual[32, row] = TestBitmaps.grey(11)
    let difference = try #require(Difference(between: actual, and: reference))
    #expect(difference.differingPixels == 1 && difference.largestChannelDifference == 1)
    #expect(difference.box == Difference.Box(x: 32, y: row, width: 1, height: 1))
  }

  @Test("The first pixel is the first in row order, not the leftmost")
  func firstInRowOrder() throws {
    let reference = Bitmap(width: 8, height: 8, filledWith: TestBitmaps.grey(255))
    var actual = reference
    actual[6, 2] = Pixel(red: 255, green: 204, blue: 204, alpha: 255)
    actual[1, 5] = TestBitmaps.grey(0)
    let difference = try #require(Difference(between: actual, and: reference))
    #expect(difference.first.x == 6 && difference.first.y == 2)
    #expect(difference.box == Difference.Box(x: 1, y: 2, width: 6, height: 4))
    #expect(difference.largestChannelDifference == 255)
    #expect(
      difference.summary == [
        "2 of 64 pixels differ (3.13 %), by at most 255 of 255 in a channel",
        "in the box x 1, y 2, width 6, height 4",
        "first at (6, 2): actual (255, 204, 204, 255), reference (255, 255, 255, 255)",
        // 2 / 64 = 0.03125, of which 0.04 are 2.56 pixels; black to white needs 255 · 0.00378801 = 0.96594.
        "would pass with pixels: 2, or share: 0.04, or perChannel: 255, or perceptual: 0.966",
      ])
  }

  @Test(
    "The percentage is rounded to nearest, and never says none or all of what is some",
    arguments: [
      (1, 4, "25.00 %"), (1, 3, "33.33 %"), (2, 3, "66.67 %"), (3, 3, "100.00 %"),
      (1, 20_000, "0.01 %"), (1, 20_001, "less than 0.01 %"), (1, 1_000_000, "less than 0.01 %"),
      (19_999, 20_000, "more than 99.99 %"), (19_998, 20_000, "99.99 %"), (1, 2_000, "0.05 %"),
    ])
  func percentage(differing: Int, total: Int, text: String) {
    #expect(Difference.percentage(of: differing, in: total) == text)
  }
}
