package import Foundation

/// A timing curve: a Bézier curve from (0, 0) to (1, 1), with time in x and progress in y.
package struct UnitBezier: Hashable, Sendable {
  /// The coordinates of the first control point.
  fileprivate let x1, y1: Double
  /// The coordinates of the second control point.
  fileprivate let x2, y2: Double

  /// The curve that is the straight line.
  static let linear = UnitBezier(0, 0, 1, 1)

  /// Creates the curve with the given control points.
  ///
  /// Time never runs backwards: x is clamped to 0…1. Progress that is not a number, or is beyond ±2¹⁶ times the whole,
  /// is replaced by that of the straight line.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = max(0, min(x1, 1))
    self.y1 = abs(y1) < Self.farthest ? y1 : self.x1
    self.x2 = max(0, min(x2, 1))
    self.y2 = abs(y2) < Self.farthest ? y2 : self.x2
  }

  private static let farthest = 0x1p16

  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// Returns the progress at a fraction of the time, exact at the ends; outside of 0…1 that of the nearer end.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return isLinear ? time : coordinate(y1, y2, at: parameter(of: time, x1, x2))
  }

  /// Returns the fraction of the time at which a curve that only rises reaches `progress`.
  func time(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return isLinear ? progress : coordinate(x1, x2, at: parameter(of: progress, y1, y2))
  }

  /// Returns the parameter at which a coordinate has a value, by 60 bisections.
  ///
  /// The steps are the same on every machine, the error is below 10⁻¹⁷, and the result never decreases with the value.
  private func parameter(of value: Double, _ first: Double, _ second: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if coordinate(first, second, at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let linear = 3 * first
    let quadratic = 3 * (second - first) - linear
    return ((1 - linear - quadratic) * t + quadratic) * t * t + linear * t
  }
}

extension CAMediaTimingFunction {
  /// The function as a curve.
  var curve: UnitBezier {
    UnitBezier(Double(points[1].x), Double(points[1].y), Double(points[2].x), Double(points[2].y))
  }
}

extension UnitBezier {
  /// The two control points between the ends.
  package var controlPoints: (CGPoint, CGPoint) { (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)) }
}
