import Foundation
import GraphicsCore
import Paths

/// A position in space, or a direction.
typealias SpacePoint = SIMD3<Double>

/// The place on a shape where a particle is born, and the direction away from the shape there.
struct EmitterPlace {
  var position: SpacePoint
  /// The direction of the normal, of length 1; nil where angles count from the axes.
  var normal: SpacePoint?

  /// Creates the place of a particle by its random numbers.
  init(of emitter: CAEmitterLayer, _ noise: ParticleNoise) {
    let center = SpacePoint(
      emitter.emitterPosition.x.finiteOrZero, emitter.emitterPosition.y.finiteOrZero,
      emitter.emitterZPosition.finiteOrZero)
    let size = SpacePoint(
      emitter.emitterSize.width.finiteOrZero, emitter.emitterSize.height.finiteOrZero,
      emitter.emitterDepth.finiteOrZero)
    let shape = EmitterPlace.place(emitter.emitterShape, emitter.emitterMode, size, noise)
    self = shape
    position += center
  }

  private init(_ position: SpacePoint, normal: SpacePoint? = nil) {
    self.position = position
    self.normal = normal
  }

  private static func place(
    _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode, _ size: SpacePoint,
    _ noise: ParticleNoise
  ) -> EmitterPlace {
    switch shape {
    case .line: EmitterPlace(SpacePoint(along(mode, noise.share(.place)) * size.x, 0, 0))
    case .rectangle: rectangle(mode, size, noise)
    case .cuboid: cuboid(mode, size, noise)
    case .circle: circle(mode, radius: size.x, noise)
    case .sphere: sphere(mode, radius: size.x, noise)
    default: EmitterPlace(.zero)
    }
  }

  /// Returns a coordinate of −½…½: one of the ends for points.
  private static func along(_ mode: CAEmitterLayerEmitterMode, _ share: Double) -> Double {
    mode == .points ? (share < 0.5 ? -0.5 : 0.5) : share - 0.5
  }

  private static func rectangle(
    _ mode: CAEmitterLayerEmitterMode, _ size: SpacePoint, _ noise: ParticleNoise
  ) -> EmitterPlace {
    let (x, y) = (noise.share(.place), noise.share(.placeDown))
    guard mode == .outline else {
      return EmitterPlace(SpacePoint(along(mode, x), along(mode, y), 0) * size)
    }
    // A point of the perimeter, clockwise from the top left.
    let (width, height) = (abs(size.x), abs(size.y))
    let way = x * 2 * (width + height)
    if way < width { return EmitterPlace(SpacePoint(way - width / 2, -height / 2, 0)) }
    if way < width + height { return EmitterPlace(SpacePoint(width / 2, way - width - height / 2, 0)) }
    if way < 2 * width + height {
      return EmitterPlace(SpacePoint(width * 1.5 + height - way, height / 2, 0))
    }
    return EmitterPlace(SpacePoint(-width / 2, 2 * width + height * 1.5 - way, 0))
  }

  private static func cuboid(
    _ mode: CAEmitterLayerEmitterMode, _ size: SpacePoint, _ noise: ParticleNoise
  ) -> EmitterPlace {
    let shares = [noise.share(.place), noise.share(.placeDown), noise.share(.placeDeep)]
    var place = SpacePoint(along(mode, shares[0]), along(mode, shares[1]), along(mode, shares[2]))
    let choice = noise.share(.edge)
    if mode == .surface || mode == .outline {
      // One coordinate, or for an edge all but one, is at an end.
      let free = min(2, Int(choice * 3))
      for axis in 0..<3 where (axis == free) == (mode == .surface) {
        place[axis] = shares[axis] < 0.5 ? -0.5 : 0.5
      }
    }
    return EmitterPlace(place * size)
  }

  private static func circle(
    _ mode: CAEmitterLayerEmitterMode, radius: Double, _ noise: ParticleNoise
  ) -> EmitterPlace {
    if mode == .points { return EmitterPlace(.zero) }
    let angle = noise.share(.place) * 2 * .pi
    let ray = SpacePoint(Trigonometry.cosine(angle), Trigonometry.sine(angle), 0)
    if mode == .outline { return EmitterPlace(ray * radius, normal: ray) }
    // The area grows by the square of the radius.
    let place = ray * (radius * noise.share(.placeDown).squareRoot())
    return EmitterPlace(place, normal: mode == .surface ? ray : nil)
  }

  private static func sphere(
    _ mode: CAEmitterLayerEmitterMode, radius: Double, _ noise: ParticleNoise
  ) -> EmitterPlace {
    if mode == .points { return EmitterPlace(.zero) }
    let angle = noise.share(.place) * 2 * .pi
    // Heights of a sphere have equal areas.
    let height = 2 * noise.share(.placeDown) - 1
    let width = max(0, 1 - height * height).squareRoot()
    let ray = SpacePoint(width * Trigonometry.cosine(angle), width * Trigonometry.sine(angle), height)
    guard mode == .volume else { return EmitterPlace(ray * radius, normal: ray) }
    // The volume grows by the cube of the radius.
    let share = noise.share(.placeDeep)
    return EmitterPlace(ray * (radius * (share > 0 ? Exponential.power(share, 1.0 / 3) : 0)))
  }
}
