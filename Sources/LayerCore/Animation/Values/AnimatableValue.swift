package import Foundation
package import GraphicsCore
import Paths

/// A value of a property that can be animated.
package enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor?)
  case transform(CATransform3D)
  case path(CGPath?)
  case colors([CGColor])
  case numbers([Double])
  /// A value that cannot be interpolated.
  case other(Any?)

  /// Creates the value of an object that a key has; nil without one.
  init?(object: Any?) {
    guard let object = flattened(object) else { return nil }
    if let number = Double(number: object) {
      self = .number(number)
    } else if let point = object as? CGPoint {
      self = .point(point)
    } else if let size = object as? CGSize {
      self = .size(size)
    } else if let rect = object as? CGRect {
      self = .rect(rect)
    } else if let transform = object as? CATransform3D {
      self = .transform(transform)
    } else if let color = object as? CGColor {
      self = .color(color)
    } else if let path = object as? CGPath {
      self = .path(path)
    } else {
      self = .other(object)
    }
  }

  /// The object of the value, as key-value coding and animations have it.
  package var object: Any? {
    switch self {
    case .number(let number): NSNumber(value: number)
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .color(let color): color
    case .transform(let transform): transform
    case .path(let path): path
    case .colors(let colors): colors
    case .numbers(let numbers): numbers
    case .other(let value): value
    }
  }

  /// Returns a value that the program set for a property whose values are like this one; nil if it is of another kind.
  func like(_ value: Any?) -> AnimatableValue? {
    guard let value else { return nil }
    switch self {
    case .number: return Double(number: value).map(AnimatableValue.number)
    // `as?` takes structures out of `NSValue`, too.
    case .point: return (value as? CGPoint).map(AnimatableValue.point)
    case .size: return (value as? CGSize).map(AnimatableValue.size)
    case .rect: return (value as? CGRect).map(AnimatableValue.rect)
    case .color:
      if let color = value as? CGColor { return .color(color) }
      return (value as? any GraphicsValue).flatMap { $0.graphicsValue as? CGColor }.map { .color($0) }
    case .transform:
      if let transform = value as? CATransform3D { return .transform(transform) }
      return (value as? CGAffineTransform).map { .transform(CATransform3DMakeAffineTransform($0)) }
    case .path:
      if let path = value as? CGPath { return .path(path) }
      return (value as? any GraphicsValue).flatMap { $0.graphicsValue as? CGPath }.map { .path($0) }
    case .colors: return (value as? [Any]).map { .colors($0.compactMap { $0 as? CGColor }) }
    case .numbers: return (value as? [Any]).map { .numbers($0.compactMap { Double(number: $0) }) }
    case .other: return .other(value)
    }
  }
}

extension AnimatableValue: Equatable {
  package static func == (left: AnimatableValue, right: AnimatableValue) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.other(let a), .other(let b)): (a as AnyObject?) === (b as AnyObject?)
    default: false
    }
  }
}

// MARK: Components

extension AnimatableValue {
  /// The components of a value that is a list of numbers, in a fixed order.
  var components: [Double]? {
    switch self {
    case .number(let a): [a]
    case .point(let a): [Double(a.x), Double(a.y)]
    case .size(let a): [Double(a.width), Double(a.height)]
    case .rect(let a):
      [Double(a.origin.x), Double(a.origin.y), Double(a.size.width), Double(a.size.height)]
    case .numbers(let a): a
    case .color, .transform, .path, .colors, .other: nil
    }
  }

  /// Returns a value of the same kind with other components, of the same number.
  func with(_ c: [Double]) -> AnimatableValue {
    switch self {
    case .number: .number(c[0])
    case .point: .point(CGPoint(x: c[0], y: c[1]))
    case .size: .size(CGSize(width: c[0], height: c[1]))
    case .rect: .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .numbers: .numbers(c)
    case .color, .transform, .path, .colors, .other: self
    }
  }
}

/// Returns the value at a fraction of the distance from `a` to `b`.
///
/// The ends are exact; within 0…1 the result stays between them and is monotonic.
package func between(_ a: Double, _ b: Double, _ share: Double) -> Double {
  if share == 0 { return a }
  if share == 1 { return b }
  let value = a + (b - a) * share
  return share > 0 && share < 1 ? min(max(value, min(a, b)), max(a, b)) : value
}

extension AnimatableValue {
  /// Returns the value at a fraction of the distance to `other`; a value that cannot be interpolated changes halfway.
  func towards(_ other: AnimatableValue, _ share: Double) -> AnimatableValue {
    if share == 0 { return self }
    if share == 1 { return other }
    switch (self, other) {
    case (.color(let a), .color(let b)): return .color(CGColor.between(a, b, share))
    case (.transform(let a), .transform(let b)): return .transform(CATransform3D.between(a, b, share))
    case (.path(let a?), .path(let b?)):
      if let path = a.path.towards(b.path, share) { return .path(CGPath(path)) }
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { CGColor.between($0, $1, share) ?? $0 })
    default:
      if let a = components, let b = other.components, a.count == b.count {
        return with(zip(a, b).map { between($0, $1, share) })
      }
    }
    return share < 0.5 ? self : other
  }

  /// Returns the sum of two values; for transforms this one, then `other`; for values without a sum, `other`.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(a, b))
    case (.color(let a), .color(let b)): return .color(CGColor.sum(a, b))
    default:
      guard let a = components, let b = other.components, a.count == b.count else { return other }
      return with(zip(a, b).map { $0 + $1 })
    }
  }

  /// Returns the difference whose sum with `other` is this value; nil if there is none.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
    if case .transform(let a) = self, case .transform(let b) = other {
      let inverse = CATransform3DInvert(b)
      return inverse == b && !CATransform3DIsIdentity(CATransform3DConcat(b, b))
        ? nil : .transform(CATransform3DConcat(a, inverse))
    }
    guard let a = components, let b = other.components, a.count == b.count else { return nil }
    return with(zip(a, b).map { $0 - $1 })
  }

  /// Returns this value added up `count` times.
  func times(_ count: Int) -> AnimatableValue {
    if case .transform = self {
      var sum = AnimatableValue.transform(CATransform3DIdentity)
      for _ in 0..<min(count, 1000) { sum = sum.adding(self) }
      return sum
    }
    return components.map { with($0.map { $0 * Double(count) }) } ?? self
  }

  /// Returns the distance of two values, for interpolation at constant speed.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      let squares = zip(a.rows, b.rows).map { ($0 - $1) * ($0 - $1) }
      return squares.reduce(0) { $0 + $1.sum() }.squareRoot()
    case (.color(let a?), .color(let b?)):
      let d = [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha]
      return d.reduce(0) { $0 + Double($1 * $1) }.squareRoot()
    default:
      guard let a = components, let b = other.components, a.count == b.count else { return 1 }
      return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
  }

  /// The neutral element of addition for values like this one.
  package var zero: AnimatableValue {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    if case .color = self { return .color(CGColor.clear) }
    return components.map { with($0.map { _ in 0 }) } ?? self
  }
}

/// A type of UIKit that wraps an object of Core Graphics, as `UIColor` does, and can be animated, too.
package protocol GraphicsValue {
  /// The wrapped object of Core Graphics.
  var graphicsValue: AnyObject { get }
}
