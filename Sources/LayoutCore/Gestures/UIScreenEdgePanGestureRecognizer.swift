import Foundation
public import StyleCore

/// A recognizer of a finger that is dragged from an edge of its view.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The distance from the edge up to which a finger may touch the view, in points.
  private static let reach: CGFloat = 20

  /// The edges at which the gesture may begin, none by default.
  open var edges: UIRectEdge = []

  /// A closure that returns whether the gesture may begin now.
  package var mayBegin: @MainActor () -> Bool = { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Only the first finger has to be at the edge; others are added as in any pan.
    if state == .possible {
      guard mayBegin(), let view, touches.allSatisfy({ isAtEdge($0.location(in: view), of: view) }) else {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Fails for a finger that does not move straight away from the edge.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let way = translation(in: view)
    if state == .possible, way.x * way.x + way.y * way.y >= 25, !leavesEdge(way) {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  /// Returns whether another recognizer waits for this one, as the pan recognizer of a scroll view does.
  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanRecognizer
  }

  private func leavesEdge(_ way: CGPoint) -> Bool {
    if abs(way.x) >= abs(way.y) {
      return edges.contains(.left) && way.x > 0 || edges.contains(.right) && way.x < 0
    }
    return edges.contains(.top) && way.y > 0 || edges.contains(.bottom) && way.y < 0
  }

  private func isAtEdge(_ point: CGPoint, of view: UIView) -> Bool {
    let bounds = view.bounds
    return edges.contains(.left) && point.x - bounds.minX <= Self.reach
      || edges.contains(.right) && bounds.maxX - point.x <= Self.reach
      || edges.contains(.top) && point.y - bounds.minY <= Self.reach
      || edges.contains(.bottom) && bounds.maxY - point.y <= Self.reach
  }
}
