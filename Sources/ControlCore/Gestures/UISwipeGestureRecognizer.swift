public import Foundation
public import GraphicsCore
public import LayoutCore

/// A recognizer of fingers that move fast in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe, a set of bits.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The direction to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// The direction to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// The direction upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// The direction downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The minimum length of a swipe and its maximum deviation, in points, and its maximum duration, in seconds.
  private static let measure = (length: 50.0, aside: 50.0, duration: 0.5)

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

  /// The directions that are recognized.
  open var direction = Direction.right

  /// The required number of fingers.
  open var numberOfTouchesRequired = 1

  open override func reset() {
    super.reset()
    start = nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else { return become(.failed) }
    start = (centroid, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, numberOfTouches == numberOfTouchesRequired else { return }
    let (dx, dy) = (centroid.x - start.point.x, centroid.y - start.point.y)
    let (along, aside) = abs(dx) >= abs(dy) ? (abs(dx), abs(dy)) : (abs(dy), abs(dx))
    let way: Direction = abs(dx) >= abs(dy) ? (dx < 0 ? .left : .right) : (dy < 0 ? .up : .down)
    if event.timestamp - start.time > Self.measure.duration || aside > Self.measure.aside {
      state = .failed
    } else if along >= Self.measure.length {
      state = direction.contains(way) ? .ended : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
