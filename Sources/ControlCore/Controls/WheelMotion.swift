import Foundation
import LayerCore

/// The motion of a wheel that turns by itself, at each frame of the clock, 60 per second.
///
/// The position is a function of the time since the start alone, so that a picture does not depend on the steps to it.
final class WheelMotion: TimedMotion {
  let endTime: Double
  private let start = MediaTime.current()
  private let step: @MainActor (Double) -> Void
  private let end: @MainActor () -> Void
  private var link: CADisplayLink?
  private var isOver = false

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - step: The function that is called at each frame with the seconds since the start.
  ///   - end: The function that is called at the end, unless the motion is stopped before.
  init(
    duration: Double, step: @escaping @MainActor (Double) -> Void, end: @escaping @MainActor () -> Void
  ) {
    let frames = (max(0, duration) * 60).rounded(.up)
    endTime = frames > 0 ? start + MediaTime.nearestTick(to: frames / 60) : start
    (self.step, self.end) = (step, end)
  }

  /// Begins the motion; without a running clock, it ends at once.
  @MainActor func run() {
    guard AnimationClock.isRunning, endTime > start else { return finish() }
    let link = CADisplayLink { [weak self] link in
      let time = link.timestamp
      MainActor.assumeIsolated { self?.show(at: time) }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
    AnimationTimeline.main.add(self)
  }

  /// Stops the motion where it is.
  func stop() {
    isOver = true
    link?.invalidate()
    link = nil
    AnimationTimeline.main.remove(self)
  }

  /// Moves to the end at once.
  @MainActor func finish() {
    guard !isOver else { return }
    stop()
    end()
  }

  @MainActor private func show(at time: Double) {
    guard !isOver else { return }
    if time < endTime { step(time - start) } else { finish() }
  }
}
