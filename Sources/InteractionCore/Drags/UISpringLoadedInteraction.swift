public import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore

/// The states of the effect while a drag rests above a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is above the view.
  case inactive = 0
  /// A drag is above the view, and may rest there.
  case possible = 1
  /// The drag has rested above the view.
  case activating = 2
  /// The view is activated.
  case activated = 3
}

/// The state of a drag above a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the effect.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is to be activated.
  var targetView: UIView? { get set }
  /// The part of the view that is to be activated.
  var targetItem: Any? { get set }
  /// Returns the place of the drag in a view.
  func location(in view: UIView?) -> CGPoint
}

/// A type of objects that decide when a drag has rested for long enough.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether a drag above the view may activate it.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  )
    -> Bool
  /// Tells the behavior that the drag left the view, or ended.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// A type of objects that show that a view is about to be activated.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Shows a state.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An interaction that activates a view when a drag rests above it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The behavior, which decides when the view is activated.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The effect, which shows that.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  private weak var owner: UIView?

  /// Creates an interaction with a closure that activates the view.
  ///
  /// Differs from UIKit: without an effect, nothing is drawn.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)? = nil,
    interactionEffect: (any UISpringLoadedInteractionEffect)? = nil,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? PlainSpring()
    self.interactionEffect = interactionEffect ?? PlainSpring()
    self.handler = handler
    super.init()
  }

  /// The view of the interaction.
  open var view: UIView? { owner }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { owner = view }

  /// Enters a state, with a drag at a point of the window, and returns whether the behavior allows it.
  @discardableResult
  func become(_ state: UISpringLoadedInteractionEffectState, at point: CGPoint) -> Bool {
    let context = SpringContext(state, owner, point)
    if state == .activating || state == .activated,
      !interactionBehavior.shouldAllow(self, with: context)
    {
      return false
    }
    interactionEffect.interaction(self, didChangeWith: context)
    if state == .activated { handler(self, context) }
    if state == .inactive { interactionBehavior.interactionDidFinish(self) }
    return true
  }
}

/// The behavior of a view that is always activated, without an effect.
@MainActor
private final class PlainSpring: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect
{
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  )
    -> Bool
  { true }
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {}
}

@MainActor
private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  let state: UISpringLoadedInteractionEffectState
  weak var targetView: UIView?
  var targetItem: Any?
  private let point: CGPoint

  init(_ state: UISpringLoadedInteractionEffectState, _ view: UIView?, _ point: CGPoint) {
    (self.state, targetView, self.point) = (state, view, point)
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil as UIView?) ?? point }
}
