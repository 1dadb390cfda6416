package import Foundation
package import GraphicsCore
import Paths

extension CGVector {
  /// The length of the vector.
  package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// Returns the angle in −π…π from this vector to `other`, in radians, clockwise with y down.
  ///
  /// It is computed from this package's own sine and cosine: the rest of the angle after a guess is nearly its sine.
  package func angle(to other: CGVector) -> CGFloat {
    let (cosine, sine) = (dx * other.dx + dy * other.dy, dx * other.dy - dy * other.dx)
    let length = (cosine * cosine + sine * sine).squareRoot()
    guard length > 0 else { return 0 }
    let quarter: Double = abs(cosine) >= abs(sine) ? (cosine >= 0 ? 0 : 2) : (sine >= 0 ? 1 : -1)
    var angle = quarter * .pi / 2
    for _ in 0..<6 {
      let (s, c) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
      angle += (Double(sine) * c - Double(cosine) * s) / Double(length)
    }
    return CGFloat(angle > .pi ? angle - 2 * .pi : angle)
  }
}

extension CGPoint {
  /// Returns the distance between two points.
  package func distance(from other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
