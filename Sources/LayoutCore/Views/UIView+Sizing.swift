import DiagnosticCore
package import Foundation
import LayerCore
import StyleCore

extension UIView {
  func resizeToFit() {
    let fitting = tracedSizeThatFits(bounds.size)
    Tracing.change(.frame, of: backing) {
      let origin = frame.origin
      bounds = CGRect(origin: bounds.origin, size: fitting)
      let moved = frame.origin
      center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }
  }

  /// Returns `sizeThatFits(_:)`, and records the call in a trace.
  ///
  /// Programs override that method, so it is only recorded when it is called through this one: by `sizeToFit()`, by
  /// containers, and by the verbs of `ManualLayout`.
  package func tracedSizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { sizeThatFits(size) }
  }
}

extension UIView {
  /// Returns a priority of a fitting size.
  ///
  /// An invalid one (F.2) is reported and replaced by that of fitting sizes.
  func fittingPriority(_ priority: UILayoutPriority) -> UILayoutPriority {
    if priority.rawValue > 0, priority.rawValue <= 1_000 { return priority }
    let kept = UILayoutPriority.fittingSizeLevel
    LayoutDiagnostics.report(
      .constraint(
        .invalidPriority(
          constraint: "the fitting size of \(backing.diagnosticName)", value: "\(priority.rawValue)",
          kept: Double(kept.rawValue).shortText)))
    return kept
  }
}

extension UIView {
  /// The size of a view of the program in a bar: its own, or else that of its content, or the fitting one.
  package var sizeInBar: CGSize {
    if !bounds.isEmpty { return bounds.size }
    let (own, fitting) = (intrinsicContentSize, sizeThatFits(.zero))
    return CGSize(
      width: own.width >= 0 ? own.width : fitting.width, height: own.height >= 0 ? own.height : fitting.height
    )
  }
}
