public import Foundation
import GraphicsCore
import LayoutCore
public import StyleCore

/// A type that is notified of collisions.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Tells the delegate that two items have begun to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Tells the delegate that two items touch no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Tells the delegate that an item has begun to touch a boundary; that of the reference has no identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Tells the delegate that an item touches a boundary no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// A behavior that keeps items apart, and on their sides of boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of collisions.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mode of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items with each other.
    public static let items = Mode(rawValue: 1)
    /// Items with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  var boundaries = DynamicBoundaries()
  /// The contacts of the last step, in their order.
  var touching: [DynamicTouch] = []

  /// Creates collisions of no items.
  public convenience override init() { self.init(items: []) }

  /// Creates collisions of items, without boundaries.
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

  /// The kinds of collisions; all by default.
  open var collisionMode = Mode.everything { didSet { didChange() } }
  /// The delegate, which is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Whether or not the edges of the animator's reference are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { didChange() } }
  private var referenceInsets = UIEdgeInsets.zero

  /// Makes the edges of the animator's reference, moved inwards by insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// The boundary of the reference, or nil if there is none.
  var referenceLine: [DynamicVector]? {
    guard translatesReferenceBoundsIntoBoundary, let rect = animator?.referenceBounds else { return nil }
    let area = rect.inset(by: referenceInsets)
    return [
      DynamicVector(area.minX, area.minY), DynamicVector(area.maxX, area.minY),
      DynamicVector(area.maxX, area.maxY), DynamicVector(area.minX, area.maxY),
      DynamicVector(area.minX, area.minY),
    ]
  }

  /// Adds the lines of a path as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.add(identifier, bezierPath)
    didChange()
  }
  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// Returns the path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.path(identifier)
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.remove(identifier)
    didChange()
  }
  /// The identifiers of the boundaries, or nil without any.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.identifiers }
  /// Removes all boundaries but that of the reference.
  open func removeAllBoundaries() {
    boundaries = DynamicBoundaries()
    didChange()
  }

  override func hold(_ world: DynamicWorld, _ interval: Double) { collide(in: world) }
}

extension DynamicVector {
  fileprivate init(_ x: CGFloat, _ y: CGFloat) { self.init(Double(x), Double(y)) }
}
