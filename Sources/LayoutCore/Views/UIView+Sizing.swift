import Foundation

extension UIView {
  func resizeToFit() {
    let origin = frame.origin
    let fitting = sizeThatFits(bounds.size)
    bounds = CGRect(origin: bounds.origin, size: fitting)
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }
}
