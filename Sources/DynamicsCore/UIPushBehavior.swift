public import Foundation
public import GraphicsCore
import LayoutCore
public import StyleCore

/// A behavior that pushes items, once or all the time.
///
/// Differs from UIKit: an instantaneous push of magnitude 1 gives an item of 100 by 100 points and density 1 a velocity of 100
/// points per second, which is an estimate.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The modes of a push.
  public enum Mode: Int, Sendable {
    /// A force all the time.
    case continuous = 0
    /// A single push, after which the behavior is not active.
    case instantaneous = 1
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// The acceleration, in points per second and second, of an item that weighs 1 by a magnitude of 1.
  private static let unit = 100.0

  /// Creates a push of items, without a direction.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    list = DynamicItems(items)
  }

  /// The mode.
  public let mode: Mode
  /// The items.
  open var items: [any UIDynamicItem] { list.all }
  override var movedItems: [any UIDynamicItem] { items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item)
    offsets[ObjectIdentifier(item)] = nil
  }

  /// Whether or not the push acts; an instantaneous one becomes inactive.
  open var active = true {
    didSet { if active { didChange() } }
  }

  /// The direction, whose length is the magnitude.
  open var pushDirection = CGVector.zero {
    didSet {
      if !pushDirection.isFinite { pushDirection = oldValue }
      didChange()
    }
  }

  /// The angle of the direction, in radians from the right, clockwise.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the direction: 1 accelerates 100 by 100 points by 100 points per second and second.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction by its angle and its length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Returns the offset from the center of an item at which it is pushed.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// Sets the offset from the center of an item at which it is pushed.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  override func push(_ world: DynamicWorld, _ interval: Double) {
    guard active else { return }
    let force = DynamicVector(pushDirection) * Self.unit
    for item in items {
      let body = world.body(of: item)
      let offset = targetOffsetFromCenter(for: item)
      body.hit(
        force * (mode == .continuous ? interval : 1),
        at: DynamicVector(Double(offset.horizontal), Double(offset.vertical)).rotated(body.turn))
    }
    if mode == .instantaneous { active = false }
  }
}
