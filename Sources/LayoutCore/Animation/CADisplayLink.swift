public import Foundation

/// How often something is shown, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best; nil leaves it to the system.
  public var preferred: Float?

  /// As the system likes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// A range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// A timer that goes with the screen. Differs from UIKit: there is no screen that shows frames; it never fires.
open class CADisplayLink: NSObject {
  private let handler: ((CADisplayLink) -> Void)?
  private var isValid = true

  /// A display link that calls a method. Differs from UIKit: it is not called.
  public init(target: Any, selector sel: Selector) {
    handler = nil
    super.init()
  }

  /// A display link that calls `handler` for every frame.
  package init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// When the last frame was shown, in seconds.
  open private(set) var timestamp: TimeInterval = 0

  /// When the next frame will be shown.
  open var targetTimestamp: TimeInterval { timestamp + duration }

  /// How long a frame is shown.
  open var duration: TimeInterval { 1.0 / 60 }

  /// Whether no frames are reported.
  open var isPaused = false

  /// How often frames are reported; 0 is as often as the screen shows them.
  open var preferredFramesPerSecond = 0

  /// How often frames are reported.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts it. Differs from UIKit: it does not start.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Stops it in one mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Stops it for good.
  open func invalidate() { isValid = false }

  /// Reports a frame that was shown at `time`, unless paused or stopped.
  package func fire(at time: TimeInterval) {
    guard isValid, !isPaused else { return }
    timestamp = time
    handler?(self)
  }
}
