import Foundation
import GraphicsCore
import LayoutCore

/// The bodies of an animator, and the steps of their motion.
///
/// A step moves bodies by their velocities, corrects their places for attachments and contacts, and takes the velocities from the
/// places again. So nothing grows without limit, however stiff it is.
@MainActor
final class DynamicWorld {
  /// The duration of a step, in seconds.
  static let interval = 1.0 / 240
  /// The velocities, in points and radians per second, below which a body is at rest.
  private static let restingSpeed = 3.0
  private static let restingSpin = 0.05
  /// The largest velocity, in points per second, that a body has.
  private static let speedLimit = 1e5

  private(set) var bodies: [DynamicBody] = []
  private var byItem: [ObjectIdentifier: DynamicBody] = [:]
  /// The contacts of the last step.
  var contacts: [DynamicContact] = []

  /// Returns the body of an item, which is made if there is none.
  func body(of item: any UIDynamicItem) -> DynamicBody {
    if let body = byItem[ObjectIdentifier(item)] { return body }
    let body = DynamicBody(item)
    byItem[ObjectIdentifier(item)] = body
    bodies.append(body)
    return body
  }

  /// Returns the body of an item that behaviors move, or nil if there is none.
  func knownBody(of item: any UIDynamicItem) -> DynamicBody? { byItem[ObjectIdentifier(item)] }

  /// Keeps the bodies of items, and makes those that are missing.
  func keep(_ items: [any UIDynamicItem]) {
    let wanted = Set(items.map { ObjectIdentifier($0) })
    bodies.removeAll { !wanted.contains(ObjectIdentifier($0.item)) }
    byItem = byItem.filter { wanted.contains($0.key) }
    for item in items { _ = body(of: item) }
  }

  /// Moves all bodies by an interval of time, in seconds.
  func step(_ behaviors: [UIDynamicBehavior]) {
    let interval = Self.interval
    for body in bodies { body.properties = DynamicProperties() }
    for behavior in behaviors { behavior.prepare(self) }
    for body in bodies { body.weigh() }
    for behavior in behaviors { behavior.push(self, interval) }
    for body in bodies { advance(body, interval) }
    contacts = []
    for behavior in behaviors { behavior.hold(self, interval) }
    for body in bodies {
      // Numbers that are too large for a step leave a body where it was.
      if !body.position.x.isFinite || !body.position.y.isFinite || !body.angle.isFinite {
        (body.position, body.angle) = body.before
      }
      body.velocity = (body.position - body.before.position) * (1 / interval)
      body.spin = (body.angle - body.before.angle) / interval
    }
    // Contacts of a body change each other, so they are gone through several times.
    for _ in 0..<4 {
      for contact in contacts { contact.bounce() }
    }
  }

  private func advance(_ body: DynamicBody, _ interval: Double) {
    let properties = body.properties
    if properties.isAnchored { (body.velocity, body.spin) = (DynamicVector(), 0) }
    if !properties.allowsRotation { body.spin = 0 }
    body.velocity = body.velocity * (1 / (1 + properties.resistance * interval))
    body.spin /= 1 + properties.angularResistance * interval
    let speed = body.velocity.length
    if speed > Self.speedLimit { body.velocity = body.velocity * (Self.speedLimit / speed) }
    body.spin = max(-100, min(100, body.spin))
    body.before = (body.position, body.angle)
    body.position += body.velocity * interval
    body.angle += body.spin * interval
  }

  /// Whether or not no body moves.
  var isAtRest: Bool {
    bodies.allSatisfy { $0.velocity.length < Self.restingSpeed && abs($0.spin) < Self.restingSpin }
  }
}
