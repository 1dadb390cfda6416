public import Foundation
import GraphicsCore
import LayoutCore

/// A behavior that moves an item to a point, as a spring does, and turns it upright.
///
/// Differs from UIKit: the spring's strength is an estimate.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The frequency of the spring, in radians per second.
  private static let frequency = 16.0

  /// Creates a behavior that moves an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point at which the center of the item comes to rest.
  open var snapPoint: CGPoint {
    didSet {
      if !snapPoint.x.isFinite || !snapPoint.y.isFinite { snapPoint = oldValue }
      didChange()
    }
  }

  /// The damping, from 0, which swings most, to 1, which swings least; 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func push(_ world: DynamicWorld, _ interval: Double) {
    let body = world.body(of: item)
    guard !body.properties.isAnchored, snapPoint.x.isFinite, snapPoint.y.isFinite else { return }
    let strength = Self.frequency * Self.frequency
    let brake = 2 * Self.frequency * (0.3 + 0.7 * max(0, min(1, Double(damping))))
    // Implicit in the velocity, so that no interval is too long.
    let factor = 1 / (1 + brake * interval + strength * interval * interval)
    let way = DynamicVector(snapPoint) - body.position
    body.velocity = (body.velocity + way * (strength * interval)) * factor
    body.spin = (body.spin - body.angle * strength * interval) * factor
  }
}
