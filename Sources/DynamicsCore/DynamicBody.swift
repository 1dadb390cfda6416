import Foundation
import GraphicsCore
import LayoutCore
import Paths
import StyleCore

/// The motion of an item: its place and angle, their velocities, and what it weighs.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  var position: DynamicVector
  var angle: Double
  var velocity = DynamicVector()
  var spin = 0.0
  /// The place and the angle before a step.
  var before: (position: DynamicVector, angle: Double)
  var properties = DynamicProperties()
  private(set) var corners: [DynamicVector] = []
  private(set) var mass = 1.0
  private(set) var inertia = 1.0

  /// The area, in points, of an item that weighs 1.
  private static let unitArea = 10_000.0

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = DynamicVector()
    angle = 0
    before = (DynamicVector(), 0)
    readItem()
  }

  /// Takes place, angle and shape from the item.
  func readItem() {
    position = DynamicVector(item.center.x.isFinite && item.center.y.isFinite ? item.center : .zero)
    angle = Trigonometry.angle(x: Double(item.transform.a), y: Double(item.transform.b))
    before = (position, angle)
    corners = Self.corners(of: item)
    weigh()
  }

  /// Computes the mass and the moment of inertia of a rectangle of the item's size.
  func weigh() {
    let (width, height) = (Self.side(item.bounds.width), Self.side(item.bounds.height))
    mass = max(1e-6, properties.density * width * height / Self.unitArea)
    inertia = mass * (width * width + height * height) / 12
  }

  private static func side(_ length: CGFloat) -> Double { max(1, min(1e6, Double(length))) }

  /// Gives the item its place and its angle.
  func writeItem() {
    item.center = position.point
    guard properties.allowsRotation else { return }
    let turn = turn
    item.transform = CGAffineTransform(a: turn.x, b: turn.y, c: -turn.y, d: turn.x, tx: 0, ty: 0)
  }

  /// The cosine and the sine of the angle.
  var turn: DynamicVector { DynamicVector(Trigonometry.cosine(angle), Trigonometry.sine(angle)) }
  var inverseMass: Double { properties.isAnchored ? 0 : 1 / mass }
  var inverseInertia: Double { properties.isAnchored || !properties.allowsRotation ? 0 : 1 / inertia }

  /// The shape at its place.
  var shape: [DynamicVector] {
    let turn = turn
    return corners.map { position + $0.rotated(turn) }
  }

  /// Returns how easily a force in a direction moves the body at an offset from its center.
  func ease(_ offset: DynamicVector, _ direction: DynamicVector) -> Double {
    let arm = offset.cross(direction)
    return inverseMass + arm * arm * inverseInertia
  }

  /// Moves the body as an impulse would, at an offset from its center.
  func shift(_ impulse: DynamicVector, at offset: DynamicVector) {
    position += impulse * inverseMass
    angle += offset.cross(impulse) * inverseInertia
  }

  /// Changes the velocities by an impulse at an offset from the center.
  func hit(_ impulse: DynamicVector, at offset: DynamicVector) {
    velocity += impulse * inverseMass
    spin += offset.cross(impulse) * inverseInertia
  }

  /// Returns the velocity at an offset from the center.
  func velocity(at offset: DynamicVector) -> DynamicVector { velocity + offset.normal * spin }

  /// Returns the corners of the shape of an item around its center, clockwise on the screen.
  private static func corners(of item: any UIDynamicItem) -> [DynamicVector] {
    let (x, y) = (side(item.bounds.width) / 2, side(item.bounds.height) / 2)
    switch item.collisionBoundsType {
    case .rectangle:
      return [DynamicVector(-x, -y), DynamicVector(x, -y), DynamicVector(x, y), DynamicVector(-x, y)]
    case .ellipse:
      let count = 24
      return (0..<count).map { index in
        let angle = Double(index) / Double(count) * 2 * .pi
        return DynamicVector(x * Trigonometry.cosine(angle), y * Trigonometry.sine(angle))
      }
    case .path:
      return item.collisionBoundingPath.cgPath.dynamicLines.map(\.points).max { $0.count < $1.count } ?? []
    }
  }
}

/// The properties of a body.
struct DynamicProperties {
  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0
  var charge = 0.0
  var resistance = 0.0
  var angularResistance = 0.0
  var isAnchored = false
  var allowsRotation = true
}

extension CGPath {
  /// The lines of the path, curves made of straight parts, and whether each is closed.
  var dynamicLines: [(points: [DynamicVector], isClosed: Bool)] {
    path.polylines(tolerance: 0.5).map { line in
      (line.points.map { DynamicVector($0.x, $0.y) }, line.isClosed)
    }
  }
}
