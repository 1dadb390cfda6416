import Foundation

/// The animations and completions that a delegate adds to those of the system, in the order in which they were added.
@MainActor
package final class AddedAnimations<Answer> {
  private var animations: [() -> Void] = []
  private var completions: [(Answer) -> Void] = []

  /// Creates an animator to which nothing was added so far.
  package init() {}

  /// Whether or not there is no animation that has not run.
  package var isEmpty: Bool { animations.isEmpty }

  /// Adds an animation.
  package func add(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds a closure that is called at the end.
  package func addCompletion(_ completion: @escaping (Answer) -> Void) { completions.append(completion) }

  /// Runs the animations that were added since the last time, as part of an animation.
  package func animate() {
    let all = animations
    animations = []
    for body in all { body() }
  }

  /// Calls the completions that were added since the last time.
  package func complete(_ answer: Answer) {
    let all = completions
    completions = []
    for body in all { body(answer) }
  }
}
