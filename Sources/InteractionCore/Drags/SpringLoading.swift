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
  private var target: UISpringLoadedInteraction?
  private var generation = 0

  /// Follows a drag above a view.
  func move(over view: UIView?, at point: CGPoint) {
    let found = sequence(first: view, next: { $0?.superview }).prefix { $0 != nil }.lazy
      .flatMap { $0?.interactions ?? [] }.compactMap { $0 as? UISpringLoadedInteraction }.first
    guard found !== target else { return }
    end()
    target = found
    guard let found else { return }
    found.become(.possible, at: point)
    generation += 1
    let now = generation
    MainLoop.main.clock.after(Self.delay) { [weak self] in
      guard let self, generation == now, let target else { return }
      target.become(.activating, at: point)
      target.become(.activated, at: point)
    }
  }

  /// Ends the rest above a view.
  func end() {
    generation += 1
    target?.become(.inactive, at: .zero)
    target = nil
  }
}
