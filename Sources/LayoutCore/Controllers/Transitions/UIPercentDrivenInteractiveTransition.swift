public import Foundation

/// Moves a transition to the share of its way that the program says: what a finger that slides does.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Moves nothing yet.
  public override init() {
    super.init()
  }

  /// How long the transition takes by itself, in seconds.
  open var duration: CGFloat { CGFloat((context as? ControllerTransition)?.transitionDuration ?? 0) }

  /// How much of the way is done, 0…1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast it goes on when the finger lets go, as a share of its own speed.
  open var completionSpeed: CGFloat = 1

  /// Along which curve.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The curve that is followed while a finger moves it. Differs from UIKit: it is always a straight line.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether a finger moves it from the start.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  /// The finger has it at a share of the way.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = max(0, min(percentComplete, 1))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// A finger holds it where it is.
  open func pause() {
    context?.pauseInteractiveTransition()
  }

  /// The finger let go: it goes back to the start.
  open func cancel() {
    context?.cancelInteractiveTransition()
  }

  /// The finger let go: it goes on to the end.
  open func finish() {
    context?.finishInteractiveTransition()
  }
}
