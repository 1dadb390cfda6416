public import Foundation
import GraphicsCore

/// A layer that emits particles: pictures that move, turn, grow and fade, as functions of the time alone.
///
/// The time of the layer is that of the clock of animations, from its `beginTime` on: at the time t, the particles of the
/// last seconds up to t are seen, as on a phone, where a layer without a `beginTime` of its own is in full emission at once.
/// At most 20,000 particles are drawn. Differs from UIKit: what the documentation leaves open is an estimate: on the outline
/// and the surface of circles and spheres, the angle of emission counts from the normal; a particle of another one begins
/// where that is.
open class CAEmitterLayer: CALayer {
  /// The cells whose particles are emitted.
  open var emitterCells: [CAEmitterCell]?
  /// The factor of the rates of births.
  open var birthRate: Float = 1 {
    didSet { rates.change(to: birthRate, from: oldValue) }
  }
  /// The factor of the lives of particles.
  open var lifetime: Float = 1
  /// The centre of the shape of the emitter, in points of the layer.
  open var emitterPosition = CGPoint.zero
  /// The depth of the centre of the shape.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape; the width is the radius of a circle and a sphere.
  open var emitterSize = CGSize.zero
  /// The depth of the shape.
  open var emitterDepth: CGFloat = 0
  /// The shape from which particles are emitted.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles are emitted.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order and the compositing of particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether or not particles are placed in space.
  ///
  /// Differs from UIKit: particles are always flattened into the plane of the layer.
  open var preservesDepth = false
  /// The factor of the speeds of particles.
  open var velocity: Float = 1
  /// The factor of the sizes of particles.
  open var scale: Float = 1
  /// The factor of the speeds of rotation.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0

  /// The rates of births since the layer was made.
  final var rates = BirthRates()
  /// The time of the layer that a presentation copy shows.
  final var shownTime: Double?

  /// Creates an emitter without cells.
  public override init() {
    super.init()
    if AnimationClock.isRunningHere { AnimationTimeline.main.noteTurning(self) }
  }

  /// Creates a copy of the properties of `layer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    emitterCells = layer.emitterCells
    birthRate = layer.birthRate
    lifetime = layer.lifetime
    emitterPosition = layer.emitterPosition
    emitterZPosition = layer.emitterZPosition
    emitterSize = layer.emitterSize
    emitterDepth = layer.emitterDepth
    emitterShape = layer.emitterShape
    emitterMode = layer.emitterMode
    renderMode = layer.renderMode
    preservesDepth = layer.preservesDepth
    velocity = layer.velocity
    scale = layer.scale
    spin = layer.spin
    seed = layer.seed
    rates = layer.rates
  }

  /// Creates an emitter without cells.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var ownMarks: [LayerMark] {
    let steps = ParticleDrawing(self, at: shownTime ?? localTime(MediaTime.current())).steps
    return steps.isEmpty ? [] : [.steps(steps)]
  }

  /// Returns the value at a key path; `emitterCells.spark.birthRate` is that of the cell of the name.
  open override func value(forKeyPath keyPath: String) -> Any? {
    emitterCells.cell(at: keyPath).map { $0.cell.value(forKeyPath: $0.rest) }
      ?? super.value(forKeyPath: keyPath)
  }

  /// Sets the value at a key path; `emitterCells.spark.birthRate` is that of the cell of the name.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (cell, rest) = emitterCells.cell(at: keyPath) else {
      return super.setValue(value, forKeyPath: keyPath)
    }
    cell.setValue(value, forKeyPath: rest)
  }
}

/// A shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the shape of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line as long as the shape is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle, whose radius is the width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere, whose radius is the width.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// A part of a shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The ends of a line, the corners of a rectangle, the centre of a circle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The inside of the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and the compositing of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Particles in no particular order: cell by cell, the oldest first.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles first, at the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles last, at the front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Particles by their depth, the farthest first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Particles whose colours are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
