import Foundation
import Paths

/// How a content offset goes on along one axis when the finger has let go: a function of the seconds since.
///
/// Within the content its speed falls by the same share every millisecond, so that the way is limited: the speed in
/// points a millisecond over −ln of the share that is left. At the edge the rest of the speed goes into a spring,
/// damped just enough not to swing, which brings it back.
struct ScrollCurve {
  private enum Part {
    /// From one offset towards another, of the way to which each second leaves a share.
    case slowing(from: CGFloat, to: CGFloat, decay: Double)
    /// Back to an edge, with the distance from it and the speed at the beginning.
    case springing(to: CGFloat, distance: CGFloat, speed: CGFloat)
  }

  private var first: Part
  /// What follows, and when.
  private var second: (start: Double, part: Part)?
  /// Where it ends, and when.
  let end: CGFloat
  private(set) var duration = 0.0

  /// How hard springs at the edges pull, in radians a second.
  private static let springFrequency = 10.0

  /// The way from `start`, at `speed` points a second, to `target`, where it would end in a content without edges.
  ///
  /// - Parameter tolerance: What is left of the way when it counts as done, in points.
  init(
    from start: CGFloat, speed: CGFloat, to target: CGFloat, in range: ScrollRange,
    rate: UIScrollView.DecelerationRate, tolerance: CGFloat
  ) {
    let decay = -1000 * Exponential.log(max(0.5, min(Double(rate.rawValue), 0.99999)))
    let edge = range.clamped(start)
    if start != edge {
      // Beyond the edge: back, and not past it into the content.
      let distance = start - edge
      let limit = -CGFloat(Self.springFrequency) * distance
      let speed = distance > 0 ? max(speed, limit) : min(speed, limit)
      first = .springing(to: edge, distance: distance, speed: speed)
      end = edge
      duration = Self.springDuration(distance, speed, tolerance)
      return
    }
    first = .slowing(from: start, to: target, decay: decay)
    let limit = range.clamped(target)
    guard limit != target else {
      end = target
      duration = Self.slowingDuration(from: start, to: target, decay, tolerance)
      return
    }
    end = limit
    // When the edge is reached, this share of the way is left.
    let left = Double((target - limit) / (target - start))
    let reached = -Exponential.log(left) / decay
    guard range.bounces else {
      duration = reached
      return
    }
    let rest = (target - limit) * CGFloat(decay)
    second = (reached, .springing(to: limit, distance: 0, speed: rest))
    duration = reached + Self.springDuration(0, rest, tolerance)
  }

  /// How far an offset goes at `speed` points a second, in a content without edges.
  static func way(at speed: CGFloat, _ rate: UIScrollView.DecelerationRate) -> CGFloat {
    speed / CGFloat(-1000 * Exponential.log(max(0.5, min(Double(rate.rawValue), 0.99999))))
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
    case .slowing(let from, let to, let decay):
      return to - (to - from) * CGFloat(Exponential.exp(-decay * seconds))
    case .springing(let edge, let distance, let speed):
      let slope = Double(speed) + springFrequency * Double(distance)
      return edge
        + CGFloat((Double(distance) + slope * seconds) * Exponential.exp(-springFrequency * seconds))
    }
  }

  private static func slowingDuration(
    from start: CGFloat, to target: CGFloat, _ decay: Double, _ tolerance: CGFloat
  ) -> Double {
    let way = abs(target - start)
    return way > tolerance ? Exponential.log(Double(way / tolerance)) / decay : 0
  }

  /// When a spring stays within the tolerance, by halving from where its way only falls.
  private static func springDuration(_ distance: CGFloat, _ speed: CGFloat, _ tolerance: CGFloat) -> Double {
    let part = Part.springing(to: 0, distance: distance, speed: speed)
    let slope = Double(speed) + springFrequency * Double(distance)
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
