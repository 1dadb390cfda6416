public import Foundation
public import StyleCore

/// An object that drives a transition to a share of its progress, as an interaction such as a swipe sets it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Creates an interaction controller without a transition.
  public override init() {
    super.init()
  }

  /// The duration of the transition without an interaction, in seconds.
  open var duration: CGFloat { CGFloat((context as? ControllerTransition)?.transitionDuration ?? 0) }

  /// The share of the transition that is done, 0…1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the transition after the interaction, as a share of its own speed.
  open var completionSpeed: CGFloat = 1

  /// The curve of the transition after the interaction.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The curve of the transition during the interaction.
  ///
  /// Differs from UIKit: it is always a straight line.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether or not the transition is interactive at its start.
  open var wantsInteractiveStart = true

  /// Keeps the context of the transition that begins, which `update(_:)`, `pause()`, `cancel()` and `finish()` act on.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  /// Sets the share of the transition that is done.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = max(0, min(percentComplete, 1))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses the transition, which becomes interactive.
  open func pause() {
    context?.pauseInteractiveTransition()
  }

  /// Cancels the transition, which returns to its start.
  open func cancel() {
    context?.cancelInteractiveTransition()
  }

  /// Finishes the transition, which runs to its end.
  open func finish() {
    context?.finishInteractiveTransition()
  }
}
