import ControlCore
import Foundation
import LayoutCore

/// The animations and completions beside those of a drag, which run with it.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  private let added = AddedAnimations<UIViewAnimatingPosition>()

  func addAnimations(_ animations: @escaping () -> Void) { added.add(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    added.addCompletion(completion)
  }

  /// Runs what was added so far, as part of an animation.
  func animate() { added.animate() }

  /// Calls the completions.
  func complete() { added.complete(.end) }
}
