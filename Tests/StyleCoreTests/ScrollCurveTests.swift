import Foundation
import Testing

@testable import StyleCore

/// The motion of scrolling along one axis after the finger has let go.
struct ScrollCurveTests {
  /// The rates of `UIScrollView`, shares of the speed that each millisecond leaves.
  private let normal: CGFloat = 0.998
  private let fast: CGFloat = 0.99
  private let wide = ScrollRange(lower: 0, upper: 100_000, length: 200, isScrollable: true, bounces: true)
  private let short = ScrollRange(lower: 0, upper: 500, length: 200, isScrollable: true, bounces: true)

  private func curve(_ start: CGFloat, _ speed: CGFloat, _ range: ScrollRange, _ tolerance: CGFloat = 0.25)
    -> ScrollCurve
  {
    let target = start + ScrollCurve.distance(at: speed, normal)
    return ScrollCurve(
      from: start, speed: speed, to: target, in: range, rate: normal, tolerance: tolerance)
  }

  @Test("N.2: each millisecond leaves 0.998 of the speed, and the way is the sum over all of them") func way()
  {
    // 1.5 points a millisecond: after n of them 1.5 · 0.998 · (1 − 0.998ⁿ) / 0.002 points.
    let curve = curve(5158, 1500, wide)
    var (sum, speed) = (0.0, 1.5)
    for step in 1...2500 {
      speed *= 0.998
      sum += speed
      #expect(abs(Double(curve.offset(at: Double(step) / 1000)) - 5158 - sum) < 1e-6)
    }
  }

  @Test("N.2, N.3: as a phone recorded it, frame by frame, from 1,500 points a second") func recorded() {
    let curve = curve(5158, 1500, wide)
    let offsets: [(frame: Int, offset: CGFloat)] = [
      (1, 5182.667), (2, 5206.333), (3, 5229.333), (10, 5370.333), (20, 5522.333), (30, 5631.333),
      (60, 5805.333), (90, 5869.333), (120, 5893),
    ]
    for (frame, offset) in offsets {
      #expect(abs(curve.offset(at: Double(frame) / 60) - offset) < 0.4, "\(frame)")
    }
    // 5158 + 1490 · 0.499; it rests when ln 150 / 2.002 seconds have passed.
    #expect(abs(curve.end - 5901.51) < 0.001 && abs(curve.duration - 2.5028) < 0.001)
    #expect(abs(ScrollCurve.predictedDistance(at: 1500, normal) - 744.255) < 0.001)
    // From 4,875 points a second at 5,536, the delegate was told 7,966 and the content rested at 7,963.667.
    #expect(abs(5536 + ScrollCurve.predictedDistance(at: 4875, normal) - 7966) < 0.17)
    #expect(abs(5536 + ScrollCurve.distance(at: 4875, normal) - 7963.667) < 0.17)
    #expect(ScrollCurve.distance(at: 10, normal) == 0 && ScrollCurve.distance(at: -9, fast) == 0)
    #expect(abs(ScrollCurve.distance(at: -300, fast) + 290 * 0.099) < 1e-9)
  }

  @Test("N.5: as a phone recorded it, back from beyond an edge: after a moving finger, and a resting one")
  func recordedBounces() {
    typealias Bounce = (distance: CGFloat, speed: CGFloat, late: Double, offsets: [CGFloat])
    let bounces: [Bounce] = [
      (
        -79, -1750, 0.002,
        [
          90, 96.667, 98.333, 97, 93.333, 88, 82, 75.667, 69, 62.333, 56.333, 50.333, 45, 40, 35.333, 31,
          27.333, 24,
        ]
      ),
      (
        235, 625, 0.006,
        [
          217.333, 191.667, 168.333, 147.667, 129.333, 113, 98.333, 85.667, 74.333, 64.333, 55.667, 48.333,
          41.667,
          36, 31, 26.667, 23, 19.667,
        ]
      ),
    ]
    for (distance, speed, late, offsets) in bounces {
      let edge: CGFloat = distance < 0 ? 0 : 500
      let curve = curve(edge + distance, speed, short)
      for (index, offset) in offsets.enumerated() {
        let found = abs(curve.offset(at: Double(index + 1) / 60 - late) - edge)
        #expect(abs(found - offset) < 0.7, "\(index)")
      }
    }
  }

  @Test("It begins where the finger let go, comes nearer and nearer, and ends exactly at the target")
  func ends() {
    for speed in [CGFloat(40), 700, 3000] {
      let curve = curve(10, speed, wide)
      #expect(curve.offset(at: 0) == 10 && curve.offset(at: curve.duration) == curve.end)
      #expect(abs(curve.offset(at: curve.duration - 1e-9) - curve.end) < 1e-6)
      let offsets = (0...200).map { curve.offset(at: curve.duration * Double($0) / 200) }
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test("At the edge the rest of the speed goes into a spring, which brings it back to the edge")
  func edges() throws {
    let curve = curve(100, 2000, short)
    #expect(curve.end == 500)
    let steps = (0...Int(curve.duration * 10_000)).map { Double($0) / 10_000 }
    let passing = try #require(steps.first { curve.offset(at: $0) > 500 })
    let speed = { (t: Double) in (curve.offset(at: t + 1e-6) - curve.offset(at: t - 1e-6)) / 2e-6 }
    // N.2: of the way of 998 points, 598 are left at the edge: the speed there is that over 0.499 seconds.
    #expect(abs(speed(passing - 2e-4) - speed(passing + 2e-4)) < 12)
    #expect(abs(speed(passing) - 598 / 0.499) < 12)
    // N.5: a critically damped spring turns after 1 / 10.9 s, at speed / (10.9 e).
    let top = steps.map { curve.offset(at: $0) }.max() ?? 0
    #expect(abs(Double(top) - 500 - 598 / 0.499 / (10.9 * M_E)) < 0.1)
    #expect(curve.offset(at: curve.duration) == 500)
  }

  @Test func withoutBounceItStopsAtTheEdge() {
    let hard = ScrollRange(lower: 0, upper: 500, length: 200, isScrollable: true, bounces: false)
    let curve = curve(100, 2000, hard)
    let offsets = (0...1000).map { curve.offset(at: Double($0) / 200) }
    #expect(offsets.max() == 500 && offsets.last == 500)
    #expect(abs(curve.offset(at: curve.duration - 1e-9) - 500) < 1e-4)
  }

  @Test("From beyond an edge it goes back to it, whatever the speed, and not past it") func beyond() {
    for speed in [CGFloat(-5000), -300, 0, 300, 5000] {
      for (start, edge) in [(CGFloat(-80), CGFloat(0)), (580, 500)] {
        let curve = curve(start, speed, short)
        let offsets = (0...2000).map { curve.offset(at: Double($0) / 500) }
        #expect(curve.offset(at: 0) == start && offsets.last == edge)
        #expect(offsets.allSatisfy { start < edge ? $0 <= edge : $0 >= edge })
      }
    }
  }

  @Test func withoutSpeedThereIsNoWay() {
    let curve = curve(30, 0, wide)
    #expect(curve.duration == 0 && curve.offset(at: 0) == 30 && curve.end == 30)
  }
}
