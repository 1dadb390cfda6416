import Foundation
import GraphicsCore
import Paths

/// The ways in which fields push bodies.
enum DynamicField {
  case drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic
  case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

  /// Returns the change of a body's velocity in an interval.
  ///
  /// Gravity, velocity and drag act on all bodies alike; other fields are forces, which move heavy bodies less.
  @MainActor
  func push(
    _ field: UIFieldBehavior, _ body: DynamicBody, _ way: DynamicVector, _ share: Double, _ time: Double,
    _ interval: Double, unit: Double
  ) -> DynamicVector {
    let away = way.unit ?? DynamicVector()
    let lightness = unit * interval * share * body.inverseMass
    let charge = body.properties.charge
    switch self {
    case .drag:
      // Implicit, so that no interval turns a body round.
      return body.velocity * (1 / (1 + max(0, share) * interval) - 1)
    case .vortex: return away.normal * lightness
    case .radial: return -away * (unit * interval * share)
    case .linear: return DynamicVector(field.direction) * (unit * interval * share)
    case .velocity: return DynamicVector(field.direction) * share - body.velocity
    case .noise: return Self.noise(field, body.position, time) * lightness
    case .turbulence:
      return Self.noise(field, body.position, time) * (lightness * body.velocity.length / unit)
    case .spring: return -way * (interval * share * body.inverseMass)
    case .electric: return away * (lightness * charge)
    case .magnetic: return body.velocity.normal * (interval * share * charge * body.inverseMass)
    case .custom(let force):
      let push = force(
        field, way.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass),
        CGFloat(charge), interval)
      return DynamicVector(push) * lightness
    }
  }

  /// Returns a power of a positive number, by the exponential of this package.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return 0 }
    // Whole exponents are products; others lie between the two beside them on a straight line.
    let low = exponent.rounded(.down)
    func whole(_ count: Double) -> Double {
      var (value, rest) = (1.0, Int(min(64, abs(count))))
      while rest > 0 {
        value *= base
        rest -= 1
      }
      return count < 0 ? 1 / value : value
    }
    let start = whole(low)
    return exponent == low ? start : start + (whole(low + 1) - start) * (exponent - low)
  }

  // MARK: Noise

  /// Returns a smooth push between −1 and 1 in both directions, a function of place and time alone.
  @MainActor
  private static func noise(_ field: UIFieldBehavior, _ place: DynamicVector, _ time: Double) -> DynamicVector
  {
    let size = 20 + 180 * max(0, min(1, Double(field.smoothness)))
    let phase = time * max(0, min(100, Double(field.animationSpeed)))
    return DynamicVector(
      value(place.x / size, place.y / size, phase, salt: 1),
      value(place.x / size, place.y / size, phase, salt: 2))
  }

  private static func value(_ x: Double, _ y: Double, _ time: Double, salt: UInt64) -> Double {
    guard abs(x) < 1e9, abs(y) < 1e9, abs(time) < 1e9 else { return 0 }
    var sum = 0.0
    for corner in 0..<8 {
      let steps = [corner & 1, corner >> 1 & 1, corner >> 2].map(Double.init)
      let cell = [x.rounded(.down) + steps[0], y.rounded(.down) + steps[1], time.rounded(.down) + steps[2]]
      let weight = zip(cell, [x, y, time]).reduce(1.0) { $0 * smooth(1 - abs($1.0 - $1.1)) }
      sum += weight * random(cell, salt)
    }
    return sum
  }

  private static func smooth(_ share: Double) -> Double { share * share * (3 - 2 * share) }

  /// Returns a number from −1 to 1 that depends on a cell alone.
  private static func random(_ cell: [Double], _ salt: UInt64) -> Double {
    var state = salt &* 0x9E37_79B9_7F4A_7C15
    for part in cell {
      state ^= UInt64(bitPattern: Int64(part))
      state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
      state ^= state >> 31
    }
    return Double(state >> 11) / Double(1 << 52) - 1
  }
}
