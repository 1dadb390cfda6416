import Foundation
import GraphicsCore
import Paths

extension UIGestureRecognizer {
  /// From the first of two fingers to the second, in the window; nil where there are not two.
  var span: CGVector? {
    guard progress.touches.count == 2 else { return nil }
    let (first, second) = (progress.touches[0].point, progress.touches[1].point)
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }
}

extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The angle in −π…π by which `other` is turned against this, in radians; clockwise with y down.
  ///
  /// Found from our own sine and cosine: what is left of the turn after a guess is nearly its sine.
  func angle(to other: CGVector) -> CGFloat {
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
