package import Foundation

extension UIView {
  func resizeToFit() {
    let fitting = askedSizeThatFits(bounds.size)
    Tracing.change(.frame, of: backing) {
      let origin = frame.origin
      bounds = CGRect(origin: bounds.origin, size: fitting)
      let moved = frame.origin
      center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }
  }

  /// `sizeThatFits(_:)`, noted in a trace. It is overridden by users, so it is seen only where it is asked
  /// through this: by `sizeToFit()`, by containers, and by the verbs of `ManualLayout`.
  package func askedSizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { sizeThatFits(size) }
  }
}
