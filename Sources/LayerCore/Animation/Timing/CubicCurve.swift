package import Foundation

/// A Bézier curve from (0, 0) to (1, 1): time to the right, progress upwards.
package struct CubicCurve: Hashable, Sendable {
  /// x and y of the first control point.
  fileprivate let x1, y1: Double
  /// x and y of the second.
  fileprivate let x2, y2: Double

  /// The curve that is the straight line.
  static let linear = CubicCurve(0, 0, 1, 1)

  /// The curve with the given control points. Time never goes back: x is kept within 0…1. Progress that is no number, or
  /// beyond ±2¹⁶ ways, is that of the straight line.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = max(0, min(x1, 1))
    self.y1 = abs(y1) < Self.farthest ? y1 : self.x1
    self.x2 = max(0, min(x2, 1))
    self.y2 = abs(y2) < Self.farthest ? y2 : self.x2
  }

  private static let farthest = 0x1p16

  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The progress at a share of the time; outside of 0…1 that of the nearer end. The ends are exact.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return isLinear ? time : coordinate(y1, y2, at: parameter(of: time, x1, x2))
  }

  /// The share of the time at which the progress is `progress`, on a curve that only rises.
  func time(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return isLinear ? progress : coordinate(x1, x2, at: parameter(of: progress, y1, y2))
  }

  /// The parameter at which a coordinate has a value, by 60 halvings: the same steps on every machine, an error below
  /// 10⁻¹⁷, and never less for a larger value.
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
  var curve: CubicCurve {
    CubicCurve(Double(points[1].x), Double(points[1].y), Double(points[2].x), Double(points[2].y))
  }
}

extension CubicCurve {
  /// The control points between the ends.
  package var controlPoints: (CGPoint, CGPoint) { (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)) }
}
