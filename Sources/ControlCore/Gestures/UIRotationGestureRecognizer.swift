public import Foundation
public import GraphicsCore
public import LayoutCore
import StyleCore

/// A recognizer of two fingers that rotate about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians that fingers rotate before they are recognized.
  private static let slop: CGFloat = 0.1

  private var lastSpan: CGVector?
  private var lastTime: TimeInterval = 0
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

  /// The rotation of the fingers since the beginning, in radians, clockwise.
  ///
  /// It can be set.
  open var rotation: CGFloat = 0

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { speed }

  open override func reset() {
    super.reset()
    (lastSpan, speed, rotation) = (nil, 0, 0)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastSpan = span
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span, let lastSpan else { return }
    let turn = lastSpan.angle(to: span)
    if event.timestamp > lastTime { speed = turn / CGFloat(event.timestamp - lastTime) }
    rotation += turn
    (self.lastSpan, lastTime) = (span, event.timestamp)
    guard state != .possible || abs(rotation) >= Self.slop else { return }
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
