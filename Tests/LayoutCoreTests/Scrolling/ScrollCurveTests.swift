import Foundation
import Testing

@testable import LayoutCore

/// How scrolling goes on along one axis when the finger has let go.
struct ScrollCurveTests {
  private let wide = ScrollRange(lower: 0, upper: 100_000, length: 200, isScrollable: true, bounces: true)
  private let short = ScrollRange(lower: 0, upper: 500, length: 200, isScrollable: true, bounces: true)

  private func curve(_ start: CGFloat, _ speed: CGFloat, _ range: ScrollRange, _ tolerance: CGFloat = 0.25)
    -> ScrollCurve
  {
    let target = start + ScrollCurve.way(at: speed, .normal)
    return ScrollCurve(
      from: start, speed: speed, to: target, in: range, rate: .normal, tolerance: tolerance)
  }

  @Test("The way is the sum of speeds of which each millisecond leaves 0.998") func way() {
    // The integral of v · 0.998^(1000 t) is v / (−1000 ln 0.998); by Simpson's rule in steps of a millisecond.
    let speed = 1000.0
    func v(_ t: Double) -> Double { speed * pow(0.998, 1000 * t) }
    let curve = curve(50, 1000, wide)
    var sum = 0.0
    for step in 0..<3000 {
      let t = Double(step) / 1000
      sum += (v(t) + 4 * v(t + 0.0005) + v(t + 0.001)) / 6000
      if t + 0.001 < curve.duration { #expect(abs(Double(curve.offset(at: t + 0.001)) - 50 - sum) < 1e-7) }
    }
    #expect(abs(Double(ScrollCurve.way(at: 1000, .normal)) - speed / (-1000 * log(0.998))) < 1e-9)
    #expect(abs(Double(ScrollCurve.way(at: -300, .fast)) + 300 / (-1000 * log(0.99))) < 1e-9)
  }

  @Test("It begins where the finger let go, comes nearer and nearer, and ends exactly at the target")
  func ends() {
    for speed in [CGFloat(40), 700, 3000] {
      let curve = curve(10, speed, wide)
      #expect(curve.offset(at: 0) == 10 && curve.offset(at: curve.duration) == curve.end)
      #expect(abs(curve.offset(at: curve.duration - 1e-9) - curve.end) < 0.2501)
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
    // Of the way of 998.9996 points, 598.9996 are left at the edge: the speed there is that many times the decay.
    #expect(abs(speed(passing - 2e-4) - speed(passing + 2e-4)) < 12)
    #expect(abs(speed(passing) - 598.9996 * 2.002) < 12)
    // A critically damped spring turns after 1 / 10 s, at speed / (10 e).
    let top = steps.map { curve.offset(at: $0) }.max() ?? 0
    #expect(abs(Double(top) - 500 - 598.9996 * 2.002 / (10 * M_E)) < 0.1)
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
