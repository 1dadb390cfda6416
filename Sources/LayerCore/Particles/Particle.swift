import Foundation
import GraphicsCore
import Paths

/// A particle at a time of its life.
struct Particle {
  let cell: CAEmitterCell
  /// The time of the layer at which it was born.
  let birth: Double
  /// The number of seconds since its birth.
  let age: Double
  let position: SpacePoint
  let scale: Double
  /// The angle about its centre, in radians.
  let angle: Double
  /// Red, green, blue and alpha, 0…1.
  let color: SIMD4<Double>
}

/// The life of a particle from its birth on.
struct ParticleLife {
  let birth: Double
  let lifetime: Double
  private let cell: CAEmitterCell
  private let noise: ParticleNoise
  private let start: SpacePoint
  private let velocity: SpacePoint
  private let acceleration: SpacePoint
  private let factors: (scale: Double, spin: Double)

  init(
    _ cell: CAEmitterCell, of emitter: CAEmitterLayer, birth: Double, at place: EmitterPlace,
    _ noise: ParticleNoise
  ) {
    self.cell = cell
    self.birth = birth
    self.noise = noise
    lifetime = max(
      0, noise.around(Double(cell.lifetime), Double(cell.lifetimeRange), .lifetime) * Double(emitter.lifetime)
    )
    let speed =
      noise.around(Double(cell.velocity), Double(cell.velocityRange), .velocity) * Double(emitter.velocity)
    start = place.position
    velocity = ParticleLife.direction(of: cell, place.normal, noise) * (speed.isFinite ? speed : 0)
    acceleration = SpacePoint(
      cell.xAcceleration.finiteOrZero, cell.yAcceleration.finiteOrZero, cell.zAcceleration.finiteOrZero)
    factors = (Double(emitter.scale), Double(emitter.spin))
  }

  /// Returns the direction of emission: of the longitude, or of the normal turned by it, within the cone of the range.
  private static func direction(
    of cell: CAEmitterCell, _ normal: SpacePoint?, _ noise: ParticleNoise
  ) -> SpacePoint {
    let cone = cell.emissionRange.finiteOrZero * (noise.share(.angle) - 0.5)
    var longitude = cell.emissionLongitude.finiteOrZero + cone
    let latitude = cell.emissionLatitude.finiteOrZero
    if let normal { longitude += Trigonometry.angle(x: normal.x, y: normal.y) }
    let flat = Trigonometry.cosine(latitude)
    let depth = normal.map { $0.z } ?? 0
    let width = max(0, 1 - depth * depth).squareRoot()
    return SpacePoint(
      Trigonometry.cosine(longitude) * flat * width, Trigonometry.sine(longitude) * flat * width,
      depth + Trigonometry.sine(latitude) * width)
  }

  /// Returns the position at an age.
  func position(at age: Double) -> SpacePoint { start + velocity * age + acceleration * (age * age / 2) }

  /// Returns the particle at a time of the layer; nil before its birth and after its life.
  func particle(at time: Double) -> Particle? {
    let age = time - birth
    guard age >= 0, age < lifetime else { return nil }
    let scale =
      noise.around(Double(cell.scale), Double(cell.scaleRange), .scale) + Double(cell.scaleSpeed) * age
    let spin = noise.around(Double(cell.spin), Double(cell.spinRange), .spin) * factors.spin
    let base = cell.color?.srgb ?? (red: 1, green: 1, blue: 1, alpha: 1)
    func channel(
      _ value: CGFloat, _ range: Float, _ speed: Float, _ purpose: ParticleNoise.Purpose
    ) -> Double {
      max(0, min(noise.around(Double(value), Double(range), purpose) + Double(speed) * age, 1))
    }
    return Particle(
      cell: cell, birth: birth, age: age, position: position(at: age), scale: scale * factors.scale,
      angle: spin.isFinite ? spin * age : 0,
      color: SIMD4(
        channel(base.red, cell.redRange, cell.redSpeed, .red),
        channel(base.green, cell.greenRange, cell.greenSpeed, .green),
        channel(base.blue, cell.blueRange, cell.blueSpeed, .blue),
        channel(base.alpha, cell.alphaRange, cell.alphaSpeed, .alpha)))
  }
}
