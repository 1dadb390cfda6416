public import Foundation
public import GraphicsCore
public import LayoutCore
public import StyleCore

/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the bounds.
  case rectangle = 0
  /// The ellipse in the bounds.
  case ellipse = 1
  /// The path of the item around its center.
  case path = 2
}

/// An object that dynamic behaviors move.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The center, in the coordinates of the animator's reference.
  var center: CGPoint { get set }
  /// The bounds, whose size is that of the item.
  var bounds: CGRect { get }
  /// The transform, which the animator makes a rotation.
  var transform: CGAffineTransform { get set }
  /// The shape in collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path of the shape, around the center, if the shape is a path; it has to be convex.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle of the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The rectangle of the bounds, around the center.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}

/// Items that behaviors move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items.
  public let items: [any UIDynamicItem]
  private var middle: CGPoint
  private var turn = CGAffineTransform.identity
  private let places: [CGPoint]
  private let transforms: [CGAffineTransform]

  /// Creates a group of items, at their places.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frame = items.reduce(CGRect.null) { area, item in
      area.union(
        CGRect(
          x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
          width: item.bounds.width, height: item.bounds.height))
    }
    let middle = items.isEmpty ? CGPoint.zero : CGPoint(x: frame.midX, y: frame.midY)
    self.middle = middle
    bounds = CGRect(origin: .zero, size: items.isEmpty ? .zero : frame.size)
    places = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
    transforms = items.map(\.transform)
    super.init()
  }

  /// The rectangle around all items when the group was made, at (0, 0).
  public let bounds: CGRect

  /// The center of that rectangle.
  open var center: CGPoint {
    get { middle }
    set {
      middle = newValue
      place()
    }
  }

  /// The rotation around the center.
  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      place()
    }
  }

  private func place() {
    for (index, item) in items.enumerated() {
      let offset = places[index].applying(turn)
      item.center = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
      item.transform = transforms[index].concatenating(turn)
    }
  }
}
