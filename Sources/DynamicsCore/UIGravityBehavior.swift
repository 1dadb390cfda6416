public import Foundation
public import GraphicsCore
import LayoutCore
import StyleCore

/// A behavior that accelerates items in a direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration of a magnitude of 1, in points per second and second.
  private static let unit = 1_000.0

  /// Creates gravity of no items.
  public convenience override init() { self.init(items: []) }

  /// Creates gravity for items, downwards with a magnitude of 1.
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

  /// The direction, whose length is the magnitude: 1 stands for 1,000 points per second and second.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      if !gravityDirection.isFinite { gravityDirection = oldValue }
      didChange()
    }
  }

  /// The angle of the direction, in radians from the right, clockwise.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the direction.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction by its angle and its length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func push(_ world: DynamicWorld, _ interval: Double) {
    let change = DynamicVector(gravityDirection) * (Self.unit * interval)
    for item in items {
      let body = world.body(of: item)
      if !body.properties.isAnchored { body.velocity += change }
    }
  }
}
