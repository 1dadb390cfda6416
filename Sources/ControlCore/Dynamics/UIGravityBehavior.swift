public import Foundation
public import GraphicsCore
import LayoutCore
import Paths

/// A behavior that accelerates items in a direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// The acceleration of a magnitude of 1, in points per second and second.
  private static let unit = 1_000.0

  /// Creates gravity for items, downwards with a magnitude of 1.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// The items.
  open var items: [any UIDynamicItem] { list.all }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// The direction, whose length is the magnitude: 1 stands for 1,000 points per second and second.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      if !gravityDirection.dx.isFinite || !gravityDirection.dy.isFinite { gravityDirection = oldValue }
      didChange()
    }
  }

  /// The angle of the direction, in radians from the right, clockwise.
  open var angle: CGFloat {
    get { CGFloat(Trigonometry.angle(x: Double(gravityDirection.dx), y: Double(gravityDirection.dy))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the direction.
  open var magnitude: CGFloat {
    get { CGFloat(DynamicVector(Double(gravityDirection.dx), Double(gravityDirection.dy)).length) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction by its angle and its length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    let length = Double(magnitude)
    gravityDirection = CGVector(
      dx: length * Trigonometry.cosine(Double(angle)), dy: length * Trigonometry.sine(Double(angle)))
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld, _ interval: Double) {
    let change =
      DynamicVector(Double(gravityDirection.dx), Double(gravityDirection.dy)) * (Self.unit * interval)
    for item in items {
      let body = world.body(of: item)
      if !body.properties.isAnchored { body.velocity += change }
    }
  }
}
