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

/// A timer that goes with the screen, and that with the clock: it fires for every frame where a clock runs, else never.
open class CADisplayLink: NSObject {
  private let handler: ((CADisplayLink) -> Void)?
  private var isValid = true
  /// The number of the next frame, counted from the start of the clock; nil while it is in no run loop.
  private var nextFrame: Double?
  /// The frames a second that `nextFrame` counts.
  private var countedRate = 60.0

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
  open var targetTimestamp: TimeInterval { timestamp + 1 / rate }

  /// How long a frame is shown.
  open var duration: TimeInterval { 1 / rate }

  /// Whether no frames are reported.
  open var isPaused = false {
    didSet { if oldValue, !isPaused { restart() } }
  }

  /// How often frames are reported; 0 is as often as the screen shows them, 60 times a second.
  open var preferredFramesPerSecond = 0 {
    didSet { restart() }
  }

  /// How often frames are reported, up to 120 times a second.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { restart() }
  }

  /// Starts it, in whichever mode. Differs from UIKit: only on the main thread; elsewhere it has no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid, nextFrame == nil, MainExecutor.isCurrent else { return }
    count(from: MediaTime.current())
    AnimationTimeline.main.add(self, to: \.links)
  }

  /// Stops it. Differs from UIKit: it is in all modes or in none; only on the main thread, elsewhere it has no effect.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if MainExecutor.isCurrent { stop() }
  }

  /// Stops it for good. Differs from UIKit: only on the main thread; elsewhere it has no effect.
  open func invalidate() {
    guard MainExecutor.isCurrent else { return }
    isValid = false
    stop()
  }

  private func stop() {
    nextFrame = nil
    AnimationTimeline.main.remove(self, from: \.links)
  }

  /// Reports a frame that was shown at `time`, unless paused or stopped.
  package func fire(at time: TimeInterval) {
    guard isValid, !isPaused else { return }
    timestamp = time
    handler?(self)
  }

  /// Frames a second.
  private var rate: Double {
    let range = preferredFrameRateRange
    let wanted =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond)
      : Double(range.preferred ?? 0) > 0 ? Double(range.preferred ?? 0) : Double(range.maximum)
    return wanted > 0 ? min(wanted, 120) : 60
  }

  private func restart() {
    if nextFrame != nil { count(from: MediaTime.current()) }
  }

  /// The next frame is the first after `time`.
  private func count(from time: Double) {
    countedRate = rate
    var frame = (time * countedRate).rounded(.down) + 1
    while frame / countedRate <= time { frame += 1 }
    nextFrame = frame
  }

  /// When it fires next; never, while it is stopped or paused.
  var nextFrameTime: Double {
    guard let nextFrame, !isPaused else { return .infinity }
    return nextFrame / countedRate
  }

  /// Reports the last frame up to `time`; those before it were missed.
  func fireDue(at time: Double) {
    guard let due = nextFrame else { return }
    count(from: time)
    fire(at: max(due, (nextFrame ?? due) - 1) / countedRate)
  }
}
