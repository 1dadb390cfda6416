import Foundation
import GraphicsCore

/// A contact of a body with another one or with a boundary, at a point.
@MainActor
struct DynamicContact {
  let body: DynamicBody
  /// The other body; nil for a boundary.
  let other: DynamicBody?
  let point: DynamicVector
  /// The direction in which the contact pushes the body.
  let normal: DynamicVector
  /// The speed of approach before the contact.
  private let approach: Double

  /// Pushes the bodies apart by a depth.
  init(
    _ body: DynamicBody, _ other: DynamicBody?, at point: DynamicVector,
    normal: DynamicVector, depth: Double
  ) {
    (self.body, self.other, self.point, self.normal) = (body, other, point, normal)
    let arm = point - body.position
    let otherArm = other.map { point - $0.position } ?? DynamicVector()
    let speed = body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? DynamicVector())
    approach = speed.dot(normal)
    let ease = body.ease(arm, normal) + (other?.ease(otherArm, normal) ?? 0)
    guard ease > 0 else { return }
    let impulse = normal * (depth / ease)
    body.shift(impulse, at: arm)
    other?.shift(-impulse, at: otherArm)
  }

  /// Lets the bodies bounce and rub on each other.
  func bounce() {
    let arm = point - body.position
    let otherArm = other.map { point - $0.position } ?? DynamicVector()
    func speed() -> DynamicVector {
      body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? DynamicVector())
    }
    let ease = body.ease(arm, normal) + (other?.ease(otherArm, normal) ?? 0)
    guard ease > 0 else { return }
    let elasticity = max(body.properties.elasticity, other?.properties.elasticity ?? 0)
    // Slow contacts do not bounce, so that bodies come to rest.
    let rebound = approach < -20 ? -approach * elasticity : 0
    let push = (rebound - speed().dot(normal)) / ease
    apply(normal * push, arm, otherArm)
    let tangent = normal.normal
    let slide = speed().dot(tangent)
    let friction = (body.properties.friction * (other?.properties.friction ?? 1)).squareRoot()
    let tangentEase = body.ease(arm, tangent) + (other?.ease(otherArm, tangent) ?? 0)
    guard friction > 0, tangentEase > 0 else { return }
    let limit = friction * abs(push)
    apply(tangent * max(-limit, min(limit, -slide / tangentEase)), arm, otherArm)
  }

  private func apply(_ impulse: DynamicVector, _ arm: DynamicVector, _ otherArm: DynamicVector) {
    body.hit(impulse, at: arm)
    other?.hit(-impulse, at: otherArm)
  }
}

/// The overlaps of convex shapes, and of shapes with lines.
enum DynamicOverlap {
  /// A push that separates a shape from another one: its direction, its length, and the points where they touch.
  struct Push {
    var normal: DynamicVector
    var depth: Double
    var points: [DynamicVector]
  }

  /// Returns the shortest push that separates a convex shape from another one, or nil if they do not overlap.
  static func push(_ one: [DynamicVector], from other: [DynamicVector]) -> Push? {
    guard one.count > 1, other.count > 1 else { return nil }
    var best: (normal: DynamicVector, depth: Double)?
    for axis in axes(one) + axes(other) {
      let (low, high) = range(one, axis)
      let (otherLow, otherHigh) = range(other, axis)
      // Pushed up or down the axis.
      let (up, down) = (otherHigh - low, high - otherLow)
      guard up > 0, down > 0 else { return nil }
      let (normal, depth) = up < down ? (axis, up) : (-axis, down)
      if depth < best?.depth ?? .infinity { best = (normal, depth) }
    }
    guard let best else { return nil }
    var points = one.filter { contains($0, other) } + other.filter { contains($0, one) }
    if points.isEmpty { points = [one.min { $0.dot(best.normal) < $1.dot(best.normal) } ?? one[0]] }
    return Push(normal: best.normal, depth: best.depth, points: points)
  }

  private static func axes(_ shape: [DynamicVector]) -> [DynamicVector] {
    shape.indices.compactMap { (shape[($0 + 1) % shape.count] - shape[$0]).normal.unit }
  }

  private static func range(_ shape: [DynamicVector], _ axis: DynamicVector) -> (low: Double, high: Double) {
    let places = shape.map { $0.dot(axis) }
    return (places.min() ?? 0, places.max() ?? 0)
  }

  /// Returns whether a convex shape contains a point.
  static func contains(_ point: DynamicVector, _ shape: [DynamicVector]) -> Bool {
    var sign = 0.0
    for index in shape.indices {
      let edge = shape[(index + 1) % shape.count] - shape[index]
      let side = edge.cross(point - shape[index])
      if side * sign < 0 { return false }
      if side != 0 { sign = side }
    }
    return shape.count > 2
  }
}
