import Foundation
public import StyleCore

/// Sees a finger that is dragged from an edge of its view.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near the edge a finger comes down, in points.
  private static let reach: CGFloat = 20

  /// The edges at which it may begin; none at first.
  open var edges: UIRectEdge = []

  /// Whether it may begin now.
  var mayBegin: @MainActor () -> Bool = { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Of the first finger; others come as in any pan.
    if state == .possible {
      guard mayBegin(), let view, touches.allSatisfy({ isAtEdge($0.location(in: view), of: view) }) else {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  /// A finger that does not leave the edge straight away does something else.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let way = translation(in: view)
    if state == .possible, way.x * way.x + way.y * way.y >= 25, !leavesEdge(way) {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  /// What scrolls waits to see whether a finger at the edge is meant for this.
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
