import ControlCore
package import Foundation
import GraphicsCore
package import LayoutCore

/// The pointer above a window: it tells recognizers and interactions of views where it is.
@MainActor
package enum PointerMover {
  private final class Trail {
    var recognizers: [UIHoverGestureRecognizer] = []
    var interactions: [UIPointerInteraction] = []
  }

  private static let trails = AttachedValue<Trail>()

  /// Moves the pointer to a point of the window, or out of it for `nil`.
  package static func move(to point: CGPoint?, in window: UIWindow) {
    let trail = trails.of(window) { Trail() }
    var views: [UIView] = []
    var next = point.flatMap { window.hitTest($0, with: UIEvent(touches: [], timestamp: 0, type: .hover)) }
    while let view = next {
      views.append(view)
      next = view.superview
    }
    let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }.compactMap {
      $0 as? UIHoverGestureRecognizer
    }
    for old in trail.recognizers where !recognizers.contains(where: { $0 === old }) { old.follow(nil) }
    trail.recognizers = recognizers
    for recognizer in recognizers { recognizer.follow(point) }
    // The pointer has one style at a time: that of the innermost view.
    let interactions = views.lazy.flatMap(\.interactions).compactMap { $0 as? UIPointerInteraction }.prefix(1)
    for old in trail.interactions where !interactions.contains(where: { $0 === old }) { old.move(to: nil) }
    trail.interactions = Array(interactions)
    for interaction in trail.interactions {
      interaction.move(to: point.flatMap { interaction.view?.convert($0, from: window) })
    }
  }
}
