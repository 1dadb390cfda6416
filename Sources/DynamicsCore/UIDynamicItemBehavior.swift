public import Foundation
import GraphicsCore
import LayoutCore

/// A behavior that sets the properties and velocities of items.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var pending: [(item: any UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []

  /// Creates qualities of no items.
  public convenience override init() { self.init(items: []) }

  /// Creates a behavior for items, with default properties.
  public init(items: [any UIDynamicItem]) {
    super.init()
    list = DynamicItems(items)
  }

  /// The items.
  open var items: [any UIDynamicItem] { list.all }
  override var movedItems: [any UIDynamicItem] { items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }

  /// The share of the speed that remains in a collision, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { didChange() } }
  /// The resistance to sliding along others, from 0.
  open var friction: CGFloat = 0 { didSet { didChange() } }
  /// The mass by area: 1 lets 100 by 100 points weigh 1.
  open var density: CGFloat = 1 { didSet { didChange() } }
  /// The resistance to velocity, from 0.
  open var resistance: CGFloat = 0 { didSet { didChange() } }
  /// The resistance to rotation, from 0.
  open var angularResistance: CGFloat = 0 { didSet { didChange() } }
  /// The charge, by which electric and magnetic fields push the items.
  open var charge: CGFloat = 0 { didSet { didChange() } }
  /// Whether or not nothing moves the items.
  open var isAnchored = false { didSet { didChange() } }
  /// Whether or not the items rotate.
  open var allowsRotation = true { didSet { didChange() } }

  /// Adds a velocity, in points per second, to that of an item.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard velocity.x.isFinite, velocity.y.isFinite else { return }
    add(velocity, 0, item)
  }
  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    animator?.world.knownBody(of: item)?.velocity.point ?? .zero
  }
  /// Adds an angular velocity, in radians per second, to that of an item.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard velocity.isFinite else { return }
    add(.zero, velocity, item)
  }
  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(animator?.world.knownBody(of: item)?.spin ?? 0)
  }

  private func add(_ velocity: CGPoint, _ spin: CGFloat, _ item: any UIDynamicItem) {
    guard list.all.contains(where: { $0 === item }) else { return }
    if let body = animator?.world.knownBody(of: item) {
      body.velocity += DynamicVector(velocity)
      body.spin += Double(spin)
    } else {
      pending.append((item, velocity, spin))
    }
    didChange()
  }

  override func prepare(_ world: DynamicWorld) {
    for item in items {
      let body = world.body(of: item)
      body.properties.elasticity = max(0, min(1, Double(elasticity)))
      body.properties.charge = max(-1e6, min(1e6, Double(charge)))
      body.properties.friction = max(0, min(10, Double(friction)))
      body.properties.density = max(1e-3, min(1e3, Double(density)))
      body.properties.resistance = max(0, min(1e6, Double(resistance)))
      body.properties.angularResistance = max(0, min(1e6, Double(angularResistance)))
      if isAnchored { body.properties.isAnchored = true }
      if !allowsRotation { body.properties.allowsRotation = false }
    }
    for (item, velocity, spin) in pending {
      let body = world.body(of: item)
      body.velocity += DynamicVector(velocity)
      body.spin += Double(spin)
    }
    pending = []
  }
}
