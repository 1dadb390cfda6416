import DiagnosticCore
import Foundation
import GraphicsCore
import Paths

/// The particles of an emitter at a time, and the steps that draw them.
struct ParticleDrawing {
  private static let capacity = 20_000
  /// The number of births that may still be considered, of particles that live or not.
  private var birthsLeft = 100_000

  private let emitter: CAEmitterLayer
  private let time: Double
  private(set) var particles: [Particle] = []

  /// Creates the particles of an emitter at a time of the layer.
  init(_ emitter: CAEmitterLayer, at time: Double) {
    self.emitter = emitter
    self.time = time.isFinite ? time : 0
    let noise = ParticleNoise(seed: emitter.seed)
    for (index, cell) in (emitter.emitterCells ?? []).enumerated() {
      addParticles(of: cell, noise.member(index), from: 0, to: .infinity, depth: 0) { _, noise in
        EmitterPlace(of: emitter, noise)
      }
    }
  }

  /// Adds the particles that a cell emitted and that live, with those that they emit.
  private mutating func addParticles(
    of cell: CAEmitterCell, _ noise: ParticleNoise, from start: Double, to end: Double, depth: Int,
    _ place: (Double, ParticleNoise) -> EmitterPlace
  ) {
    let first = start + cell.beginTime
    guard cell.isEnabled, depth < 4, first <= time, first.isFinite else { return }
    let last = min(end, first + (cell.duration > 0 ? cell.duration : .infinity), time)
    let births = Births(from: first, to: last, changes: changes(of: cell)) { rate(of: cell, at: $0) }
    let longest = longestLife(of: cell)
    let emitter = emitter
    guard longest > 0 else { return }
    let count = births.count(at: last)
    // The latest births, as many as may still be considered.
    let oldest = max(0, births.count(at: time - longest) - 1, count - birthsLeft)
    guard oldest < count else { return }
    birthsLeft -= count - oldest
    for number in oldest..<count {
      let birth = births.time(of: number)
      let own = noise.member(number)
      let life = ParticleLife(cell, of: emitter, birth: birth, at: place(birth, own), own)
      if let particle = life.particle(at: time), cell.contents != nil {
        guard add(particle) else { return }
      }
      for (index, child) in (cell.emitterCells ?? []).enumerated() {
        addParticles(
          of: child, own.member(1_000_000 + index), from: birth, to: min(birth + life.lifetime, end),
          depth: depth + 1
        ) { time, noise in
          var place = EmitterPlace(of: emitter, noise)
          (place.position, place.normal) = (life.position(at: time - birth), nil)
          return place
        }
      }
    }
  }

  private mutating func add(_ particle: Particle) -> Bool {
    guard particles.count < ParticleDrawing.capacity else {
      LayoutDiagnostics.reportOnce(.notDrawn("more than 20,000 particles of an emitter"))
      return false
    }
    particles.append(particle)
    return true
  }

  /// Returns the longest time that a particle of a cell, or one that it emitted, is seen after its birth.
  private func longestLife(of cell: CAEmitterCell, depth: Int = 0) -> Double {
    let own = max(0, (Double(cell.lifetime) + abs(Double(cell.lifetimeRange))) * Double(emitter.lifetime))
    let inner =
      depth < 4 ? (cell.emitterCells ?? []).map { longestLife(of: $0, depth: depth + 1) }.max() ?? 0 : 0
    let sum = own + inner
    return sum.isFinite ? min(sum, 1e6) : 0
  }

  /// The times of the layer at which rates of births changed.
  private func changes(of cell: CAEmitterCell) -> [Double] {
    (cell.rates.times + emitter.rates.times).map { emitter.timeOfEmission($0) }
  }

  private func rate(of cell: CAEmitterCell, at time: Double) -> Double {
    let root = emitter.rootTimeOfEmission(time)
    return cell.rates.rate(at: root, present: cell.birthRate)
      * emitter.rates.rate(at: root, present: emitter.birthRate)
  }

  // MARK: Drawing

  /// The steps that draw the particles, back to front.
  var steps: [Drawing.Step] {
    var images = TintedImages()
    return ordered.compactMap { step(of: $0, &images) }
  }

  /// The particles in the order of the render mode; those of equal ages, in the order of their cells.
  private var ordered: [Particle] {
    func sorted(_ isBefore: (Particle, Particle) -> Bool) -> [Particle] {
      particles.indices.sorted { first, second in
        if isBefore(particles[first], particles[second]) { return true }
        if isBefore(particles[second], particles[first]) { return false }
        return first < second
      }.map { particles[$0] }
    }
    return switch emitter.renderMode {
    case .oldestFirst: sorted { $0.birth < $1.birth }
    case .oldestLast: sorted { $0.birth > $1.birth }
    case .backToFront: sorted { $0.position.z < $1.position.z }
    default: particles
    }
  }

  private func step(of particle: Particle, _ images: inout TintedImages) -> Drawing.Step? {
    let cell = particle.cell
    guard let contents = cell.contents, let image = contents as? CGImage, particle.color.w > 0,
      particle.scale != 0,
      particle.scale.isFinite, cell.contentsScale > 0
    else { return nil }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let source = whole.part(cell.contentsRect)
    guard source.width > 0, source.height > 0 else { return nil }
    let factor = particle.scale / Double(cell.contentsScale)
    // From pixels about the middle of the image to points about the particle.
    let map = Paths.AffineTransform.translation(x: -Double(source.midX), y: -Double(source.midY))
      .concatenating(.scale(x: factor, y: factor))
      .concatenating(.rotation(by: particle.angle))
      .concatenating(.translation(x: particle.position.x, y: particle.position.y))
    let paint = Drawing.ImagePaint(
      images.image(image, particle.color), source: source, transform: map,
      sampling: cell.magnificationFilter == "nearest" ? .nearest : abs(factor) < 1 ? .area : .linear)
    return Drawing.Step(
      .area(.fill(paint.outline, evenOdd: false), .image(paint)), opacity: CGFloat(particle.color.w),
      blend: emitter.renderMode == .additive ? .plusLighter : .normal)
  }
}

/// Images in multiplied colours, each made once.
private struct TintedImages {
  private struct Key: Hashable {
    let image: ObjectIdentifier
    let channels: SIMD3<UInt8>
  }

  private var made: [Key: CGImage] = [:]

  /// Returns an image whose channels are multiplied by those of a colour, in 32nds: alphas are left to the step.
  mutating func image(_ image: CGImage, _ color: SIMD4<Double>) -> CGImage {
    let channels = SIMD3(color.x, color.y, color.z)
    guard channels != .one else { return image }
    let steps = SIMD3<UInt8>((channels * 32).rounded(.toNearestOrAwayFromZero))
    let key = Key(image: ObjectIdentifier(image), channels: steps)
    if let known = made[key] { return known }
    let shares = SIMD3<Double>(steps) / 32
    let tint = LayerTint(red: shares.x, green: shares.y, blue: shares.z, alpha: 1)
    let tinted = tint.map { image.tinted($0) } ?? image
    made[key] = tinted
    return tinted
  }
}

extension CAEmitterLayer {
  /// Returns the time of the layer at a time on the clock; of a presentation copy, that of its model.
  fileprivate final func timeOfEmission(_ time: Double) -> Double { modelOfShown.localTime(time) }

  /// Returns the time on the clock at a time of the layer.
  fileprivate final func rootTimeOfEmission(_ time: Double) -> Double { modelOfShown.rootTime(time) }
}
