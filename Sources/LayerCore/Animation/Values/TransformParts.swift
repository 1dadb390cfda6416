import Foundation
import Paths

/// A decomposed transform of space, for the interpolation of transforms.
///
/// The method is that of Spencer Thomas ("Decomposing a matrix into simple transformations", Graphics Gems II), with
/// the rotation as a quaternion, as in Core Animation.
struct TransformParts {
  var translation = SIMD3<Double>(0, 0, 0)
  var scale = SIMD3<Double>(1, 1, 1)
  /// The skew of xy, xz and yz.
  var skew = SIMD3<Double>(0, 0, 0)
  var turn = Quaternion.identity
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Decomposes `t`; nil if it flattens space and so has no determined rotation.
  init?(_ t: CATransform3D) {
    var affine = t
    let last = SIMD4(Double(t.m14), Double(t.m24), Double(t.m34), Double(t.m44))
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    if last != perspective {
      // The last column is the perspective as the affine part transforms it.
      let inverse = CATransform3DInvert(affine)
      perspective = SIMD4(inverse.rows.map { ($0 * last).sum() })
    }
    let rows = affine.rows
    translation = rows[3].xyz
    var (x, y, z) = (rows[0].xyz, rows[1].xyz, rows[2].xyz)
    scale.x = x.length
    guard scale.x > 0 else { return nil }
    x /= scale.x
    skew.x = (x * y).sum()
    y -= x * skew.x
    scale.y = y.length
    guard scale.y > 0 else { return nil }
    y /= scale.y
    skew.x /= scale.y
    skew.y = (x * z).sum()
    z -= x * skew.y
    skew.z = (y * z).sum()
    z -= y * skew.z
    scale.z = z.length
    guard scale.z > 0, (scale.x + scale.y + scale.z).isFinite else { return nil }
    z /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    // A reflection becomes one in x, so that the rest is a rotation.
    if (x * y.cross(z)).sum() < 0 {
      scale.x.negate()
      skew.x.negate()
      skew.y.negate()
      x = -x
    }
    turn = Quaternion(rows: x, y, z)
  }

  /// The transform that is composed of these parts.
  var transform: CATransform3D {
    let (x, y, z) = turn.rows
    let rows = [
      x * scale.x, (y + x * skew.x) * scale.y, (z + x * skew.y + y * skew.z) * scale.z, translation,
    ]
    let isPlain = perspective == SIMD4(0, 0, 0, 1)
    return CATransform3D(
      rows: rows.enumerated().map { index, row in
        let w = index == 3 ? 1.0 : 0
        let last = isPlain ? w : (row * perspective.xyz).sum() + w * perspective.w
        return SIMD4(row.x, row.y, row.z, last)
      })
  }

  /// Returns the parts at a fraction of the distance to `other`.
  func towards(_ other: TransformParts, _ share: Double) -> TransformParts {
    var result = self
    for index in 0..<3 {
      result.translation[index] = between(translation[index], other.translation[index], share)
      result.scale[index] = between(scale[index], other.scale[index], share)
      result.skew[index] = between(skew[index], other.skew[index], share)
    }
    for index in 0..<4 {
      result.perspective[index] = between(perspective[index], other.perspective[index], share)
    }
    result.turn = turn.towards(other.turn, share)
    return result
  }
}

extension CATransform3D {
  /// Returns the transform at a fraction of the distance from `a` to `b`.
  ///
  /// It is interpolated part by part, or, if one of them cannot be decomposed, number by number.
  static func between(_ a: CATransform3D, _ b: CATransform3D, _ share: Double) -> CATransform3D {
    if share == 0 { return a }
    if share == 1 { return b }
    // Without rotations, reflections shrink to a line and grow again.
    if !(a.onlyScales && b.onlyScales), let from = TransformParts(a), let to = TransformParts(b) {
      return from.towards(to, share).transform
    }
    return CATransform3D(
      rows: zip(a.rows, b.rows).map { x, y in
        SIMD4((0..<4).map { LayerCore.between(x[$0], y[$0], share) })
      })
  }

  /// Whether or not the transform consists of scales and a translation.
  private var onlyScales: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
      && m44 == 1
  }
}

/// A rotation in space.
struct Quaternion: Equatable {
  var (x, y, z, w) = (0.0, 0.0, 0.0, 1.0)

  static let identity = Quaternion()

  init() {}

  /// Creates the rotation whose matrix has these rows, for row vectors; after Shepperd, from the largest of the four.
  init(rows r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) {
    let trace = r0.x + r1.y + r2.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      (x, y, z, w) = ((r1.z - r2.y) / s, (r2.x - r0.z) / s, (r0.y - r1.x) / s, s / 4)
    } else if r0.x > r1.y, r0.x > r2.z {
      let s = max(0, 1 + r0.x - r1.y - r2.z).squareRoot() * 2
      (x, y, z, w) = (s / 4, (r0.y + r1.x) / s, (r0.z + r2.x) / s, (r1.z - r2.y) / s)
    } else if r1.y > r2.z {
      let s = max(0, 1 + r1.y - r0.x - r2.z).squareRoot() * 2
      (x, y, z, w) = ((r0.y + r1.x) / s, s / 4, (r1.z + r2.y) / s, (r2.x - r0.z) / s)
    } else {
      let s = max(0, 1 + r2.z - r0.x - r1.y).squareRoot() * 2
      (x, y, z, w) = ((r0.z + r2.x) / s, (r1.z + r2.y) / s, s / 4, (r0.y - r1.x) / s)
    }
  }

  /// The rows of the rotation's matrix.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// Returns the rotation at a fraction of the shorter arc to `other`, at constant speed (Shoemake).
  func towards(_ other: Quaternion, _ share: Double) -> Quaternion {
    if self == other { return self }
    var cosine = x * other.x + y * other.y + z * other.z + w * other.w
    let sign: Double = cosine < 0 ? -1 : 1
    cosine = min(abs(cosine), 1)
    var (own, theirs) = (1 - share, share)
    let sine = (1 - cosine * cosine).squareRoot()
    if sine > 1e-9 {
      let angle = Trigonometry.angle(x: cosine, y: sine)
      own = Trigonometry.sine((1 - share) * angle) / sine
      theirs = Trigonometry.sine(share * angle) / sine
    }
    theirs *= sign
    var result = Quaternion()
    result.x = own * x + theirs * other.x
    result.y = own * y + theirs * other.y
    result.z = own * z + theirs * other.z
    result.w = own * w + theirs * other.w
    return result
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  fileprivate func cross(_ o: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }
}
