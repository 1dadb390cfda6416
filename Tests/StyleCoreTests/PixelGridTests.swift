import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing

struct PixelGridTests {
  static let scales: [CGFloat] = [1, 2, 3]
  static let roundings: [PixelGrid.Rounding] = [
    .floor, .ceil, .nearest(.up), .nearest(.awayFromZero),
  ]

  // MARK: Laws (I.15)

  @Test(arguments: scales, roundings)
  func laws(scale: CGFloat, rounding: PixelGrid.Rounding) {
    let grid = PixelGrid(scale: scale)
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<2_000 {
      let value = generator.number(in: -500...500)
      let snapped = grid.snap(value, rounding)
      let pixels = snapped * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(value) is on the grid")
      #expect(grid.snap(snapped, rounding) == snapped, "\(value) is idempotent")
      let more = value + generator.number(in: 0...2)
      #expect(grid.snap(more, rounding) >= snapped, "\(value), \(more) are monotone")
      let shifted = grid.snap(value + 7, rounding)
      // Away from zero, a tie on one side of zero goes the other way than on the other side.
      if rounding != .nearest(.awayFromZero) || value > 0 || value < -7 {
        #expect(abs(shifted - (snapped + 7)) < 1e-9, "\(value) commutes with whole points")
      }
      switch rounding {
      case .nearest: #expect(abs(snapped - value) * scale <= 0.5 + 1e-9)
      case .floor: #expect(snapped <= value + 1e-3 && value - snapped < 1 / scale + 1e-9)
      case .ceil: #expect(snapped >= value - 1e-3 && snapped - value < 1 / scale + 1e-9)
      }
    }
  }

  @Test(arguments: scales, roundings)
  func tilesStayTiles(scale: CGFloat, rounding: PixelGrid.Rounding) {
    let grid = PixelGrid(scale: scale)
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<300 {
      let edges = (0..<6).map { _ in generator.number(in: -50...50) }.sorted()
      let tiles = zip(edges, edges.dropFirst()).map { left, right in
        grid.snap(CGRect(x: left, y: 0.3, width: right - left, height: 5.4), rounding)
      }
      for (tile, next) in zip(tiles, tiles.dropFirst()) {
        #expect(abs(tile.maxX - next.minX) < 1e-9, "\(edges)")
      }
    }
  }

  // MARK: Tables

  /// I.11: widths in pixels of n equal tiles of 100 points.
  @Test(
    arguments: [
      (1, 3, [33, 34, 33]), (2, 3, [67, 66, 67]), (3, 3, [100, 100, 100]),
      (2, 7, [29, 28, 29, 28, 29, 28, 29]),
    ] as [(CGFloat, Int, [Int])])
  func tilesOfAnOddWidth(scale: CGFloat, count: Int, expected: [Int]) {
    let grid = PixelGrid(scale: scale)
    let width = 100 / CGFloat(count)
    let widths = (0..<count).map { index in
      let tile = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 1)
      return Int((grid.snap(tile, .nearest(.up)).width * scale).rounded())
    }
    #expect(widths == expected)
    #expect(widths.reduce(0, +) == Int(100 * scale))
  }

  /// I.12: the global origins of views shifted against each other.
  @Test(
    arguments: [
      (1, 0.3, [0, 1, 1]), (2, 0.3, [0.5, 0.5, 1]), (3, 0.3, [1.0 / 3, 2.0 / 3, 1]), (1, 0.5, [1, 1, 2]),
    ] as [(CGFloat, CGFloat, [CGFloat])])
  func nestedShifts(scale: CGFloat, shift: CGFloat, expected: [CGFloat]) {
    let grid = PixelGrid(scale: scale)
    let origins: [CGFloat] = [shift, 2 * shift, 3 * shift]
    #expect(origins.map { grid.snap($0, .nearest(.up)) } == expected)
  }

  /// I.13
  @Test(
    arguments: [
      (-0.5, 0, -1), (-1.5, -1, -2), (-2.5, -2, -3), (0.5, 1, 1), (1.5, 2, 2), (-0.25, 0, 0), (-0.75, -1, -1),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func ties(value: CGFloat, up: CGFloat, away: CGFloat) {
    #expect(PixelGrid(scale: 1).snap(value, .nearest(.up)) == up)
    #expect(PixelGrid(scale: 1).snap(value, .nearest(.awayFromZero)) == away)
    #expect(PixelGrid(scale: 2).snap(value / 2, .nearest(.up)) == up / 2)
    #expect(PixelGrid(scale: 2).snap(value / 2, .nearest(.awayFromZero)) == away / 2)
  }

  @Test("Just below a half is below it; what a rounding error put below it is a tie") func nearATie() {
    #expect(PixelGrid(scale: 1).snap(0.4999999999, .nearest(.up)) == 0)
    #expect(PixelGrid(scale: 1).snap(0.5000000001, .nearest(.up)) == 1)
    #expect(PixelGrid(scale: 1).snap(0.49999999999999994, .nearest(.up)) == 1)
    #expect(PixelGrid(scale: 1).snap(-0.49999999999999994, .nearest(.awayFromZero)) == -1)
    // The same edge by two sums: 1.7 + 0.8 is 2.5, and 0.1 + 0.2 + … may miss it by a bit.
    let sum = (1...25).reduce(0.0) { sum, _ in sum + 0.1 }
    #expect(sum != 2.5)
    #expect(PixelGrid(scale: 1).snap(CGFloat(sum), .nearest(.up)) == 3)
  }

  /// I.14
  @Test func sumsOfThirds() {
    let grid = PixelGrid(scale: 3)
    var sum: CGFloat = 0
    for count in 1...1_000 {
      sum += 1 / 3
      #expect(grid.snap(sum, .ceil) == CGFloat(count) / 3)
      #expect(grid.snap(sum, .floor) == CGFloat(count) / 3)
    }
  }

  /// I.14
  @Test func sumsOfTenths() {
    #expect(PixelGrid(scale: 10).snap(0.1 + 0.2, .ceil) == 0.3)
    let ten = (0..<10).reduce(0 as CGFloat) { sum, _ in sum + 0.1 }
    #expect(PixelGrid(scale: 1).snap(ten, .floor) == 1)
  }

  // MARK: What passes through

  @Test(
    arguments: [
      CGFloat.infinity, -CGFloat.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ], scales)
  func unboundedValues(value: CGFloat, scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for rounding in Self.roundings {
      #expect(grid.snap(value, rounding) == value)
      #expect(
        grid.snap(CGRect(x: 0.4, y: 0, width: 1, height: value), .floor).size.height
          == CGRect(x: 0, y: 0, width: 1, height: value).standardized.size.height)
    }
    #expect(grid.snap(CGFloat.nan, .floor).isNaN)
    #expect(grid.snap(CGRect.null, .ceil).isNull)
  }

  @Test(arguments: [0, -1, .nan] as [CGFloat])
  func scalesThatAreNone(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    #expect(grid.snap(0.3, .ceil) == 0.3)
    #expect(grid.snapBorder(0.3) == 0.3)
    let rect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    #expect(grid.snap(rect, .nearest(.up)) == rect)
  }

  @Test func pointsAndSizesGoBySide() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.snap(CGPoint(x: 0.3, y: -0.3), .floor) == CGPoint(x: 0, y: -0.5))
    #expect(grid.snap(CGSize(width: 0.3, height: 1.1), .ceil) == CGSize(width: 0.5, height: 1.5))
  }

  @Test(
    arguments: [
      (1, 0.1, 1), (2, 0.1, 0.5), (2, 0.75, 1), (3, 0.5, 2.0 / 3), (3, 1.0 / 3, 1.0 / 3), (2, 0, 0),
      (1, 1.4, 1),
      (1, -1, -1),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func borders(scale: CGFloat, width: CGFloat, expected: CGFloat) {
    #expect(PixelGrid(scale: scale).snapBorder(width) == expected)
  }
}
