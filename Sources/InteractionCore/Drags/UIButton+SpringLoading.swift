public import ControlCore
public import Foundation
import LayoutCore

/// A type of views that a drag can activate by resting above them.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether or not a drag that rests above the view activates it.
  var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// The interaction of a button that a drag presses.
  private final class Spring: UISpringLoadedInteraction {}

  /// Whether or not a drag that rests above the button presses it.
  public var isSpringLoaded: Bool {
    get { interactions.contains { $0 is Spring } }
    set {
      guard newValue != isSpringLoaded else { return }
      if newValue {
        addInteraction(
          Spring { [weak self] _, _ in
            if let self, isEnabled { sendActions(for: .touchUpInside) }
          })
      } else {
        for case let spring as Spring in interactions { removeInteraction(spring) }
      }
    }
  }
}
