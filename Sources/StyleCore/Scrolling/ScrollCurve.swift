package import Foundation
import Paths

/// The content offset along one axis after a drag, as a function of the seconds since its end.
///
/// Within the content its speed falls by the same share every millisecond, down to 10 points per second, at which it
/// stops (N.2, N.3). At the edge the rest of the speed goes into a critically damped spring, which brings it back
/// (N.5).
package struct ScrollCurve {
  private enum Part {
    /// The part from an offset along the distance `way`, of which each second leaves a share.
    case slowing(from: CGFloat, way: CGFloat, decay: Double)
    /// The part back to an edge, with the distance from it and the speed of the finger at the beginning.
    case springing(to: CGFloat, distance: CGFloat, speed: CGFloat)
  }

  private var first: Part
  /// The second part, and its start.
  private var second: (start: Double, part: Part)?
  /// The final offset.
  package let end: CGFloat
  package private(set) var duration = 0.0

  /// The frequency of springs at the edges, in radians per second.
  private static let springFrequency = 10.9
  /// The share of a content's distance from its edge that a second would take away at the speed that is added on
  /// release.
  private static let pull = 10.0
  /// The slowest speed, in points per second.
  private static let slowest: CGFloat = 10

  /// Creates a curve from `start` to `target`.
  ///
  /// - Parameters:
  ///   - speed: The speed at the start, in points per second.
  ///   - target: The final offset in a content without edges.
  ///   - rate: The share of the speed that each millisecond leaves, of which 0.5…0.99999 counts.
  ///   - tolerance: The rest of the distance back to an edge at which the curve ends, in points.
  package init(
    from start: CGFloat, speed: CGFloat, to target: CGFloat, in range: ScrollRange,
    rate: CGFloat, tolerance: CGFloat
  ) {
    let edge = range.clamped(start)
    if start != edge {
      // Beyond the edge: back to it, and not past it into the content.
      let distance = start - edge
      let rest = CGFloat(Self.pull - Self.springFrequency) * distance
      let speed = distance > 0 ? max(speed, rest) : min(speed, rest)
      first = .springing(to: edge, distance: distance, speed: speed)
      end = edge
      duration = Self.springDuration(distance, speed, tolerance)
      return
    }
    // The curve ends before the slowest part of the distance.
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
    // At the edge, this share of the distance is left.
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

  /// Returns the distance of an offset from a speed in points per second, in a content without edges (N.3).
  package static func distance(at speed: CGFloat, _ rate: CGFloat) -> CGFloat {
    let rest = max(0, abs(speed) - slowest)
    return (speed < 0 ? -rest : rest) * secondsOfSpeed(rate)
  }

  /// Returns the distance that the delegate is told, which is the integral over the speed instead (N.3).
  package static func predictedDistance(at speed: CGFloat, _ rate: CGFloat) -> CGFloat {
    distance(at: speed, rate) / secondsOfSpeed(rate) / CGFloat(decay(rate))
  }

  /// Returns the share of the speed that each millisecond leaves.
  private static func share(_ rate: CGFloat) -> Double {
    max(0.5, min(Double(rate), 0.99999))
  }

  private static func decay(_ rate: CGFloat) -> Double {
    -1000 * Exponential.log(share(rate))
  }

  /// Returns the ratio of the whole distance to the initial speed, in seconds: the sum over all milliseconds to come
  /// (N.2).
  private static func secondsOfSpeed(_ rate: CGFloat) -> CGFloat {
    CGFloat(share(rate) / (1 - share(rate)) / 1000)
  }

  /// Returns the offset after `seconds`, which is exactly `end` from `duration` on.
  package func offset(at seconds: Double) -> CGFloat {
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

  /// Returns the speed at the beginning minus that which the spring alone takes away.
  private static func gain(_ distance: CGFloat, _ speed: CGFloat) -> Double {
    Double(speed) + (springFrequency - pull) * Double(distance)
  }

  /// Returns the time at which a spring stays within the tolerance.
  ///
  /// It is found by bisection, from the time on at which the distance only falls.
  private static func springDuration(_ distance: CGFloat, _ speed: CGFloat, _ tolerance: CGFloat) -> Double {
    let part = Part.springing(to: 0, distance: distance, speed: speed)
    let slope = gain(distance, speed)
    // The turning point, after which the distance only falls.
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
