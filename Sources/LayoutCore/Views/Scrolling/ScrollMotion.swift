import Foundation
import LayerCore

/// Scrolling that goes on by itself: it sets the content offset at each frame of the clock, 60 a second.
///
/// The offset is a function of the time since the start alone, and frames are counted from there, so that a picture at a
/// time is the same whatever the steps to it.
final class ScrollMotion: TimedMotion {
  /// Why it goes on.
  enum Kind {
    /// The finger has let go.
    case deceleration
    /// Code asked for it.
    case animation
  }

  let kind: Kind
  /// When it is over, on the clock: at the first frame at which nothing of the way is left.
  let endTime: Double
  private let start = MediaTime.current()
  private let offset: (Double) -> CGPoint
  private let end: CGPoint
  private weak var scrollView: UIScrollView?
  private var link: CADisplayLink?

  /// Frames a second.
  private static let rate = 60.0

  /// A motion of `scrollView` that is at `offset` after so many seconds, and in the end at `end`.
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

  /// The way to where code scrolls: first faster, then slower.
  @MainActor static func animation(of scrollView: UIScrollView, to end: CGPoint) -> ScrollMotion {
    let (start, duration) = (scrollView.contentOffset, 0.3)
    let curve = CubicCurve(.easeInOut)
    return ScrollMotion(.animation, of: scrollView, to: end, duration: duration) { seconds in
      let share = CGFloat(curve.progress(at: seconds / duration))
      return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  /// Begins. Where no clock runs, it is at its end at once.
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

  /// Goes no further.
  func stop() {
    link?.invalidate()
    link = nil
    AnimationTimeline.main.remove(self)
  }

  /// Is at its end at once.
  @MainActor func finish() {
    stop()
    guard let scrollView else { return }
    scrollView.move(to: end)
    scrollView.motionDidEnd(self)
  }

  @MainActor private func step(at time: Double) {
    guard let scrollView else { return stop() }
    guard time < endTime else { return finish() }
    scrollView.move(to: scrollView.pixelAligned(offset(time - start)))
  }
}
