public import Foundation
public import GraphicsCore

/// A source of particles of an emitter layer: their number, their motion and their look.
///
/// A property with a range has, for each particle, a random value between its value minus the range and its value plus the
/// range; the angle of emission lies within a cone of the size of its range. Differs from UIKit: random numbers are those of
/// Plumb, the same in every run for the same seed; a particle follows the properties that its cell has when it is drawn.
open class CAEmitterCell: NSObject, CAMediaTiming {
  private final var clock = LayerClock()

  /// The contents of a particle, a `CGImage`.
  open var contents: Any?
  /// The part of the contents that is shown, as shares of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels of the contents for each point.
  open var contentsScale: CGFloat = 1
  /// The cells whose particles each particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// Whether or not the cell emits particles.
  open var isEnabled = true
  /// The name of the cell, by which key paths find it: `emitterCells.spark.birthRate`.
  open var name: String?

  /// The colour by which particles are multiplied; white by default.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The range of the red component.
  open var redRange: Float = 0
  /// The range of the green component.
  open var greenRange: Float = 0
  /// The range of the blue component.
  open var blueRange: Float = 0
  /// The range of the alpha.
  open var alphaRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The change of the alpha per second.
  open var alphaSpeed: Float = 0

  /// The factor of the size of particles.
  open var scale: CGFloat = 1
  /// The range of the factor of sizes.
  open var scaleRange: CGFloat = 0
  /// The change of the factor of sizes per second.
  open var scaleSpeed: CGFloat = 0
  /// The speed of rotation, in radians per second.
  open var spin: CGFloat = 0
  /// The range of the speed of rotation.
  open var spinRange: CGFloat = 0

  /// The number of particles per second.
  open var birthRate: Float = 0 {
    didSet { rates.change(to: birthRate, from: oldValue) }
  }
  /// The life of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range of lives.
  open var lifetimeRange: Float = 0
  /// The speed of particles when they begin, in points per second.
  open var velocity: CGFloat = 0
  /// The range of speeds.
  open var velocityRange: CGFloat = 0
  /// The acceleration along x, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along z, in points per second squared.
  open var zAcceleration: CGFloat = 0
  /// The angle of emission in the plane of x and z, from the direction of z, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle of emission in the plane of x and y, from the direction of x, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The size of the cone in which particles are emitted, in radians.
  open var emissionRange: CGFloat = 0

  /// The filter of contents that are larger than their own size.
  open var magnificationFilter = "linear"
  /// The filter of contents that are smaller than their own size.
  open var minificationFilter = "linear"
  /// The bias of the filter of smaller contents; it has no effect.
  open var minificationFilterBias: Float = 0
  /// Values of any other keys; they have no effect.
  open var style: [AnyHashable: Any]?

  /// The rates of births since the cell was made.
  final var rates = BirthRates()

  /// Creates a cell that emits no particles.
  public override init() {
    super.init()
  }

  /// Returns the default of a property: that of a new cell.
  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().keyedValue(key) }

  /// Returns whether or not a property is kept with the cell; all are.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  // MARK: Timing

  /// The time of the emitter at which the cell begins to emit.
  open var beginTime: CFTimeInterval {
    get { clock.begin }
    set { if newValue.isFinite { clock.begin = newValue } }
  }
  /// The number of seconds during which the cell emits; infinite by default.
  open var duration: CFTimeInterval {
    get { clock.duration }
    set { clock.duration = newValue }
  }
  /// The factor of the time of the cell.
  ///
  /// Differs from UIKit: it has no effect.
  open var speed: Float {
    get { Float(clock.speed) }
    set { clock.speed = Double(newValue) }
  }
  /// The offset of the time of the cell.
  ///
  /// Differs from UIKit: it has no effect.
  open var timeOffset: CFTimeInterval {
    get { clock.offset }
    set { clock.offset = newValue }
  }
  /// The number of repetitions; it has no effect.
  open var repeatCount: Float {
    get { Float(clock.repeatCount) }
    set { clock.repeatCount = Double(newValue) }
  }
  /// The duration of repetitions; it has no effect.
  open var repeatDuration: CFTimeInterval {
    get { clock.repeatDuration }
    set { clock.repeatDuration = newValue }
  }
  /// Whether or not repetitions run back; it has no effect.
  open var autoreverses: Bool {
    get { clock.autoreverses }
    set { clock.autoreverses = newValue }
  }
  /// The state before the beginning and after the end; it has no effect.
  open var fillMode: CAMediaTimingFillMode {
    get { clock.fillMode }
    set { clock.fillMode = newValue }
  }

  // MARK: Keys

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? { keyedValue(key) }
  /// Sets a property.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  /// Returns the value at a key path; `emitterCells.spark.birthRate` is that of the cell of the name.
  open func value(forKeyPath keyPath: String) -> Any? {
    if let (cell, rest) = emitterCells.cell(at: keyPath) { return cell.value(forKeyPath: rest) }
    return keyPath.contains(".") ? KeyValueCoding.value(of: self, atPath: keyPath) : value(forKey: keyPath)
  }

  /// Sets the value at a key path; `emitterCells.spark.birthRate` is that of the cell of the name.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (cell, rest) = emitterCells.cell(at: keyPath) { return cell.setValue(value, forKeyPath: rest) }
    if keyPath.contains(".") {
      KeyValueCoding.set(value, of: self, atPath: keyPath)
    } else {
      setValue(value, forKey: keyPath)
    }
  }
}
