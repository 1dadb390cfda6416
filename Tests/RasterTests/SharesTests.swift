import Testing

@testable import Raster

@Suite struct SharesTests {
  @Test func `products of shares are rounded exactly`() {
    for a in UInt8.min...UInt8.max {
      for b in UInt8.min...UInt8.max {
        let exact = (2 * Int(a) * Int(b) + 255) / 510
        #expect(Int(a.multipliedAsShare(b)) == exact)
      }
    }
  }

  /// 128 · 128 / 255 is 64.25, and 1 · 100 / 255 is 0.39, which is no coverage.
  @Test func `the product of two lists has what both have, without empty runs`() {
    var spans = [CoverageSpan(start: 90, end: 99, coverage: 9)]
    spans.replace(
      byProductOf: [
        CoverageSpan(start: 0, end: 5, coverage: 255), CoverageSpan(start: 5, end: 9, coverage: 128),
        CoverageSpan(start: 12, end: 20, coverage: 100),
      ],
      [
        CoverageSpan(start: 3, end: 7, coverage: 128), CoverageSpan(start: 9, end: 12, coverage: 255),
        CoverageSpan(start: 14, end: 16, coverage: 1), CoverageSpan(start: 16, end: 30, coverage: 255),
      ])
    #expect(
      spans == [
        CoverageSpan(start: 3, end: 5, coverage: 128), CoverageSpan(start: 5, end: 7, coverage: 64),
        CoverageSpan(start: 16, end: 20, coverage: 100),
      ])
  }

  @Test func `source-over of every alpha over every grey`() {
    for alpha in UInt8.min...UInt8.max {
      let source = Pixel(red: alpha, green: 0, blue: alpha / 2, alpha: alpha)
      for grey in UInt8.min...UInt8.max {
        let result = source.over(Pixel(red: grey, green: grey, blue: grey, alpha: 255))
        let rest = (2 * Int(grey) * (255 - Int(alpha)) + 255) / 510
        #expect(Int(result.red) == Int(alpha) + rest)
        #expect(Int(result.green) == rest)
        #expect(result.alpha == 255)
      }
    }
  }

  /// Pixels captured from a phone: each layer is composited in 8 bits, rounded to nearest.
  @Test func `translucent layers over white`() {
    let red = StraightColor(quantizingRed: 1, green: 0, blue: 0, alpha: 0.2).source(coverage: 255)
    let green = StraightColor(quantizingRed: 0, green: 1, blue: 0, alpha: 0.2).source(coverage: 255)
    func opaque(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> Pixel { Pixel(red: r, green: g, blue: b, alpha: 255) }
    let white = opaque(255, 255, 255)
    let once = red.over(white)
    let twice = red.over(once)
    #expect(once == opaque(255, 204, 204))
    #expect(twice == opaque(255, 163, 163))
    #expect(green.over(once) == opaque(204, 214, 163))
    #expect(green.over(twice) == opaque(204, 181, 130))
    #expect(green.over(green.over(twice)) == opaque(163, 196, 104))
  }

  /// 51; 51 + round(51 · 204/255 = 40.8) = 92; 51 + round(92 · 204/255 = 73.6) = 125.
  @Test func `translucent black stacked on a transparent canvas`() {
    let black = StraightColor(quantizingRed: 0, green: 0, blue: 0, alpha: 0.2).source(coverage: 255)
    var stack = Pixel.transparent
    var alphas: [UInt8] = []
    for _ in 0..<3 {
      stack = black.over(stack)
      alphas.append(stack.alpha)
    }
    #expect(alphas == [51, 92, 125])
  }

  @Test func `a colour's alpha is quantized first, then multiplied by coverage`() {
    // 0.2 is 51; half covered, 51 · 128/255 = 25.6 is 26; 26 of red 255 is 26, of green 128 is 13.05.
    let color = StraightColor(quantizingRed: 1, green: 128.0 / 255, blue: 0, alpha: 0.2)
    #expect(color.source(coverage: 128) == Pixel(red: 26, green: 13, blue: 0, alpha: 26))
  }

  @Test func `channels out of range are moved into it`() {
    #expect(
      StraightColor(quantizingRed: -1, green: 2, blue: 0.5, alpha: 9)
        == StraightColor(red: 0, green: 255, blue: 128, alpha: 255))
  }
}
