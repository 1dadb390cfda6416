import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Testing

/// A.17–A.19.
@MainActor
struct HitTestTests {
  @Test(
    "A.17: the right and lower edges are outside; the bounds' origin counts",
    arguments: [
      (CGPoint(x: 0, y: 0), true), (CGPoint(x: 99, y: 99), true), (CGPoint(x: 100, y: 99), false),
      (CGPoint(x: 99, y: 100), false), (CGPoint(x: 100, y: 100), false), (CGPoint(x: -1, y: 0), false),
    ])
  func pointInside(_ point: CGPoint, _ isInside: Bool) {
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 100))
    #expect(view.point(inside: point, with: nil) == isInside)
    view.bounds.origin = CGPoint(x: 7, y: -3)
    let moved = CGPoint(x: point.x + 7, y: point.y - 3)
    #expect(view.point(inside: moved, with: nil) == isInside)
  }

  private func tree() -> (root: UIView, back: UIView, front: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: root.bounds)
    let front = UIView(frame: root.bounds)
    root.addSubview(back)
    root.addSubview(front)
    return (root, back, front)
  }

  @Test(
    "A.18: views below 0.01 are not hit",
    arguments: [(0.0, false), (0.005, false), (0.0099, false), (0.01, true), (0.011, true), (1, true)])
  func alpha(_ alpha: CGFloat, _ isHit: Bool) {
    let (root, back, front) = tree()
    front.alpha = alpha
    #expect(root.hitTest(.zero, with: nil) === (isHit ? front : back))
  }

  @Test("A.18: clipping does not count, and what lies outside its parent is never hit") func clipping() {
    let (root, _, front) = tree()
    front.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let outside = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    front.addSubview(outside)
    for clips in [false, true] {
      front.clipsToBounds = clips
      #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) !== outside)
    }
  }

  @Test("A.18: a view that takes no part takes none of its subviews either", arguments: [0, 1, 2])
  func wholeSubtrees(_ way: Int) {
    let (root, back, front) = tree()
    let child = UIView(frame: front.bounds)
    front.addSubview(child)
    #expect(root.hitTest(.zero, with: nil) === child)
    switch way {
    case 0: front.isHidden = true
    case 1: front.isUserInteractionEnabled = false
    default: front.alpha = 0
    }
    #expect(root.hitTest(.zero, with: nil) === back)
  }

  @Test("A.18: the point is converted through transforms and bounds") func conversion() {
    let (root, _, front) = tree()
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    front.bounds.origin = CGPoint(x: 1000, y: 0)
    let child = UIView(frame: CGRect(x: 1000, y: 0, width: 10, height: 10))
    front.addSubview(child)
    // Half the size about the middle: the front view covers 25…75, its child 25…30.
    #expect(root.hitTest(CGPoint(x: 26, y: 26), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 31, y: 26), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 24, y: 26), with: nil) !== front)
  }

  @Test("A.19: the order of subviews counts, not zPosition") func zPosition() {
    let (root, back, front) = tree()
    back.layer.zPosition = 10
    #expect(root.hitTest(.zero, with: nil) === front)
    root.bringSubviewToFront(back)
    #expect(root.hitTest(.zero, with: nil) === back)
  }

  @Test("Overrides of both methods are asked") func overrides() {
    final class Large: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    final class Through: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let through = Through(frame: root.bounds)
    let large = Large(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    root.addSubview(large)
    root.addSubview(through)
    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === large)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
  }
}
