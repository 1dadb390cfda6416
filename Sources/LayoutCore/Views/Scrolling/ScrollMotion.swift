import Foundation
import LayerCore
import StyleCore

/// Automatic scrolling, which sets the content offset at each frame of the clock, 60 per second.
///
/// The offset is a function only of the time since the start, and frames are counted from there, so that a picture at a
/// time does not depend on the steps to it.
final class ScrollMotion: TimedMotion {
  /// The cause of the motion.
  enum Kind {
    /// The end of a drag.
    case deceleration
    /// An animation that code began.
    case animation
  }

  let kind: Kind
  /// The time of the end on the clock: the first frame at which nothing of the distance is left.
  let endTime: Double
  private let start = MediaTime.current()
  private let offset: (Double) -> CGPoint
  private let end: CGPoint
  /// The distance by which the content moved down since the start.
  private var shift: CGFloat = 0
  private weak var scrollView: UIScrollView?
  private var link: CADisplayLink?

  /// The number of frames per second.
  private static let rate = 60.0

  /// Creates a motion of `scrollView` to `end`.
  ///
  /// - Parameter offset: A closure that returns the offset after a number of seconds.
  init(
    _ kind: Kind, of scrollView: UIScrollView, to end: CGPoint, duration: Double,
    offset: @escaping (Double) -> CGPoint
  ) {
    self.kind = kind
    self.scrollView = scrollView
    self.end = end
    self.offset = offset
    var frame = (duration * Self.rate).rounded(.up)
    if (frame - 1) / Self.rate >= duration { frame -= 1 }
    endTime = duration > 0 ? start + MediaTime.nearestTick(to: frame / Self.rate) : start
  }

  /// Returns the motion of an animated scroll, which starts and ends slowly.
  @MainActor static func animation(of scrollView: UIScrollView, to end: CGPoint) -> ScrollMotion {
    let (start, duration) = (scrollView.contentOffset, 0.3)
    let curve = UnitBezier(.easeInOut)
    return ScrollMotion(.animation, of: scrollView, to: end, duration: duration) { seconds in
      let share = CGFloat(curve.progress(at: seconds / duration))
      return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  /// Begins the motion.
  ///
  /// Without a running clock, it ends at once.
  @MainActor func run() {
    guard AnimationClock.isRunning, endTime > start else { return finish() }
    let link = CADisplayLink { [weak self] link in
      let time = link.timestamp
      MainActor.assumeIsolated { self?.step(at: time) }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
    AnimationTimeline.main.add(self)
  }

  /// Moves the rest of the motion by a distance.
  func shift(by distance: CGFloat) { shift += distance }

  /// Stops the motion.
  func stop() {
    link?.invalidate()
    link = nil
    AnimationTimeline.main.remove(self)
  }

  /// Ends the motion at its final offset.
  @MainActor func finish() {
    stop()
    guard let scrollView else { return }
    scrollView.move(to: CGPoint(x: end.x, y: end.y + shift))
    scrollView.motionDidEnd(self)
  }

  @MainActor private func step(at time: Double) {
    guard let scrollView else { return stop() }
    guard time < endTime else { return finish() }
    let point = offset(time - start)
    scrollView.move(to: scrollView.pixelAligned(CGPoint(x: point.x, y: point.y + shift)))
  }
}
