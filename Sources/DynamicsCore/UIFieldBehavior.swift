public import Foundation
public import GraphicsCore
import LayoutCore
import StyleCore

/// A behavior that pushes the items in a region by a field around a point.
///
/// Differs from UIKit: a strength of 1 accelerates an item of 100 by 100 points and density 1, at the minimum radius, by 100
/// points per second and second, which is an estimate; a falloff between whole numbers lies on a line between those of the two.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// The acceleration of a strength of 1, in points per second and second.
  private static let unit = 100.0
  private let force: DynamicField

  init(_ force: DynamicField) {
    self.force = force
    super.init()
  }

  /// Returns a field that slows items.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Returns a field that pushes items around its position.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Returns a field that pulls items towards a point.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radial)
    field.position = position
    return field
  }
  /// Returns a field that pushes items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linear)
    field.direction = direction
    return field
  }
  /// Returns a field that gives items a velocity.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// Returns a field of smooth random pushes, the same in every run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Returns a field of smooth random pushes of items that move, which grow with their speed.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Returns a field that pulls items back as a spring does.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Returns a field that pushes charged items away from its position.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Returns a field that turns the way of charged items.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// Returns a field whose force a closure computes.
  ///
  /// Its arguments are the field, the place of an item in it, the item's velocity, mass and charge, and the duration of the
  /// step, in seconds.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

  /// The items.
  open var items: [any UIDynamicItem] { list.all }
  override var movedItems: [any UIDynamicItem] { items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }

  /// The middle of the field.
  open var position = CGPoint.zero {
    didSet {
      if !position.x.isFinite || !position.y.isFinite { position = oldValue }
      didChange()
    }
  }
  /// The region around the position in which the field acts; the whole plane by default.
  open var region = UIRegion.infinite { didSet { didChange() } }
  /// The strength of the field.
  open var strength: CGFloat = 1 { didSet { didChange() } }
  /// The exponent by which the field becomes weaker with the distance.
  open var falloff: CGFloat = 0 { didSet { didChange() } }
  /// The distance below which the field does not become stronger, in points.
  open var minimumRadius: CGFloat = 1 { didSet { didChange() } }
  /// The direction of a linear or velocity field.
  open var direction = CGVector.zero {
    didSet {
      if !direction.isFinite { direction = oldValue }
      didChange()
    }
  }
  /// The smoothness of random pushes, from 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { didChange() } }
  /// The speed at which random pushes change.
  open var animationSpeed: CGFloat = 0 { didSet { didChange() } }

  private var time = 0.0

  override func push(_ world: DynamicWorld, _ interval: Double) {
    time += interval
    let power = Double(strength)
    guard power.isFinite else { return }
    for item in items {
      let body = world.body(of: item)
      let way = body.position - DynamicVector(position)
      guard !body.properties.isAnchored, region.contains(way) else { continue }
      let share = power * weakening(way.length)
      let push = force.push(self, body, way, share, time, interval, unit: Self.unit)
      guard push.x.isFinite, push.y.isFinite else { continue }
      body.velocity += push
    }
  }

  private func weakening(_ distance: Double) -> Double {
    guard falloff != 0, falloff.isFinite else { return 1 }
    let radius = max(1e-3, Double(minimumRadius))
    let ratio = max(1, distance / radius)
    return DynamicField.power(ratio, -Double(falloff))
  }
}
