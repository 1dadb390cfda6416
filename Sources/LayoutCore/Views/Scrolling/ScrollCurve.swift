import Foundation
import Paths

/// How a content offset goes on along one axis when the finger has let go: a function of the seconds since.
///
/// Within the content its speed falls by the same share every millisecond, and what is slower than 10 points a second
/// stands still (N.2, N.3). At the edge the rest of the speed goes into a spring, damped just enough not to swing, which
/// brings it back (N.5).
struct ScrollCurve {
  private enum Part {
    /// From an offset as far as `way`, of which each second leaves a share.
    case slowing(from: CGFloat, way: CGFloat, decay: Double)
    /// Back to an edge, with the distance from it and the speed that the finger gives it at the beginning.
    case springing(to: CGFloat, distance: CGFloat, speed: CGFloat)
  }

  private var first: Part
  /// What follows, and when.
  private var second: (start: Double, part: Part)?
  /// Where it ends, and when.
  let end: CGFloat
  private(set) var duration = 0.0

  /// How hard springs at the edges pull, in radians a second.
  private static let springFrequency = 10.9
  /// How much of a content's distance from its edge a second would take away at the speed that is added on release.
  private static let pull = 10.0
  /// The slowest speed in points a second.
  private static let slowest: CGFloat = 10

  /// The way from `start`, at `speed` points a second, to `target`, where it would end in a content without edges.
  ///
  /// - Parameter tolerance: What is left of the way back to an edge when it counts as done, in points.
  init(
    from start: CGFloat, speed: CGFloat, to target: CGFloat, in range: ScrollRange,
    rate: UIScrollView.DecelerationRate, tolerance: CGFloat
  ) {
    let edge = range.clamped(start)
    if start != edge {
      // Beyond the edge: back, and not past it into the content.
      let distance = start - edge
      let rest = CGFloat(Self.pull - Self.springFrequency) * distance
      let speed = distance > 0 ? max(speed, rest) : min(speed, rest)
      first = .springing(to: edge, distance: distance, speed: speed)
      end = edge
      duration = Self.springDuration(distance, speed, tolerance)
      return
    }
    // The slowest part of the way is not gone.
    let cut = Self.slowest * Self.secondsOfSpeed(rate) * (target < start ? -1 : 1)
    let (decay, way) = (Self.decay(rate), target - start + cut)
    first = .slowing(from: start, way: way, decay: decay)
    let limit = range.clamped(target)
    guard target != start else {
      end = target
      return
    }
    guard limit != target else {
      end = target
      duration = Exponential.log(Double(way / cut)) / decay
      return
    }
    end = limit
    // When the edge is reached, this share of the way is left.
    let left = Double((way - (limit - start)) / way)
    let reached = -Exponential.log(left) / decay
    guard range.bounces else {
      duration = reached
      return
    }
    let rest = (way - (limit - start)) / Self.secondsOfSpeed(rate)
    second = (reached, .springing(to: limit, distance: 0, speed: rest))
    duration = reached + Self.springDuration(0, rest, tolerance)
  }

  /// How far an offset goes at `speed` points a second, in a content without edges (N.3).
  static func way(at speed: CGFloat, _ rate: UIScrollView.DecelerationRate) -> CGFloat {
    let rest = max(0, abs(speed) - slowest)
    return (speed < 0 ? -rest : rest) * secondsOfSpeed(rate)
  }

  /// How far it goes by what the delegate is told, which is the integral over the speed instead (N.3).
  static func foretoldWay(at speed: CGFloat, _ rate: UIScrollView.DecelerationRate) -> CGFloat {
    way(at: speed, rate) / secondsOfSpeed(rate) / CGFloat(decay(rate))
  }

  /// The share of its speed that each millisecond leaves.
  private static func share(_ rate: UIScrollView.DecelerationRate) -> Double {
    max(0.5, min(Double(rate.rawValue), 0.99999))
  }

  private static func decay(_ rate: UIScrollView.DecelerationRate) -> Double {
    -1000 * Exponential.log(share(rate))
  }

  /// How many seconds of the speed at the beginning the whole way is: the sum over all milliseconds to come (N.2).
  private static func secondsOfSpeed(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
    CGFloat(share(rate) / (1 - share(rate)) / 1000)
  }

  /// The offset after `seconds`; from `duration` on, exactly `end`.
  func offset(at seconds: Double) -> CGFloat {
    guard seconds < duration else { return end }
    if let second, seconds >= second.start {
      return Self.offset(second.part, at: seconds - second.start)
    }
    return Self.offset(first, at: max(seconds, 0))
  }

  private static func offset(_ part: Part, at seconds: Double) -> CGFloat {
    switch part {
    case .slowing(let from, let way, let decay):
      return from + way * CGFloat(1 - Exponential.exp(-decay * seconds))
    case .springing(let edge, let distance, let speed):
      let slope = gain(distance, speed)
      return edge
        + CGFloat((Double(distance) + slope * seconds) * Exponential.exp(-springFrequency * seconds))
    }
  }

  /// The speed at the beginning less what the spring alone would take away.
  private static func gain(_ distance: CGFloat, _ speed: CGFloat) -> Double {
    Double(speed) + (springFrequency - pull) * Double(distance)
  }

  /// When a spring stays within the tolerance, by halving from where its way only falls.
  private static func springDuration(_ distance: CGFloat, _ speed: CGFloat, _ tolerance: CGFloat) -> Double {
    let part = Part.springing(to: 0, distance: distance, speed: speed)
    let slope = gain(distance, speed)
    // The turning point; after it the weight only comes nearer.
    var low = slope == 0 ? 0 : max(0, 1 / springFrequency - Double(distance) / slope)
    guard abs(offset(part, at: low)) > tolerance else { return low }
    var high = low + 10
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(offset(part, at: middle)) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
