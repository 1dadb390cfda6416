import DiagnosticCore
public import Foundation
public import GraphicsCore

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
  /// The frames since it was started or went on: when that was, how many a second there are, and the number of the next.
  private struct Frames {
    let start: Double
    let rate: Double
    var next = 1.0

    /// When a frame is shown.
    func time(of frame: Double) -> Double { start + MediaTime.nearestTick(to: frame / rate) }

    /// Has the next be the first after `time`.
    mutating func pass(_ time: Double) {
      next = max(next, ((time - start) * rate).rounded(.down))
      // The number is off by one at most, but for what is lost of numbers that large.
      if self.time(of: next) <= time { next += 1 }
      if self.time(of: next) <= time { next += 1 }
    }
  }

  /// Nil while it is in no run loop.
  private var frames: Frames?

  /// A display link that calls a method. Differs from UIKit: it is not called, which is reported;
  /// `calling(_:)` of Plumb takes a closure.
  public init(target: Any, selector sel: Selector) {
    handler = nil
    super.init()
    UncalledAction.report(
      self, calls: sel, of: target as AnyObject, remedy: "Use CADisplayLink.calling(_:) of Plumb.")
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
    didSet {
      interval = nil
      restart()
    }
  }

  /// How many frames of the screen, which shows 60 a second, pass for each that is reported: the name before iOS 10.
  open var frameInterval: Int {
    get { interval ?? (preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1) }
    set {
      let frames = max(1, newValue)
      preferredFramesPerSecond = frames > 1 ? max(1, 60 / frames) : 0
      interval = frames
      restart()
    }
  }
  private var interval: Int?

  /// How often frames are reported, up to 120 times a second.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { restart() }
  }

  /// Starts it, in whichever mode. Differs from UIKit: only on the main thread; elsewhere it has no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid, frames == nil, MainExecutor.isCurrent else { return }
    frames = Frames(start: MediaTime.current(), rate: rate)
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
    frames = nil
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
    // As many as pass, exactly, where the number of frames in a second is rounded.
    if let interval { return 60 / Double(interval) }
    let range = preferredFrameRateRange
    let wanted =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond)
      : Double(range.preferred ?? 0) > 0 ? Double(range.preferred ?? 0) : Double(range.maximum)
    return wanted > 0 ? min(wanted, 120) : 60
  }

  private func restart() {
    if frames != nil { frames = Frames(start: MediaTime.current(), rate: rate) }
  }

  /// When it fires next; never, while it is stopped or paused.
  var nextFrameTime: Double {
    guard let frames, !isPaused else { return .infinity }
    return frames.time(of: frames.next)
  }

  /// Reports the last frame up to `time`; those before it were missed.
  func fireDue(at time: Double) {
    guard var passed = frames else { return }
    passed.pass(time)
    frames = passed
    fire(at: passed.time(of: passed.next - 1))
  }
}
