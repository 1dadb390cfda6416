public import Foundation

/// The root of a tree of views. Differs from UIKit: there are no screens, scenes and controllers yet.
@preconcurrency @MainActor
open class UIWindow: UIView {
  var interaction = Interaction()

  /// A window of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A window of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Events

  /// Hands an event to the views in the window: a touch to the view that it began in (A.18), for as long as it
  /// lasts, after the gesture recognizers of that view and of those around it.
  open func sendEvent(_ event: UIEvent) {
    dispatch(event)
  }
}
