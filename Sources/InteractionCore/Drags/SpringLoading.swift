import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore

/// The views that open while a drag rests above them.
@MainActor
final class SpringLoading {
  /// The time, in seconds, that a drag rests above a view before it is activated; an estimate.
  private static let delay = 0.8
  /// The time, in seconds, after which a behavior that refused is asked again; an estimate.
  private static let interval = 0.1
  private var target: UISpringLoadedInteraction?
  private var generation = 0
  private var point = CGPoint.zero
  /// The states that the view enters next, once the drag has rested for long enough.
  private var steps: [UISpringLoadedInteractionEffectState] = []

  /// Follows a drag above a view.
  func move(over view: UIView?, at point: CGPoint) {
    let found = sequence(first: view, next: { $0?.superview }).prefix { $0 != nil }.lazy
      .flatMap { $0?.interactions ?? [] }.compactMap { $0 as? UISpringLoadedInteraction }.first
    self.point = point
    guard found !== target else { return advance() }
    end()
    target = found
    guard let found else { return }
    found.become(.possible, at: point)
    wake(after: Self.delay) { loading in
      loading.steps = [.activating, .activated]
      loading.ask()
    }
  }

  /// Enters the next states, until the behavior refuses one.
  private func advance() {
    while let target, let next = steps.first {
      // The program may end the rest meanwhile.
      let now = generation
      let isAllowed = target.become(next, at: point)
      guard isAllowed, generation == now else { return }
      steps.removeFirst()
    }
  }

  /// Enters the next states, and tries again from time to time while the behavior refuses.
  private func ask() {
    advance()
    if !steps.isEmpty { wake(after: Self.interval) { $0.ask() } }
  }

  private func wake(after delay: TimeInterval, _ body: @escaping @MainActor (SpringLoading) -> Void) {
    let now = generation
    MainLoop.main.clock.after(delay) { [weak self] in
      if let self, generation == now { body(self) }
    }
  }

  /// Ends the rest above a view.
  func end() {
    generation += 1
    steps = []
    let ended = target
    target = nil
    ended?.become(.inactive, at: point)
  }
}
