import Foundation
import GraphicsCore

/// A vector of the dynamics, in points.
struct DynamicVector: Equatable {
  var x = 0.0
  var y = 0.0

  init(_ x: Double = 0, _ y: Double = 0) { (self.x, self.y) = (x, y) }
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  var length: Double { (x * x + y * y).squareRoot() }
  var point: CGPoint { CGPoint(x: x, y: y) }
  /// The vector to the right of this one, which is as long.
  var normal: DynamicVector { DynamicVector(-y, x) }
  /// The vector of length 1 in the same direction, or nil for none.
  var unit: DynamicVector? {
    let length = length
    return length > 1e-9 && length < .infinity ? self * (1 / length) : nil
  }

  func dot(_ other: DynamicVector) -> Double { x * other.x + y * other.y }
  func cross(_ other: DynamicVector) -> Double { x * other.y - y * other.x }
  func rotated(_ turn: DynamicVector) -> DynamicVector {
    DynamicVector(x * turn.x - y * turn.y, x * turn.y + y * turn.x)
  }

  static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y) }
  static func * (a: Self, factor: Double) -> Self { Self(a.x * factor, a.y * factor) }
  static prefix func - (a: Self) -> Self { Self(-a.x, -a.y) }
  static func += (a: inout Self, b: Self) { a = a + b }
}
