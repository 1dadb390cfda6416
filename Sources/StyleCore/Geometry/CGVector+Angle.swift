package import Foundation
package import GraphicsCore
import Paths

extension CGVector {
  /// The length of the vector.
  package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The angle in −π…π from the right, in radians, clockwise with y down.
  package var angle: CGFloat { CGFloat(Trigonometry.angle(x: Double(dx), y: Double(dy))) }

  /// Whether or not both components are finite.
  package var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// Creates a vector from its angle, in radians from the right, clockwise with y down, and its length.
  package init(angle: CGFloat, length: CGFloat) {
    self.init(
      dx: length * CGFloat(Trigonometry.cosine(Double(angle))),
      dy: length * CGFloat(Trigonometry.sine(Double(angle))))
  }

  /// Returns the angle in −π…π from this vector to `other`, in radians, clockwise with y down.
  package func angle(to other: CGVector) -> CGFloat {
    CGVector(dx: dx * other.dx + dy * other.dy, dy: dx * other.dy - dy * other.dx).angle
  }
}

extension CGPoint {
  /// Returns the distance between two points.
  package func distance(from other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
