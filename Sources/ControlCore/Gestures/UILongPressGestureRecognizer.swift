public import Foundation
public import GraphicsCore
public import LayoutCore
import StyleCore

/// A recognizer of fingers that stay in their place.
///
/// The gesture begins while they are down, and lasts until they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var start: (point: CGPoint, time: TimeInterval)?

  /// Creates a recognizer with a target, which is not called.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer without a target.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The maximum movement of the fingers during that time, in points.
  open var allowableMovement: CGFloat = 10

  /// The required number of fingers.
  open var numberOfTouchesRequired = 1

  /// The required number of taps before the press.
  ///
  /// Differs from UIKit: earlier taps are not required.
  open var numberOfTapsRequired = 0

  open override func reset() {
    super.reset()
    start = nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else { return become(.failed) }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = (centroid, event.timestamp)
    guard minimumPressDuration > 0 else { return become(.began) }
    wake(after: minimumPressDuration) { [weak self] in
      guard let self, self.state == .possible, self.start != nil else { return }
      self.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return become(.changed) }
    guard let start else { return }
    if hasLasted(until: event) {
      state = .began
    } else if start.point.distance(from: centroid) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // Time may have passed without a running clock.
    if state == .possible, hasLasted(until: event) { state = .began }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  private func hasLasted(until event: UIEvent) -> Bool {
    start.map { event.timestamp - $0.time >= minimumPressDuration } ?? false
  }
}
