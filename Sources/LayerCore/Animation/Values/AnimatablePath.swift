import Foundation
import Paths

/// The target of a key path: a property of a layer, or a component of it, such as `position.x`.
package struct AnimatablePath: Hashable, Sendable {
  let key: AnimatableKey
  /// The path after the property, such as `size.width`; empty for the whole value.
  let part: String

  /// Creates the path of a name; nil if layers have no such property or component.
  init?(_ keyPath: String) {
    let names = keyPath.split(separator: ".", maxSplits: 1)
    guard let first = names.first, let key = AnimatableKey(rawValue: String(first)) else { return nil }
    self.init(key, part: names.count > 1 ? String(names[1]) : "")
  }

  package init(_ key: AnimatableKey, part: String = "") {
    self.key = key
    self.part = part
  }

  /// Returns the component of a value of the property; nil if it has no such component.
  func part(of value: AnimatableValue) -> AnimatableValue? {
    if part.isEmpty { return value }
    switch value {
    case .point(let point):
      return part == "x" ? .number(Double(point.x)) : part == "y" ? .number(Double(point.y)) : nil
    case .size(let size):
      return part == "width"
        ? .number(Double(size.width)) : part == "height" ? .number(Double(size.height)) : nil
    case .rect(let rect):
      let names = part.split(separator: ".", maxSplits: 1)
      let inner = AnimatablePath(key, part: names.count > 1 ? String(names[1]) : "")
      if names[0] == "origin" { return inner.part(of: .point(rect.origin)) }
      return names[0] == "size" ? inner.part(of: .size(rect.size)) : nil
    case .transform(let transform): return TransformPart(rawValue: part)?.value(in: transform)
    default: return nil
    }
  }

  /// Returns `value`, a value of the property, with the component replaced.
  func replacing(_ value: AnimatableValue, with new: AnimatableValue) -> AnimatableValue {
    if part.isEmpty { return new }
    switch (value, new) {
    case (.point(var point), .number(let number)):
      if part == "x" { point.x = CGFloat(number) } else { point.y = CGFloat(number) }
      return .point(point)
    case (.size(var size), .number(let number)):
      if part == "width" { size.width = CGFloat(number) } else { size.height = CGFloat(number) }
      return .size(size)
    case (.rect(var rect), _):
      let names = part.split(separator: ".", maxSplits: 1)
      let inner = AnimatablePath(key, part: names.count > 1 ? String(names[1]) : "")
      if names[0] == "origin", case .point(let point) = inner.replacing(.point(rect.origin), with: new) {
        rect.origin = point
      } else if names[0] == "size", case .size(let size) = inner.replacing(.size(rect.size), with: new) {
        rect.size = size
      }
      return .rect(rect)
    case (.transform(let transform), _):
      return .transform(TransformPart(rawValue: part)?.replacing(in: transform, with: new) ?? transform)
    default: return value
    }
  }
}

/// The components of a transform that key paths name.
private enum TransformPart: String {
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"

  func value(in transform: CATransform3D) -> AnimatableValue? {
    switch self {
    case .translation: return .size(CGSize(width: transform.m41, height: transform.m42))
    case .translationX: return .number(Double(transform.m41))
    case .translationY: return .number(Double(transform.m42))
    case .translationZ: return .number(Double(transform.m43))
    default: break
    }
    // A transform that flattens space has no components; its initial ones serve instead.
    let parts = TransformParts(transform)
    let angles = parts?.turn.angles ?? (x: 0, y: 0, z: 0)
    switch self {
    case .scaleX: return .number(parts?.scale.x ?? 0)
    case .scaleY: return .number(parts?.scale.y ?? 0)
    case .scaleZ: return .number(parts?.scale.z ?? 0)
    case .scale: return .number(parts.map { ($0.scale.x + $0.scale.y + $0.scale.z) / 3 } ?? 0)
    case .rotationX: return .number(angles.x)
    case .rotationY: return .number(angles.y)
    default: return .number(angles.z)
    }
  }

  func replacing(in transform: CATransform3D, with value: AnimatableValue) -> CATransform3D {
    var result = transform
    switch (self, value) {
    case (.translation, .size(let size)): (result.m41, result.m42) = (size.width, size.height)
    case (.translation, .point(let point)): (result.m41, result.m42) = (point.x, point.y)
    case (.translationX, .number(let number)): result.m41 = CGFloat(number)
    case (.translationY, .number(let number)): result.m42 = CGFloat(number)
    case (.translationZ, .number(let number)): result.m43 = CGFloat(number)
    case (_, .number(let number)):
      guard var parts = TransformParts(transform) else { return transform }
      set(number, in: &parts)
      return parts.transform
    default: break
    }
    return result
  }

  private func set(_ number: Double, in parts: inout TransformParts) {
    var angles = parts.turn.angles
    switch self {
    case .scale: parts.scale = SIMD3(number, number, number)
    case .scaleX: parts.scale.x = number
    case .scaleY: parts.scale.y = number
    case .scaleZ: parts.scale.z = number
    case .rotationX: angles.x = number
    case .rotationY: angles.y = number
    default: angles.z = number
    }
    switch self {
    case .rotation, .rotationX, .rotationY, .rotationZ: parts.turn = Quaternion(angles: angles)
    default: break
    }
  }
}

extension Quaternion {
  /// Creates the rotation about x, then y, then z, by angles in radians.
  init(angles: (x: Double, y: Double, z: Double)) {
    self.init()
    let turns = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(CGFloat(angles.x), 1, 0, 0),
        CATransform3DMakeRotation(CGFloat(angles.y), 0, 1, 0)),
      CATransform3DMakeRotation(CGFloat(angles.z), 0, 0, 1))
    let rows = turns.rows
    self.init(
      rows: SIMD3(rows[0].x, rows[0].y, rows[0].z), SIMD3(rows[1].x, rows[1].y, rows[1].z),
      SIMD3(rows[2].x, rows[2].y, rows[2].z))
  }

  /// The angles in radians about x, then y, then z that combine to the rotation.
  var angles: (x: Double, y: Double, z: Double) {
    let (r0, r1, r2) = rows
    let level = (r0.x * r0.x + r0.y * r0.y).squareRoot()
    let y = Trigonometry.angle(x: level, y: -r0.z)
    guard level > 1e-9 else { return (Trigonometry.angle(x: r1.y, y: -r2.y), y, 0) }
    return (Trigonometry.angle(x: r2.z, y: r1.z), y, Trigonometry.angle(x: r0.x, y: r0.y))
  }
}
