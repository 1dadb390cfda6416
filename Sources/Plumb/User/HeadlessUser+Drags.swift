public import Foundation
import GraphicsCore
import InteractionCore
public import LayoutCore

/// Drags of items from a view to another one, and the pointer.
extension HeadlessUser {
  /// Drags what a view has to another view: a long touch lifts it, and then it follows the finger.
  ///
  /// - Parameters:
  ///   - rest: The duration for which the finger rests above the other view before it is lifted, in seconds.
  ///   - meanwhile: A closure that is called before the finger is lifted, to look at the drag in flight.
  /// - Throws: An error if one of the views is not visible.
  public func drag(
    _ view: UIView, onto other: UIView, restingFor rest: TimeInterval = 0, meanwhile: () -> Void = {}
  ) throws(HeadlessUserError) {
    let start = try point(of: view)
    guard let part = visiblePart(of: other) else { throw .outOfSight(other.userDescription) }
    let end = CGPoint(x: part.midX, y: part.midY)
    let finger = HeldFinger(on: window, at: start)
    finger.rest(for: Self.lifting)
    let steps = 20
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    if rest > 0 { finger.rest(for: rest) }
    meanwhile()
    finger.lift()
    HeadlessLoop.runUntilIdle()
  }

  /// Drags what the view named `name` has to the view named `other`.
  public func drag(_ name: String, onto other: String) throws(HeadlessUserError) {
    try drag(view(named: name), onto: view(named: other))
  }

  /// The time that a finger rests on a view to lift what that has, in seconds.
  private static let lifting = 0.7

  // MARK: Pointer

  /// Moves the pointer to a point of the window, or out of the window for `nil`.
  public func hover(at point: CGPoint?) {
    HeadlessLoop.enqueue { [window] in PointerMover.move(to: point, in: window) }
    HeadlessLoop.runUntilIdle()
  }

  /// Moves the pointer to the middle of the visible part of a view.
  public func hover(over view: UIView) throws(HeadlessUserError) {
    hover(at: try point(of: view))
  }

  /// Moves the pointer to the middle of the view named `name`.
  public func hover(over name: String) throws(HeadlessUserError) {
    try hover(over: view(named: name))
  }
}
