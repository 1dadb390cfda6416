import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The boundaries of a collision behavior.
@MainActor
struct DynamicBoundaries {
  private struct Boundary {
    var key: AnyHashable
    var identifier: any NSCopying
    var path: UIBezierPath
    var lines: [[DynamicVector]]
  }

  private var all: [Boundary] = []

  /// Creates no boundaries.
  nonisolated init() {}

  var identifiers: [any NSCopying]? { all.isEmpty ? nil : all.map(\.identifier) }
  var lines: [(key: AnyHashable, lines: [[DynamicVector]])] { all.map { ($0.key, $0.lines) } }

  func path(_ identifier: any NSCopying) -> UIBezierPath? {
    all.first { $0.key == Self.key(identifier) }?.path
  }
  func identifier(_ key: AnyHashable) -> (any NSCopying)? { all.first { $0.key == key }?.identifier }

  mutating func add(_ identifier: any NSCopying, _ path: UIBezierPath) {
    remove(identifier)
    let lines = path.cgPath.dynamicLines.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    all.append(Boundary(key: Self.key(identifier), identifier: identifier, path: path, lines: lines))
  }

  mutating func remove(_ identifier: any NSCopying) { all.removeAll { $0.key == Self.key(identifier) } }

  /// The identifier itself if it can be compared, as strings and numbers can, else its identity.
  private static func key(_ identifier: any NSCopying) -> AnyHashable {
    (identifier as? any Hashable).map { AnyHashable($0) }
      ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }
}

/// A touch of an item with another one or with a boundary.
struct DynamicTouch {
  let item: any UIDynamicItem
  let other: (any UIDynamicItem)?
  /// The key of the boundary; nil for that of the reference.
  let boundary: AnyHashable?
  let point: CGPoint
  /// The number of steps since there was a contact.
  var age = 0

  func isSame(as touch: DynamicTouch) -> Bool {
    item === touch.item && other === touch.other && boundary == touch.boundary
  }
}

/// The contacts of a collision behavior.
extension UICollisionBehavior {
  func collide(in world: DynamicWorld) {
    var touches: [DynamicTouch] = []
    let bodies = items.map { world.body(of: $0) }
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in bodies[(index + 1)...] { collide(body, other, world, &touches) }
      }
    }
    if collisionMode.contains(.boundaries) {
      let reference = referenceLine.map { [(key: AnyHashable?.none, lines: [$0])] } ?? []
      for (key, lines) in reference + boundaries.lines.map({ (key: $0.key, lines: $0.lines) }) {
        for body in bodies where !body.properties.isAnchored {
          for line in lines { collide(body, key, line, world, &touches) }
        }
      }
    }
    tell(touches)
  }

  private func collide(
    _ body: DynamicBody, _ other: DynamicBody, _ world: DynamicWorld, _ touches: inout [DynamicTouch]
  ) {
    guard body.inverseMass + other.inverseMass > 0,
      let push = DynamicOverlap.push(body.shape, from: other.shape)
    else { return }
    let share = push.depth / Double(push.points.count)
    for point in push.points {
      world.contacts.append(DynamicContact(body, other, at: point, normal: push.normal, depth: share))
    }
    note(
      DynamicTouch(item: body.item, other: other.item, boundary: nil, point: push.points[0].point), &touches)
  }

  /// Keeps the corners of a body on the side of a line where its center is.
  private func collide(
    _ body: DynamicBody, _ key: AnyHashable?, _ line: [DynamicVector], _ world: DynamicWorld,
    _ touches: inout [DynamicTouch]
  ) {
    for (start, end) in zip(line, line.dropFirst()) {
      guard let along = (end - start).unit else { continue }
      let length = (end - start).length
      let side = along.normal.dot(body.before.position - start) < 0 ? -along.normal : along.normal
      // A body that turns keeps its corners, so they are looked up again after each push.
      for index in body.corners.indices {
        let corner = body.position + body.corners[index].rotated(body.turn)
        let depth = -side.dot(corner - start)
        let place = along.dot(corner - start)
        guard depth > 0, depth < 100, place >= 0, place <= length else { continue }
        world.contacts.append(
          DynamicContact(body, nil, at: corner, normal: side, depth: depth))
        let point = (corner + side * depth).point
        note(DynamicTouch(item: body.item, other: nil, boundary: key, point: point), &touches)
      }
    }
  }

  private func note(_ touch: DynamicTouch, _ touches: inout [DynamicTouch]) {
    if !touches.contains(where: { $0.isSame(as: touch) }) { touches.append(touch) }
  }

  /// The number of steps for which a touch goes on without a contact, so that what rests does not begin to touch again.
  private static let patience = 12

  /// Tells the delegate what has begun and ended to touch.
  private func tell(_ found: [DynamicTouch]) {
    let before = touching
    var touches = found
    for var touch in before where touch.age < Self.patience {
      touch.age += 1
      note(touch, &touches)
    }
    touching = touches
    guard let collisionDelegate else { return }
    for touch in touches where !before.contains(where: { $0.isSame(as: touch) }) {
      if let other = touch.other {
        collisionDelegate.collisionBehavior(self, beganContactFor: touch.item, with: other, at: touch.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: touch.item,
          withBoundaryIdentifier: touch.boundary.flatMap { boundaries.identifier($0) }, at: touch.point)
      }
    }
    for touch in before where !touches.contains(where: { $0.isSame(as: touch) }) {
      if let other = touch.other {
        collisionDelegate.collisionBehavior(self, endedContactFor: touch.item, with: other)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: touch.item,
          withBoundaryIdentifier: touch.boundary.flatMap { boundaries.identifier($0) })
      }
    }
  }
}
