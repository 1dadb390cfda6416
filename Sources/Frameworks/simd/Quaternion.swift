// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are Apple's.

internal import Foundation

/// A turn in space, as four numbers.
public struct simd_quatf: Equatable, Sendable {
  /// The numbers: those of the axis, and then that of the angle.
  public var vector: SIMD4<Float>

  /// Creates the turn of four zeros.
  public init() {
    vector = .zero
  }

  /// Creates a turn of its numbers.
  public init(vector: SIMD4<Float>) {
    self.vector = vector
  }

  /// Creates a turn of its numbers.
  public init(ix: Float, iy: Float, iz: Float, r: Float) {
    vector = SIMD4(ix, iy, iz, r)
  }

  /// Creates a turn of its numbers.
  public init(real: Float, imag: SIMD3<Float>) {
    vector = SIMD4(imag.x, imag.y, imag.z, real)
  }

  /// Creates the turn by an angle in radians about an axis of the length 1.
  public init(angle: Float, axis: SIMD3<Float>) {
    let half = Double(angle) / 2
    self.init(real: Float(cos(half)), imag: axis * Float(sin(half)))
  }

  /// The number of the angle.
  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The numbers of the axis.
  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue.x, newValue.y, newValue.z, vector.w) }
  }

  /// The angle, in radians.
  public var angle: Float { Float(2 * atan2(Double(simd_length(imag)), Double(real))) }
  /// The axis, with the length 1.
  public var axis: SIMD3<Float> { simd_normalize(imag) }
  /// The length of the four numbers.
  public var length: Float { simd_length(vector) }
  /// The turn whose four numbers have the length 1.
  public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
  /// The turn about the other axis.
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  /// The turn that undoes this one.
  public var inverse: simd_quatf {
    simd_quatf(vector: conjugate.vector / simd_length_squared(vector))
  }

  /// Returns a vector that is turned.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    let t = 2 * simd_cross(imag, vector)
    return vector + real * t + simd_cross(imag, t)
  }

  /// The turn by the second, and then by the first.
  public static func * (one: simd_quatf, other: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: one.real * other.real - simd_dot(one.imag, other.imag),
      imag: one.real * other.imag + other.real * one.imag + simd_cross(one.imag, other.imag))
  }
}

/// Returns a vector that is turned.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Returns the turn by the second, and then by the first.
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
/// Returns the turn by an angle in radians about an axis of the length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}

extension Matrix4<Float> {
  /// Creates the matrix of a turn.
  public init(_ quaternion: simd_quatf) {
    let columns = [SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map { quaternion.act($0) }
    self.init(columns.map { SIMD4($0.x, $0.y, $0.z, 0) } + [SIMD4(0, 0, 0, 1)])
  }
}
