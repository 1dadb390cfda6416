import ControlCore
import Foundation
import LayoutCore

/// The animations and completions beside those of a drag, which run with it.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs what was added so far, as part of an animation.
  func animate() {
    let all = animations
    animations = []
    for body in all { body() }
  }

  /// Calls the completions.
  func complete() {
    let all = completions
    completions = []
    for body in all { body(.end) }
  }
}
