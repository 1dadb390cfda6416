internal import Foundation
import GraphicsCore
import LayoutCore

/// A finger on the screen that goes where the code leads it that sees what happens, an event at a time.
@MainActor
final class HeldFinger {
  private static let event = 1.0 / 60
  /// The most points that the finger moves between two events.
  private static let stride: CGFloat = 8
  private let fingers: Fingers
  /// The place of the finger in the window.
  private(set) var point: CGPoint

  /// Creates a finger that touches a window at a point.
  init(on window: UIWindow, at point: CGPoint) {
    fingers = Fingers(on: window)
    self.point = point
    send(.began)
  }

  /// Moves the finger, and lets the loop run until the next event.
  func move(to point: CGPoint) {
    self.point = point
    send(.moved)
  }

  /// Moves the finger a step along a way, within an area, and returns whether it moved; at the edge it waits.
  func move(toward way: CGVector, in area: CGRect) -> Bool {
    let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
    let share = length > Self.stride ? Self.stride / length : 1
    let area = area.insetBy(dx: min(4, area.width / 2), dy: min(4, area.height / 2))
    let next = CGPoint(
      x: max(area.minX, min(point.x + way.dx * share, area.maxX)),
      y: max(area.minY, min(point.y + way.dy * share, area.maxY)))
    let hasMoved = next != point
    move(to: next)
    return hasMoved
  }

  /// Leaves the finger where it is for a duration.
  func rest(for seconds: TimeInterval) { HeadlessLoop.run(for: seconds) }

  /// Takes the finger off the screen after a rest, so that nothing goes on by itself.
  func lift() {
    rest(for: 0.1)
    send(.moved)
    send(.ended)
    HeadlessLoop.run(for: 0.5)
  }

  private func send(_ phase: UITouch.Phase) {
    fingers.plan(phase, [point], after: Self.event)
    HeadlessLoop.run(for: Self.event)
  }
}
