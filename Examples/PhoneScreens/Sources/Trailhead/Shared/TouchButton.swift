import UIKit

/// A button that looks small, and that fingers hit around it, too.
final class TouchButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let least = Theme.leastTouchSize
    let around = bounds.insetBy(
      dx: min(0, (bounds.width - least) / 2), dy: min(0, (bounds.height - least) / 2))
    return around.contains(point)
  }
}
