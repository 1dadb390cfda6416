import DiagnosticCore
public import Foundation
public import GraphicsCore

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate.
  public var minimum: Float
  /// The maximum rate.
  public var maximum: Float
  /// The preferred rate; nil leaves it to the system.
  public var preferred: Float?

  /// The range that leaves the rate to the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates the range that leaves the rate to the system.
  public init() {
    self = .default
  }

  /// Creates a range of frame rates, in frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// A timer that fires for each frame of the animation clock; where no clock runs, it never fires.
open class CADisplayLink: NSObject {
  private var handler: ((CADisplayLink) -> Void)?
  private var isValid = true
  /// The frames since the link was started or resumed: the time of that, the frames per second, the number of the next.
  private struct Frames {
    let start: Double
    let rate: Double
    var next = 1.0

    /// Returns the time at which a frame is shown.
    func time(of frame: Double) -> Double { start + MediaTime.nearestTick(to: frame / rate) }

    /// Makes the first frame after `time` the next.
    mutating func pass(_ time: Double) {
      next = max(next, ((time - start) * rate).rounded(.down))
      // The number is off by at most one, apart from the precision that numbers of that size lose.
      if self.time(of: next) <= time { next += 1 }
      if self.time(of: next) <= time { next += 1 }
    }
  }

  /// The schedule of frames; nil while the link is in no run loop.
  private var frames: Frames?

  /// Creates a display link that calls a method of a target, which it retains.
  public init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    handler = { sel.invoke(on: target, with: [$0]) }
    super.init()
    UncalledAction.report(
      self, calls: sel, of: target, remedy: "Use CADisplayLink.calling(_:) of Plumb.")
  }

  /// Creates a display link that calls `handler` for each frame.
  package init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// The time of the last frame, in seconds.
  open private(set) var timestamp: TimeInterval = 0

  /// The time of the next frame, in seconds.
  open var targetTimestamp: TimeInterval { timestamp + 1 / rate }

  /// The time between frames, in seconds.
  open var duration: TimeInterval { 1 / rate }

  /// Whether or not the link is paused.
  open var isPaused = false {
    didSet { if oldValue, !isPaused { restart() } }
  }

  /// The frame rate, in frames per second; 0 selects that of the screen, 60.
  open var preferredFramesPerSecond = 0 {
    didSet {
      interval = nil
      restart()
    }
  }

  /// The number of frames of the screen, which shows 60 a second, for each call: the property before iOS 10.
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

  /// The range of frame rates, up to 120 frames per second.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { restart() }
  }

  /// Adds the link to a run loop, in all modes.
  ///
  /// Differs from UIKit: only on the main thread; elsewhere it has no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid, frames == nil, MainExecutor.isCurrent else { return }
    frames = Frames(start: MediaTime.current(), rate: rate)
    AnimationTimeline.main.add(self, to: \.links)
  }

  /// Removes the link from the run loop.
  ///
  /// Differs from UIKit: it is in all modes or in none; only on the main thread, elsewhere it has no effect.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if MainExecutor.isCurrent { stop() }
  }

  /// Removes the link from all modes for good.
  ///
  /// Differs from UIKit: only on the main thread; elsewhere it has no effect.
  open func invalidate() {
    guard MainExecutor.isCurrent else { return }
    isValid = false
    handler = nil
    stop()
  }

  private func stop() {
    frames = nil
    AnimationTimeline.main.remove(self, from: \.links)
  }

  /// Calls the handler for a frame that was shown at `time`, unless the link is paused or invalidated.
  package func fire(at time: TimeInterval) {
    guard isValid, !isPaused else { return }
    timestamp = time
    handler?(self)
  }

  /// The frame rate, in frames per second.
  private var rate: Double {
    // The exact rate of an interval, where the number of frames per second is rounded.
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

  /// The time of the next call; infinite while the link is stopped or paused.
  var nextFrameTime: Double {
    guard let frames, !isPaused else { return .infinity }
    return frames.time(of: frames.next)
  }

  /// Calls the handler for the last frame up to `time`; the frames before it were missed.
  func fireDue(at time: Double) {
    guard var passed = frames else { return }
    passed.pass(time)
    frames = passed
    fire(at: passed.time(of: passed.next - 1))
  }
}
