import ControllerCore
import DiagnosticCore
package import Foundation
package import GraphicsCore
import LayerCore
package import LayoutCore

/// A source of touches in a window, which the main loop sends at times of its clock.
///
/// The code that runs the loop advances the time. Points are in the window's coordinates, times in seconds.
@MainActor
package struct TouchSynthesizer {
  /// The time that a finger is down in a tap, and the time between two taps.
  private static let tapping = (down: 0.05, up: 0.1)

  private let window: UIWindow

  /// Creates a source of touches in a window.
  package init(_ window: UIWindow) {
    self.window = window
  }

  /// Taps `count` times, each for 0.05 s, with 0.1 s between.
  ///
  /// - Returns: The duration of all taps.
  @discardableResult
  package func tap(at point: CGPoint, count: Int = 1) -> TimeInterval {
    var time = 0.0
    for tap in 1...max(count, 1) {
      if tap > 1 { time += Self.tapping.up }
      let fingers = Fingers(on: window, tapCount: tap)
      fingers.plan(.began, [point], after: time)
      time += Self.tapping.down
      fingers.plan(.ended, [point], after: time)
    }
    return time
  }

  /// Presses with a finger for a duration; the touch then ends, or is cancelled.
  package func press(at point: CGPoint, for duration: TimeInterval = 1, isCancelled: Bool = false) {
    let fingers = Fingers(on: window)
    fingers.plan(.began, [point], after: 0)
    fingers.plan(isCancelled ? .cancelled : .ended, [point], after: Self.validDuration(duration))
  }

  /// Drags a finger along a line with sixty events per second, and lifts it after a rest.
  package func drag(
    from start: CGPoint, to end: CGPoint, for duration: TimeInterval, restingFor rest: TimeInterval
  ) {
    let steps = Self.steps(Self.validDuration(duration) * 60)
    drag([(start, end)], for: duration, steps: steps, restingFor: rest)
  }

  /// Returns a duration in seconds, or 0 for one that the clock cannot advance by, which is reported.
  private static func validDuration(_ seconds: TimeInterval) -> TimeInterval {
    if (0...VirtualClock.longestStep).contains(seconds) { return seconds }
    LayoutDiagnostics.report(.clock(seconds: seconds, kept: MainLoop.main.clock.now))
    return 0
  }

  /// Returns a number of events, rounded to a whole number from one to those of three minutes.
  private static func steps(_ count: Double) -> Int {
    max(1, min(Int(saturating: count.rounded()), 10_800))
  }

  /// The distance in points of a drag's first move, from which the rest is recognized as a drag.
  private static let leadIn: CGFloat = 12

  /// Scrolls by `distance`.
  ///
  /// A finger moves `leadIn` points, the first of which scroll nothing (N.1), and then the rest in equal steps; it is
  /// lifted after a rest, so that scrolling stops.
  package func scroll(from start: CGPoint, by distance: CGVector, for duration: TimeInterval) {
    let (event, rest, duration) = (1.0 / 60, 0.1, Self.validDuration(duration))
    let isAcross = abs(distance.dx) > abs(distance.dy)
    func point(after way: CGFloat) -> CGPoint {
      isAcross
        ? CGPoint(x: start.x + (distance.dx < 0 ? -way : way), y: start.y)
        : CGPoint(x: start.x, y: start.y + (distance.dy < 0 ? -way : way))
    }
    let (begun, unmoved) = (point(after: Self.leadIn), point(after: UIPanGestureRecognizer.slop))
    let end = CGPoint(x: unmoved.x + distance.dx, y: unmoved.y + distance.dy)
    let fingers = Fingers(on: window)
    fingers.plan(.began, [start], after: 0)
    let steps = max(1, Self.steps(duration / event) - 1)
    for step in 0...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: begun.x + (end.x - begun.x) * share, y: begun.y + (end.y - begun.y) * share)
      fingers.plan(.moved, [point], after: event * Double(step + 1))
    }
    fingers.plan(.moved, [end], after: duration + rest)
    fingers.plan(.ended, [end], after: duration + rest)
  }

  /// Drags a finger in equal steps along a line, and lifts it at once.
  package func drag(
    from start: CGPoint, to end: CGPoint, for duration: TimeInterval = 0.2, steps: Int = 10
  ) {
    drag([(start, end)], for: duration, steps: steps)
  }

  /// Drags several fingers at the same time, each in equal steps along its line, and lifts them.
  ///
  /// A rest before the end is one more event without motion.
  package func drag(
    _ lines: [(start: CGPoint, end: CGPoint)], for duration: TimeInterval = 0.2, steps: Int = 10,
    restingFor rest: TimeInterval = 0
  ) {
    let (duration, rest) = (Self.validDuration(duration), Self.validDuration(rest))
    let fingers = Fingers(on: window)
    fingers.plan(.began, lines.map(\.start), after: 0)
    for step in 1...max(steps, 1) {
      let share = Double(step) / Double(max(steps, 1))
      let points = lines.map { line in
        CGPoint(
          x: line.start.x + (line.end.x - line.start.x) * CGFloat(share),
          y: line.start.y + (line.end.y - line.start.y) * CGFloat(share))
      }
      fingers.plan(.moved, points, after: duration * share)
    }
    if rest > 0 { fingers.plan(.moved, lines.map(\.end), after: duration + rest) }
    fingers.plan(.ended, lines.map(\.end), after: duration + rest)
  }
}

/// A group of fingers that touch and leave a window together.
@MainActor
final class Fingers {
  private let window: UIWindow
  private let tapCount: Int
  private var touches: [UITouch] = []

  /// Creates the fingers of a tap, the `tapCount`th of several in quick succession.
  init(on window: UIWindow, tapCount: Int = 1) {
    self.window = window
    self.tapCount = tapCount
  }

  /// Schedules an event after a delay, in which all fingers do the same, each at its point.
  func plan(_ phase: UITouch.Phase, _ points: [CGPoint], after delay: TimeInterval) {
    MainLoop.main.clock.after(delay) { self.send(phase, points) }
  }

  private func send(_ phase: UITouch.Phase, _ points: [CGPoint]) {
    let now = MainLoop.main.clock.now
    if phase == .began {
      touches = points.map { UITouch(in: window, at: $0, timestamp: now, tapCount: tapCount) }
    } else {
      for (touch, point) in zip(touches, points) { touch.update(phase, to: point, timestamp: now) }
    }
    UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: now))
  }
}
