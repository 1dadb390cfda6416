import Foundation
import Testing

@testable import StyleCore

/// The distance by which a finger pulls content beyond its edges.
struct ScrollRangeTests {
  private let range = ScrollRange(lower: -20, upper: 300, length: 200, isScrollable: true, bounces: true)

  @Test("In the range, content follows the finger") func inside() {
    for offset in stride(from: CGFloat(-20), through: 300, by: 7.5) {
      #expect(range.stretched(offset) == offset && range.unstretched(offset) == offset)
    }
  }

  @Test("N.4: beyond it, it lags behind more and more, and never by a whole length") func beyond() {
    // 90 points: 90 · 200 · 0.55 / (200 + 0.55 · 90) = 9900 / 249.5.
    #expect(abs(range.stretched(-110) - (-20 - 9900 / 249.5)) < 1e-12)
    #expect(abs(range.stretched(390) - (300 + 9900 / 249.5)) < 1e-12)
    var (last, step) = (CGFloat(0), CGFloat.infinity)
    for way in stride(from: CGFloat(1), through: 2000, by: 1) {
      let shown = range.stretched(300 + way) - 300
      #expect(shown > last && shown - last < step && shown < 200)
      (last, step) = (shown, shown - last)
    }
    #expect(abs((range.stretched(300.001) - 300) / 0.001 - 0.55) < 1e-4)
  }

  @Test("What is shown says how far the finger pulled") func inverse() {
    for way in stride(from: CGFloat(0), through: 900, by: 12.5) {
      #expect(abs(range.unstretched(range.stretched(300 + way)) - (300 + way)) < 1e-9)
      #expect(abs(range.unstretched(range.stretched(-20 - way)) - (-20 - way)) < 1e-9)
    }
  }

  @Test func withoutBounceItEndsAtTheEdge() {
    let hard = ScrollRange(lower: 0, upper: 10, length: 5, isScrollable: true, bounces: false)
    #expect(hard.stretched(-3) == 0 && hard.stretched(4) == 4 && hard.stretched(44) == 10)
  }

  @Test("A page is the nearest, or the next in the direction of some speed, one from the start at most")
  func pages() {
    let pages = ScrollRange(lower: 0, upper: 400, length: 100, isScrollable: true, bounces: true)
    let cases: [(start: CGFloat, offset: CGFloat, speed: CGFloat, page: CGFloat)] = [
      (0, 40, 0, 0), (0, 60, 0, 100), (0, 10, 5, 100), (100, 90, -5, 0), (100, 90, 5, 100),
      (100, 350, 9, 200), (200, 10, -9, 100), (400, 430, 9, 400), (0, -30, -9, 0),
    ]
    for (start, offset, speed, page) in cases {
      #expect(pages.page(from: start, at: offset, speed: speed) == page, "\(start) \(offset) \(speed)")
    }
  }
}
