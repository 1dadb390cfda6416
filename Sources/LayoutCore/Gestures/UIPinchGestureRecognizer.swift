public import Foundation
public import GraphicsCore
import StyleCore

/// A recognizer of two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance in points that fingers move apart or together before they are recognized.
  private static let slop: CGFloat = 8

  private var startLength: CGFloat = 0
  private var last: (scale: CGFloat, time: TimeInterval)?
  private var speed: CGFloat = 0

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

  /// The distance between the fingers as a factor of that at the beginning.
  ///
  /// It can be set.
  open var scale: CGFloat = 1 {
    didSet { if let length = span?.length, scale != 0 { startLength = length / scale } }
  }

  /// The velocity of `scale`, per second.
  open var velocity: CGFloat { speed }

  open override func reset() {
    super.reset()
    (startLength, last, speed, scale) = (0, nil, 0, 1)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let length = span?.length { startLength = length / scale }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let length = span?.length, startLength > 0 else { return }
    guard state != .possible || abs(length - startLength) >= Self.slop else { return }
    let new = length / startLength
    if let last, event.timestamp > last.time {
      speed = (new - last.scale) / CGFloat(event.timestamp - last.time)
    }
    last = (new, event.timestamp)
    scale = new
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches - touches.count < 2 else { return }
    if state != .possible {
      state = .ended
    } else if touches.count == numberOfTouches {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
