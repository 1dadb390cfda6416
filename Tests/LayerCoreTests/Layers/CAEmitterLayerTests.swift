import Foundation
import GraphicsCore
import Paths
import TestSupport
import Testing
import ViewTestSupport

@testable import LayerCore

/// Particles as functions of the time, with positions by the equations of motion.
struct CAEmitterLayerTests {
  private let dot = CGImage(width: 2, height: 2, pixels: Array(repeating: 255, count: 16))

  private func cell(rate: Float = 1, lifetime: Float = 10) -> CAEmitterCell {
    let cell = CAEmitterCell()
    (cell.contents, cell.birthRate, cell.lifetime) = (dot, rate, lifetime)
    return cell
  }

  private func emitter(_ cells: CAEmitterCell...) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.emitterCells = cells
    return emitter
  }

  private func particles(_ emitter: CAEmitterLayer, _ time: Double) -> [Particle] {
    ParticleDrawing(emitter, at: time).particles
  }

  @Test("A cell is on if its key has a number that is not 0") func enabled() {
    let cell = cell()
    for (value, isOn) in [(1, true), (0, false), (true, true), (nil, false)] as [(Any?, Bool)] {
      cell.isEnabled = !isOn
      cell.setValue(value, forKey: "enabled")
      #expect(cell.isEnabled == isOn)
    }
  }

  @Test("A cell keeps its timing") func timing() {
    let cell = cell()
    (cell.beginTime, cell.duration, cell.speed, cell.timeOffset) = (1, 2, 3, 4)
    (cell.repeatCount, cell.repeatDuration, cell.autoreverses, cell.fillMode) = (5, 6, true, .both)
    #expect(cell.beginTime == 1 && cell.duration == 2 && cell.speed == 3 && cell.timeOffset == 4)
    #expect(cell.repeatCount == 5 && cell.repeatDuration == 6 && cell.autoreverses && cell.fillMode == .both)
  }

  @Test("Particles are born at the rate, the first at once, and live for their lifetime") func births() {
    let emitter = emitter(cell(rate: 2, lifetime: 3))
    #expect(particles(emitter, -1).isEmpty)
    #expect(particles(emitter, 0).map(\.birth) == [0])
    #expect(particles(emitter, 1).map(\.birth) == [0, 0.5, 1])
    // At 100 seconds, those of the last three.
    #expect(particles(emitter, 100).map(\.birth) == [97.5, 98, 98.5, 99, 99.5, 100])
    emitter.birthRate = 0.5
    #expect(particles(emitter, 2).map(\.birth) == [0, 1, 2])
    emitter.lifetime = 0.5
    #expect(particles(emitter, 2).map(\.birth) == [1, 2])
    emitter.birthRate = 0
    #expect(particles(emitter, 2).isEmpty)
  }

  @Test("A cell begins at its time, and ends after its duration") func times() {
    let late = cell()
    (late.beginTime, late.duration) = (2, 2)
    let emitter = emitter(late)
    #expect(particles(emitter, 1.9).isEmpty)
    #expect(particles(emitter, 5).map(\.birth) == [2, 3, 4])
    late.isEnabled = false
    #expect(particles(emitter, 5).isEmpty)
  }

  @Test("A particle moves by its velocity and its acceleration") func motion() throws {
    let moving = cell(lifetime: 5)
    (moving.velocity, moving.emissionLongitude) = (10, .pi / 2)
    (moving.xAcceleration, moving.yAcceleration) = (4, -2)
    let emitter = emitter(moving)
    emitter.emitterPosition = CGPoint(x: 100, y: 50)
    let first = try #require(particles(emitter, 3).first)
    // 100 + 4 · 9/2, and 50 + 10 · 3 − 2 · 9/2.
    #expect(first.position == SpacePoint(118, 71, 0) && first.age == 3)
    emitter.velocity = 2
    #expect(particles(emitter, 3).first?.position == SpacePoint(118, 101, 0))
  }

  @Test("Sizes, angles and colours change by their speeds, and stay between their limits") func looks() throws
  {
    let changing = cell()
    (changing.scale, changing.scaleSpeed, changing.spin) = (1, 0.5, 2)
    changing.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    (changing.greenSpeed, changing.alphaSpeed, changing.blueSpeed) = (-0.125, -0.25, 1)
    let first = try #require(particles(emitter(changing), 2).first)
    #expect(first.scale == 2 && first.angle == 4)
    #expect(first.color == SIMD4(1, 0.25, 1, 0.5))
    // After four seconds nothing is left of its alpha.
    #expect(ParticleDrawing(emitter(changing), at: 4).steps.count == 4)
  }

  @Test(
    "Ranges lie on both sides of a value, and the same seed has the same particles",
    arguments: TestEffort.seeds(20))
  func ranges(seed: UInt64) {
    let random = cell(rate: 50, lifetime: 4)
    (random.velocity, random.velocityRange, random.emissionRange) = (20, 5, .pi)
    (random.scale, random.scaleRange, random.lifetimeRange) = (1, 0.5, 1)
    let (one, other) = (emitter(random), emitter(random))
    (one.seed, other.seed) = (UInt32(seed), UInt32(seed))
    let found = particles(one, 8)
    #expect(found.map(\.position) == particles(other, 8).map(\.position) && !found.isEmpty)
    for particle in found {
      let (position, age) = (particle.position, particle.age)
      let distance = (position * position).sum().squareRoot()
      #expect(distance >= 15 * age - 1e-9 && distance <= 25 * age + 1e-9)
      #expect(position.x >= -1e-9 && particle.scale >= 0.5 && particle.scale <= 1.5 && age <= 5)
    }
    other.seed = UInt32(seed) &+ 1
    #expect(found.map(\.position) != particles(other, 8).map(\.position))
  }

  @Test("A particle does not depend on the time at which it is seen", arguments: TestEffort.seeds(20))
  func purity(seed: UInt64) {
    let random = cell(rate: 30, lifetime: 3)
    (random.velocity, random.velocityRange, random.emissionRange) = (20, 5, 2 * .pi)
    let emitter = emitter(random)
    emitter.seed = UInt32(seed)
    let early = particles(emitter, 5)
    for late in particles(emitter, 6) {
      guard let same = early.first(where: { $0.birth == late.birth }) else { continue }
      // The same direction, and a distance in proportion to the age.
      let difference = late.position * same.age - same.position * late.age
      #expect((difference * difference).sum() < 1e-12)
    }
  }

  @Test("Shapes have their particles on their outlines and inside", arguments: TestEffort.seeds(20))
  func shapes(seed: UInt64) {
    let emitter = CAEmitterLayer()
    (emitter.emitterPosition, emitter.emitterSize) = (CGPoint(x: 10, y: 20), CGSize(width: 8, height: 4))
    emitter.emitterDepth = 6
    func place(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) -> SpacePoint {
      (emitter.emitterShape, emitter.emitterMode) = (shape, mode)
      let noise = ParticleNoise(seed: UInt32(seed)).member(3)
      return EmitterPlace(of: emitter, noise).position - SpacePoint(10, 20, 0)
    }
    #expect(place(.point, .volume) == .zero)
    let line = place(.line, .outline)
    #expect(abs(line.x) <= 4 && line.y == 0)
    #expect(abs(place(.line, .points).x) == 4)
    let corner = place(.rectangle, .points)
    #expect(abs(corner.x) == 4 && abs(corner.y) == 2)
    let edge = place(.rectangle, .outline)
    #expect(abs(abs(edge.x) - 4) < 1e-12 || abs(abs(edge.y) - 2) < 1e-12)
    let inside = place(.rectangle, .volume)
    #expect(abs(inside.x) <= 4 && abs(inside.y) <= 2)
    func length(_ point: SpacePoint) -> Double { (point * point).sum().squareRoot() }
    #expect(abs(length(place(.circle, .outline)) - 8) < 1e-9 && length(place(.circle, .volume)) <= 8 + 1e-9)
    #expect(abs(length(place(.sphere, .surface)) - 8) < 1e-9 && length(place(.sphere, .volume)) <= 8 + 1e-9)
    let face = place(.cuboid, .surface)
    #expect(abs(face.x) == 4 || abs(face.y) == 2 || abs(face.z) == 3)
  }

  @Test("On the outline of a circle, particles fly away from its centre", arguments: TestEffort.seeds(10))
  func normals(seed: UInt64) {
    let flying = cell(rate: 20)
    flying.velocity = 6
    let emitter = emitter(flying)
    (emitter.emitterShape, emitter.emitterMode, emitter.emitterSize) = (
      .circle, .outline, CGSize(width: 8, height: 8)
    )
    emitter.seed = UInt32(seed)
    for particle in particles(emitter, 1) {
      let distance = (particle.position * particle.position).sum().squareRoot()
      #expect(abs(distance - (8 + 6 * particle.age)) < 1e-9)
    }
  }

  @Test("A particle emits others from where it is") func trails() {
    let (rocket, spark) = (cell(rate: 0.1, lifetime: 4), cell(rate: 1, lifetime: 2))
    (rocket.velocity, rocket.contents, rocket.emitterCells) = (10, nil, [spark])
    // Born each second at 10 points per second; each lives for two seconds.
    #expect(particles(emitter(rocket), 3.5).map(\.position.x) == [20, 30])
  }

  @Test("Steps are in the order of the mode, and additive ones add") func order() {
    let (late, early) = (cell(), cell())
    (late.beginTime, late.scale) = (0.5, 2)
    let emitter = emitter(late, early)
    /// The births, by the widths: the late cell's pictures are four points wide.
    func widths(_ mode: CAEmitterLayerRenderMode) -> [CGFloat?] {
      emitter.renderMode = mode
      return ParticleDrawing(emitter, at: 1.5).steps.map { step in
        if case .area(let area, _) = step.content { area.box?.width } else { nil }
      }
    }
    // Born at 0.5, 1.5, 0 and 1.
    #expect(widths(.unordered) == [4, 4, 2, 2])
    #expect(widths(.oldestFirst) == [2, 4, 2, 4] && widths(.oldestLast) == [4, 2, 4, 2])
    #expect(ParticleDrawing(emitter, at: 1.5).steps.allSatisfy { $0.blend == .normal })
    #expect(widths(.additive).count == 4)
    #expect(ParticleDrawing(emitter, at: 1.5).steps.allSatisfy { $0.blend == .plusLighter })
  }

  @Test("A step is the picture, centred, scaled and in points") func steps() throws {
    let large = cell()
    (large.scale, large.contentsScale) = (3, 2)
    let emitter = emitter(large)
    emitter.emitterPosition = CGPoint(x: 10, y: 20)
    let step = try #require(ParticleDrawing(emitter, at: 0).steps.first)
    guard case .area(let area, _) = step.content else {
      Issue.record("A particle is an area.")
      return
    }
    // Two pixels are one point, times three.
    #expect(area.box == CGRect(x: 8.5, y: 18.5, width: 3, height: 3))
  }

  @Test("Particles that were emitted live on when the rate becomes 0") @MainActor func stops() {
    AnimatingWindow.run { scene in
      let emitter = emitter(cell(rate: 2, lifetime: 3))
      // A value that is set before the first turn has always been so.
      emitter.birthRate = 0.5
      scene.loop.run(for: 4)
      let change = scene.now
      #expect(particles(emitter, change).map(\.birth).last == change)
      emitter.birthRate = 0
      scene.loop.run(for: 1)
      // Those of one a second, not older than three seconds.
      let births = particles(emitter, scene.now).map(\.birth)
      #expect(births.last == change && births.count == 2)
      scene.loop.run(for: 3)
      #expect(particles(emitter, scene.now).isEmpty)
      emitter.birthRate = 0.5
      scene.loop.run(for: 1)
      #expect(particles(emitter, scene.now).map(\.birth) == [scene.now - 1, scene.now])
    }
  }

  @Test("Key paths find cells by their names") func keys() {
    let named = cell()
    named.name = "spark"
    let emitter = emitter(named)
    emitter.setValue(7, forKeyPath: "emitterCells.spark.birthRate")
    let inner = cell()
    (inner.name, named.emitterCells) = ("trail", [inner])
    emitter.setValue(0.5, forKeyPath: "emitterCells.spark.emitterCells.trail.scale")
    #expect(inner.scale == 0.5)
    #expect(named.birthRate == 7 && emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 7)
  }

  @Test("Values that are no numbers, and rates beyond all measure, end nothing") func badInput() {
    for value in [CGFloat.nan, .infinity, -1e30, 1e30] {
      let wild = cell(rate: Float(value), lifetime: Float(value))
      (wild.velocity, wild.scale, wild.spin, wild.emissionRange) = (value, value, value, value)
      (wild.lifetimeRange, wild.alphaRange, wild.beginTime, wild.contentsScale) = (
        Float(value), Float(value), Double(value), value
      )
      let emitter = emitter(wild)
      (emitter.emitterSize, emitter.emitterPosition) = (
        CGSize(width: value, height: value), CGPoint(x: value, y: value)
      )
      emitter.emitterShape = .sphere
      #expect(ParticleDrawing(emitter, at: Double(value)).steps.count <= 20_000)
      #expect(ParticleDrawing(emitter, at: 1).steps.count <= 20_000)
    }
  }
}
