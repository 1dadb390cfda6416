import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing

@testable import DynamicsCore

/// The motion of items by dynamic behaviors.
@MainActor
struct DynamicsTests {
  private let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func item(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
    reference.addSubview(view)
    return view
  }

  private func animator(_ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: reference)
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
  }

  private func run(_ animator: UIDynamicAnimator, for seconds: Double) {
    // Frames of a sixtieth of a second.
    for _ in 0..<Int((seconds * 60).rounded()) { animator.advance(by: 1.0 / 60) }
  }

  @Test("Gravity accelerates by 1,000 points per second and second") func gravity() {
    let view = item(200, 50)
    let gravity = UIGravityBehavior(items: [view])
    run(animator(gravity), for: 0.5)
    // Half of 1,000 · 0.5² is 125; steps of 1/240 s add half a step at the last speed: 500 / 480.
    #expect(abs(view.center.y - (50 + 125)) < 1.5 && view.center.x == 200)
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0) && gravity.angle == 0)
    gravity.magnitude = .nan
    #expect(gravity.magnitude == 2)
  }

  @Test("A falling item comes to rest on the lower edge, and the animator pauses") func floor() {
    final class Notes: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
      var all: [String] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) { all.append("began \(identifier == nil ? "edge" : "other") \(Int(p.y.rounded()))") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { all.append("paused") }
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { all.append("resumed") }
    }
    let (view, notes) = (item(200, 200), Notes())
    let collisions = UICollisionBehavior(items: [view])
    collisions.translatesReferenceBoundsIntoBoundary = true
    collisions.collisionDelegate = notes
    let animator = UIDynamicAnimator(referenceView: reference)
    animator.delegate = notes
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collisions)
    run(animator, for: 3)
    #expect(abs(view.center.y - 350) < 0.5 && abs(view.center.x - 200) < 0.5)
    #expect(notes.all == ["resumed", "began edge 400", "paused"] && !animator.isRunning)
    animator.updateItem(usingCurrentState: view)
    #expect(animator.isRunning)
  }

  @Test("An elastic item rises to nearly the height that it fell from") func bounces() {
    let view = item(200, 100)
    let properties = UIDynamicItemBehavior(items: [view])
    (properties.elasticity, properties.allowsRotation) = (1, false)
    let collisions = UICollisionBehavior(items: [view])
    collisions.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 350), to: CGPoint(x: 400, y: 350))
    let animator = animator(UIGravityBehavior(items: [view]), collisions, properties)
    // It falls 200 points in 0.632 s, and needs as long to rise.
    run(animator, for: 0.632 * 2)
    #expect(view.center.y < 120 && view.center.y > 80)
    #expect(abs(properties.linearVelocity(for: view).y) < 80)
    #expect(collisions.boundaryIdentifiers?.count == 1)
    collisions.removeBoundary(withIdentifier: "floor" as NSString)
    #expect(collisions.boundaryIdentifiers == nil)
    run(animator, for: 2)
    #expect(view.center.y > 500, "nothing stops it")
  }

  @Test("Boundaries are told apart by their identifiers, not by what these print") func identifiers() {
    let collisions = UICollisionBehavior(items: [])
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    collisions.addBoundary(withIdentifier: "1" as NSString, for: path)
    collisions.addBoundary(withIdentifier: NSNumber(value: 1), for: path)
    #expect(collisions.boundaryIdentifiers?.count == 2)
    // An equal identifier replaces the boundary that has it.
    collisions.addBoundary(withIdentifier: NSString(string: "1"), for: path)
    #expect(collisions.boundaryIdentifiers?.count == 2)
    collisions.removeBoundary(withIdentifier: NSNumber(value: 1))
    #expect(collisions.boundary(withIdentifier: "1" as NSString) === path)
    #expect(collisions.boundary(withIdentifier: NSNumber(value: 1)) == nil)
  }

  @Test("Items collide: a lighter one gets the motion of an equal one") func items() {
    let (one, other) = (item(100, 200), item(300, 200))
    let properties = UIDynamicItemBehavior(items: [one, other])
    (properties.elasticity, properties.allowsRotation) = (1, false)
    properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: one)
    let animator = animator(properties, UICollisionBehavior(items: [one, other]))
    run(animator, for: 1)
    // Of equal masses, the first stops and the second goes on.
    #expect(abs(properties.linearVelocity(for: one).x) < 10)
    #expect(abs(properties.linearVelocity(for: other).x - 200) < 10)
    #expect(other.frame.minX >= one.frame.maxX - 1)
  }

  @Test("A snapped item comes to rest at its point, upright") func snap() {
    let view = item(100, 100)
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    let animator = animator(UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 250)))
    run(animator, for: 2)
    #expect(abs(view.center.x - 300) < 0.5 && abs(view.center.y - 250) < 0.5)
    #expect(abs(view.transform.b) < 0.01 && !animator.isRunning)
  }

  @Test("A rigid attachment keeps its length, and a spring swings around it") func attachments() {
    let view = item(200, 200)
    let rigid = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 100))
    #expect(rigid.length == 100 && rigid.attachedBehaviorType == .anchor)
    let animator = animator(UIGravityBehavior(items: [view]), rigid)
    run(animator, for: 1)
    #expect(abs(view.center.y - 200) < 0.5)
    rigid.anchorPoint = CGPoint(x: 300, y: 100)
    run(animator, for: 0.5)
    let distance = hypot(view.center.x - 300, view.center.y - 100)
    #expect(abs(distance - 100) < 1)
    let hung = item(100, 100)
    let spring = UIAttachmentBehavior(item: hung, attachedToAnchor: CGPoint(x: 100, y: 50))
    (spring.length, spring.frequency, spring.damping) = (150, 2, 0.5)
    let springs = UIDynamicAnimator(referenceView: reference)
    springs.addBehavior(spring)
    run(springs, for: 4)
    #expect(abs(hung.center.y - 200) < 1)
  }

  @Test("Pinned and limited items stay as near as they were") func pairs() {
    let (one, other) = (item(100, 100, 40, 40), item(160, 100, 40, 40))
    let anchor = UIDynamicItemBehavior(items: [one])
    anchor.isAnchored = true
    let limit = UIAttachmentBehavior.limitAttachment(
      with: one, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    let animator = animator(UIGravityBehavior(items: [other]), anchor, limit)
    run(animator, for: 1)
    #expect(hypot(other.center.x - 100, other.center.y - 100) < 61 && one.center == CGPoint(x: 100, y: 100))
    animator.removeAllBehaviors()
    #expect(!animator.isRunning && animator.behaviors.isEmpty && limit.dynamicAnimator == nil)
  }

  @Test("Pushes, children and actions") func pushes() {
    let view = item(100, 100)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let whole = UIDynamicBehavior()
    whole.addChildBehavior(push)
    var frames = 0
    whole.action = { frames += 1 }
    let animator = animator(whole)
    #expect(push.dynamicAnimator === animator && push.active)
    run(animator, for: 1)
    // An item that weighs 1 moves at 100 points per second.
    #expect(abs(view.center.x - 200) < 0.5 && !push.active && frames == 60)
    whole.removeChildBehavior(push)
    #expect(push.dynamicAnimator == nil)
  }

  @Test("Items move on the clock, in the same way each time") func clock() {
    let centers = (0..<2).map { _ in
      let view = item(200, 50)
      AnimationClock.setRunning(true)
      defer { AnimationClock.setRunning(false) }
      let animator = animator(UIGravityBehavior(items: [view]))
      MainLoop.main.run(for: 0.5)
      animator.removeAllBehaviors()
      return view.center
    }
    #expect(centers[0] == centers[1] && centers[0].y > 120)
  }

  @Test(
    "Numbers that no item can have leave it at a place", arguments: [CGFloat.nan, .infinity, -1e300, 1e300])
  func hostileNumbers(_ number: CGFloat) {
    let view = item(200, 200)
    let gravity = UIGravityBehavior(items: [view])
    gravity.gravityDirection = CGVector(dx: number, dy: number)
    let properties = UIDynamicItemBehavior(items: [view])
    properties.addLinearVelocity(CGPoint(x: number, y: 0), for: view)
    (properties.density, properties.resistance, properties.friction) = (number, number, number)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: number, y: 100))
    attachment.length = number
    attachment.frequency = number
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: number, y: number))
    let collisions = UICollisionBehavior(items: [view])
    collisions.addBoundary(
      withIdentifier: "a" as NSString, from: CGPoint(x: number, y: 0), to: CGPoint(x: 1, y: number))
    let animator = animator(gravity, properties, attachment, snap, collisions)
    run(animator, for: 0.2)
    #expect(view.center.x.isFinite && view.center.y.isFinite)
    #expect(animator.world.bodies.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
  }
}
