import DiagnosticCore
package import Foundation
package import GraphicsCore
import LayerCore

/// Fingers on a window: each call asks the main loop for what they do, from its clock's time on.
///
/// Whoever runs the loop lets the time go by. Points are in the window's coordinates, times in seconds.
@MainActor
package struct TouchSynthesizer {
  /// How long the finger of a tap is down, and how long it is not between two taps.
  private static let tapping = (down: 0.05, up: 0.1)

  private let window: UIWindow

  /// Fingers on `window`.
  package init(_ window: UIWindow) {
    self.window = window
  }

  /// Taps `count` times, each for 0.05 s, with 0.1 s between; returns how long it takes.
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

  /// Holds a finger down; it is lifted in the end, or taken away by the system.
  package func press(at point: CGPoint, for duration: TimeInterval = 1, isCancelled: Bool = false) {
    let fingers = Fingers(on: window)
    fingers.plan(.began, [point], after: 0)
    fingers.plan(isCancelled ? .cancelled : .ended, [point], after: Self.taken(duration))
  }

  /// Drags a finger along a line with sixty events a second, and lifts it after it has rested.
  package func drag(
    from start: CGPoint, to end: CGPoint, for duration: TimeInterval, restingFor rest: TimeInterval
  ) {
    let steps = Self.steps(Self.taken(duration) * 60)
    drag([(start, end)], for: duration, steps: steps, restingFor: rest)
  }

  /// A number of seconds that a finger does something for; 0 where the clock does not go by so many, which is reported.
  private static func taken(_ seconds: TimeInterval) -> TimeInterval {
    if (0...VirtualClock.longestStep).contains(seconds) { return seconds }
    LayoutDiagnostics.report(.clock(seconds: seconds, kept: MainLoop.main.clock.now))
    return 0
  }

  /// A number of events as a whole one: at least one, and no more than come in three minutes.
  private static func steps(_ count: Double) -> Int {
    max(1, min(Int(saturating: count.rounded()), 10_800))
  }

  /// How far a finger goes at first, so that what follows is seen as a drag, in points.
  private static let leadIn: CGFloat = 12

  /// Scrolls by `distance`: a finger goes `leadIn` points, the first of which move nothing (N.1), and then the rest in
  /// equal steps; it is lifted after it has rested, so that nothing goes on.
  package func scroll(from start: CGPoint, by distance: CGVector, for duration: TimeInterval) {
    let (event, rest, duration) = (1.0 / 60, 0.1, Self.taken(duration))
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

  /// Drags a finger in equal steps along a line and lifts it at once.
  package func drag(
    from start: CGPoint, to end: CGPoint, for duration: TimeInterval = 0.2, steps: Int = 10
  ) {
    drag([(start, end)], for: duration, steps: steps)
  }

  /// Drags fingers at once, each in equal steps along its line, and lifts them after they have rested, which is one
  /// more event without motion.
  package func drag(
    _ lines: [(start: CGPoint, end: CGPoint)], for duration: TimeInterval = 0.2, steps: Int = 10,
    restingFor rest: TimeInterval = 0
  ) {
    let (duration, rest) = (Self.taken(duration), Self.taken(rest))
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

/// Fingers that come down together and are lifted together.
@MainActor
private final class Fingers {
  private let window: UIWindow
  private let tapCount: Int
  private var touches: [UITouch] = []

  init(on window: UIWindow, tapCount: Int = 1) {
    self.window = window
    self.tapCount = tapCount
  }

  /// Asks for an event in a while: all fingers do the same, each at its point.
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
    HigherModules.application?.sendEvent(UIEvent(touches: touches, timestamp: now))
  }
}
