import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

@testable import DynamicsCore

/// Fields that push items, their regions, and attachments that slide.
@MainActor
struct FieldTests {
  private let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func item(_ x: CGFloat, _ y: CGFloat, size: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x - size / 2, y: y - size / 2, width: size, height: size))
    reference.addSubview(view)
    return view
  }

  private func run(_ seconds: Double, _ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: reference)
    for behavior in behaviors { animator.addBehavior(behavior) }
    for _ in 0..<Int((seconds * 60).rounded()) { animator.advance(by: 1.0 / 60) }
    return animator
  }

  @Test func `regions are circles and rectangles, and what is made of them`() {
    let circle = UIRegion(radius: 10)
    let square = UIRegion(size: CGSize(width: 20, height: 20))
    let corner = CGPoint(x: 9, y: 9)
    // 9² + 9² is more than 10².
    #expect(!circle.contains(corner) && square.contains(corner))
    #expect(square.difference(from: circle).contains(corner))
    #expect(!square.intersection(with: circle).contains(corner))
    #expect(circle.union(with: square).contains(corner) && circle.inverse().contains(corner))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
    #expect(!UIRegion(radius: .nan).contains(.zero))
  }

  @Test func `linear gravity accelerates all items in its region alike`() {
    let (inside, heavy, outside) = (item(100, 100), item(100, 200, size: 200), item(390, 390))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    (field.position, field.region) = (CGPoint(x: 100, y: 150), UIRegion(radius: 150))
    field.strength = 2
    for view in [inside, heavy, outside] { field.addItem(view) }
    let animator = run(0.5, field)
    // 2 · 100 points per second and second for half a second: 25 points, and half a step at the last speed.
    #expect(abs(inside.center.x - 125) < 0.5 && abs(heavy.center.x - 125) < 0.5)
    #expect(outside.center.x == 390 && animator.isRunning)
  }

  @Test func `a spring field lets an item swing around its position`() {
    let view = item(300, 200)
    let field = UIFieldBehavior.springField()
    (field.position, field.strength) = (CGPoint(x: 200, y: 200), 100)
    field.addItem(view)
    // The mass is 1, so that the item swings with 10 radians a second: after π / 10 s it is on the other side.
    _ = run(0.314, field)
    #expect(abs(view.center.x - 100) < 4)
  }

  @Test func `a drag field slows, and a velocity field gives items its velocity`() {
    let (slow, carried) = (item(100, 100), item(100, 300))
    let properties = UIDynamicItemBehavior(items: [slow])
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: slow)
    let drag = UIFieldBehavior.dragField()
    drag.addItem(slow)
    let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: -50))
    wind.addItem(carried)
    let animator = run(1, properties, drag, wind)
    // The speed falls to 100 / e after a second.
    #expect(abs(properties.linearVelocity(for: slow).x - 100 / 2.71828) < 1)
    #expect(abs(carried.center.y - 250) < 1)
    #expect(animator.isRunning)
  }

  @Test func `charges are pushed by electric fields, and a radial field becomes weaker with the distance`() {
    let (charged, plain) = (item(200, 100), item(300, 200))
    let properties = UIDynamicItemBehavior(items: [charged])
    properties.charge = 1
    let electric = UIFieldBehavior.electricField()
    electric.position = CGPoint(x: 200, y: 200)
    for view in [charged, plain] { electric.addItem(view) }
    _ = run(0.5, properties, electric)
    #expect(charged.center.y < 90 && plain.center == CGPoint(x: 300, y: 200))
    let (near, far) = (item(220, 200), item(240, 200))
    let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 200))
    (radial.falloff, radial.minimumRadius) = (1, 20)
    for view in [near, far] { radial.addItem(view) }
    _ = run(0.1, radial)
    let (first, second) = (220 - near.center.x, 240 - far.center.x)
    // At twice the minimum radius it is half as strong.
    #expect(first > 0.4 && abs(second / first - 0.5) < 0.02)
  }

  @Test func `noise is the same in every run, and a closure computes a force`() {
    func noisy() -> CGPoint {
      let view = item(150, 150)
      let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
      field.strength = 5
      field.addItem(view)
      _ = run(0.5, field)
      return view.center
    }
    let first = noisy()
    #expect(first == noisy() && first != CGPoint(x: 150, y: 150))
    let view = item(100, 100)
    var masses: Set<CGFloat> = []
    let field = UIFieldBehavior.field { _, _, _, mass, _, _ in
      masses.insert(mass)
      return CGVector(dx: 0, dy: 1)
    }
    field.addItem(view)
    _ = run(0.5, field)
    #expect(masses == [1] && abs(view.center.y - 112.5) < 0.5)
  }

  @Test func `an item slides along its axis alone, within a range`() {
    let view = item(100, 100)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view, attachmentAnchor: CGPoint(x: 100, y: 100), axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
    let gravity = UIGravityBehavior(items: [view])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    _ = run(1, gravity, slide)
    #expect(abs(view.center.x - 100) < 0.5 && abs(view.center.y - 160) < 0.5)
    #expect(abs(view.transform.b) < 0.01, "it does not turn")
  }

  @Test func `numbers that are none leave items where they are`() {
    let view = item(100, 100)
    let field = UIFieldBehavior.vortexField()
    (field.strength, field.falloff, field.minimumRadius) = (.nan, .nan, .nan)
    field.position = CGPoint(x: CGFloat.nan, y: 0)
    #expect(field.position == .zero)
    field.addItem(view)
    _ = run(0.2, field)
    #expect(view.center == CGPoint(x: 100, y: 100))
  }
}
