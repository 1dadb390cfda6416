import Foundation
package import GraphicsCore

extension UIGestureRecognizer {
  /// The vector from the first of two fingers to the second, in the window, or `nil` unless there are two.
  package var span: CGVector? {
    guard progress.touches.count == 2 else { return nil }
    let (first, second) = (progress.touches[0].point, progress.touches[1].point)
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }
}
