public import Foundation
public import GraphicsCore
import StyleCore

/// A recognizer of taps: fingers that are lifted soon, in the place where they touched the view.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The maximum movement of a finger, and the maximum duration of a tap and of the pause before the next.
  private static let allowance = (movement: 45.0, press: 1.5, pause: 0.35)

  private var taps = 0
  private var mostFingers = 0
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

  /// The required number of taps.
  open var numberOfTapsRequired = 1

  /// The required number of fingers.
  open var numberOfTouchesRequired = 1

  open override func reset() {
    super.reset()
    (taps, mostFingers, start) = (0, 0, nil)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    mostFingers = max(mostFingers, numberOfTouches)
    guard mostFingers <= numberOfTouchesRequired else { return become(.failed) }
    if start == nil { start = (progress.centroid, event.timestamp) }
    // The pause may be over although no clock ran.
    if let start, taps > 0, numberOfTouches == touches.count {
      let distance = start.point.distance(from: progress.centroid)
      guard event.timestamp - start.time <= Self.allowance.pause, distance <= Self.allowance.movement else {
        return become(.failed)
      }
      self.start = (progress.centroid, event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, numberOfTouches == mostFingers else { return }
    if start.point.distance(from: progress.centroid) > Self.allowance.movement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard let start, mostFingers == numberOfTouchesRequired,
      event.timestamp - start.time <= Self.allowance.press
    else { return become(.failed) }
    taps += 1
    guard taps < numberOfTapsRequired else { return become(.ended) }
    self.start = (progress.centroid, event.timestamp)
    mostFingers = 0
    let expected = taps
    wake(after: Self.allowance.pause) { [weak self] in
      guard let self, self.taps == expected, self.numberOfTouches == 0 else { return }
      self.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Returns `false` for a recognizer of more taps, because the first of two taps is a single one, too.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
