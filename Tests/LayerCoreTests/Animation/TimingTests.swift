import Foundation
import Paths
import StyleCore
import TestSupport
import Testing

@testable import LayerCore
@testable import LayoutCore

struct UnitBezierTests {
  /// The curve by brute force: x and y at a million parameters.
  private func progress(_ p: (Double, Double, Double, Double), at time: Double) -> Double {
    func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0, 1_000_000)
    while high - low > 1 {
      let middle = (low + high) / 2
      if coordinate(p.0, p.2, Double(middle) / 1e6) < time { low = middle } else { high = middle }
    }
    // Between two of them, the line.
    let (a, b) = (Double(low) / 1e6, Double(high) / 1e6)
    let (xa, xb) = (coordinate(p.0, p.2, a), coordinate(p.0, p.2, b))
    let t = xb > xa ? a + (b - a) * (time - xa) / (xb - xa) : a
    return coordinate(p.1, p.3, t)
  }

  @Test(
    "The curve is solved to 10⁻⁹",
    arguments: [(0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1), (0, 0, 0.58, 1), (0.9, -0.5, 0.1, 1.5)])
  func bruteForce(_ p: (Double, Double, Double, Double)) {
    let curve = UnitBezier(p.0, p.1, p.2, p.3)
    for step in 0...1000 {
      let time = Double(step) / 1000
      #expect(abs(curve.progress(at: time) - progress(p, at: time)) < 1e-9)
    }
  }

  @Test("Ends are exact, and a curve that only rises never goes back") func monotone() {
    for curve in [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut, .linear].map(UnitBezier.init) {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -3) == 0 && curve.progress(at: 3) == 1)
      var last = 0.0
      for step in 0...4000 {
        let progress = curve.progress(at: Double(step) / 4000)
        #expect(progress >= last)
        last = progress
        #expect(abs(curve.progress(at: curve.time(of: progress)) - progress) < 1e-12)
      }
    }
  }
}

struct SpringTests {
  /// The weight's way by steps: x'' = ω²(1 − x) − 2ζω x', after Runge and Kutta.
  private func integrated(_ spring: Spring, to seconds: Double) -> Double {
    let steps = 4000
    let h = seconds / Double(steps)
    let (square, damping) = (spring.frequency * spring.frequency, 2 * spring.dampingRatio * spring.frequency)
    func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, square * (1 - x) - damping * v) }
    var (x, v) = (0.0, spring.velocity)
    for _ in 0..<steps {
      let a = slope(x, v)
      let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
      let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
      let d = slope(x + h * c.0, v + h * c.1)
      x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    }
    return x
  }

  @Test("The closed form is what stepping through the equation gives", arguments: [0.1, 0.5, 0.9, 1, 1.7])
  func closedForm(_ ratio: Double) {
    for velocity in [0.0, 4, -3] {
      let spring = Spring(frequency: 9, dampingRatio: ratio, velocity: velocity)
      #expect(spring.progress(at: 0) == 0)
      for seconds in [0.05, 0.2, 0.5, 1.1] {
        #expect(abs(spring.progress(at: seconds) - integrated(spring, to: seconds)) < 1e-7)
      }
    }
  }

  @Test("After the settling duration, a thousandth of the way is left at most", arguments: [0.2, 0.5, 1, 2])
  func settling(_ ratio: Double) {
    let spring = Spring(frequency: 9, dampingRatio: ratio, velocity: 0)
    for step in 0...200 {
      let seconds = spring.settlingDuration + Double(step) / 100
      #expect(abs(1 - spring.progress(at: seconds)) <= 0.001 + 1e-9)
    }
  }

  @Test("N.8: a spring of a duration has ω = ln(1000 ζ/√(1 − ζ²)) / (ζ D), and ω D = 9.2334134764 for ζ = 1")
  func springsOfDurations() {
    for duration in [0.3, 1, 2] {
      for ratio in [0.1, 0.3, 0.5, 0.7, 0.9, 0.99] {
        let spring = Spring(settlingIn: duration, dampingRatio: ratio, velocity: 0)
        let frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
        #expect(abs(spring.frequency / frequency - 1) < 1e-9)
      }
      let spring = Spring(settlingIn: duration, dampingRatio: 1, velocity: 0)
      #expect(abs(spring.frequency * duration - 9.2334134764) < 1e-9)
    }
  }

  @Test("N.8: with a speed, |ζω − v| / ω_d · e^(−ζωD) is a thousandth, and no faster spring has that")
  func springsWithSpeed() {
    for velocity in [-2, -0.5, 0.5, 1, 1.65] {
      let spring = Spring(settlingIn: 1, dampingRatio: 0.5, velocity: velocity)
      func left(_ frequency: Double) -> Double {
        abs(0.5 * frequency - velocity) / (frequency * 0.75.squareRoot()) * exp(-0.5 * frequency)
      }
      #expect(abs(left(spring.frequency) - 0.001) < 1e-9)
      for step in 1...100 { #expect(left(spring.frequency + Double(step) / 4) < 0.001) }
    }
  }

  @Test("Core Animation's own spring settles in ln(1000 (1 + 1/√3)) / 5 seconds") func coreAnimation() {
    // ω = 10, ζ = 1/2: e^(−5t) (1 + ζ/√(1 − ζ²)) = 1/1000.
    let expected = 1.4727003346780927
    #expect(abs(CASpringAnimation(keyPath: "opacity").settlingDuration - expected) < 1e-9)
  }

  @Test("By perceptual duration: ω = 2π/d, ζ = 1 − bounce, or 1/(1 + bounce) below 0") func perceptual() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(spring.stiffness - 16 * .pi * .pi) < 1e-9 && abs(spring.bounce - 0.25) < 1e-12)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12 && spring.mass == 1)
    #expect(abs(spring.damping - 2 * 0.75 * 4 * .pi) < 1e-9)
    #expect(abs(CASpringAnimation(perceptualDuration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
  }
}

struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming()
    timing.begin = 10
    timing.duration = 2
    change(&timing)
    return timing
  }

  /// The shares at 9, 10, 11, 12, … ; nil where nothing is shown.
  private func shares(_ timing: MediaTiming, _ count: Int = 8) -> [Double?] {
    (0..<count).map { timing.moment(at: 9 + Double($0))?.share }
  }

  @Test("Once: from begin to begin + duration, the end not among it") func once() {
    #expect(shares(timing { _ in }) == [nil, 0, 0.5, nil, nil, nil, nil, nil])
    #expect(timing { _ in }.end == 12)
  }

  @Test("Fill modes show the start before and the end after") func filling() {
    #expect(shares(timing { $0.fillsBefore = true }, 5) == [0, 0, 0.5, nil, nil])
    #expect(shares(timing { $0.fillsAfter = true }, 5) == [nil, 0, 0.5, 1, 1])
  }

  @Test("Twice and back: 0 ½ 1 ½ 0 ½ 1 ½, then nothing") func repeatingAndBack() {
    let both = timing {
      $0.repeatCount = 2
      $0.autoreverses = true
    }
    #expect(shares(both, 10) == [nil, 0, 0.5, 1, 0.5, 0, 0.5, 1, 0.5, nil] && both.end == 18)
    let filled = timing {
      $0.repeatCount = 1.5
      $0.fillsAfter = true
    }
    // Three seconds: one and a half times, and it stays at the half.
    #expect(shares(filled, 7) == [nil, 0, 0.5, 0, 0.5, 0.5, 0.5])
    let whole = timing {
      $0.repeatCount = 2
      $0.fillsAfter = true
    }
    #expect(shares(whole, 7) == [nil, 0, 0.5, 0, 0.5, 1, 1])
    #expect(whole.moment(at: 20)?.iteration == 1 && whole.moment(at: 12.5)?.iteration == 1)
  }

  @Test("Duration of repetition, speed, offset") func others() {
    #expect(timing { $0.repeatDuration = 5 }.end == 15)
    #expect(timing { $0.repeatCount = .infinity }.end == .infinity)
    let fast = timing { $0.speed = 2 }
    #expect(fast.end == 11 && fast.moment(at: 10.5)?.share == 0.5)
    // It begins in the middle, and what was left out comes at the end.
    #expect(shares(timing { $0.timeOffset = 1 }, 4) == [nil, 0.5, 0, nil])
    let held = timing {
      $0.speed = 0
      $0.timeOffset = 0.5
    }
    #expect(held.moment(at: 100)?.share == 0.25 && held.end == .infinity)
    #expect(shares(timing { $0.speed = -1 }, 4) == [nil, 1, 0.5, nil])
  }
}
