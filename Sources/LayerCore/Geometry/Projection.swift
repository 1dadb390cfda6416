package import Paths

/// A projective map of the plane: an affine map followed by a division, as a camera sees a tilted plane.
///
/// The divisor is a third coordinate.
///
///     | a  b  wx |
///     | c  d  wy |      (x, y) ↦ ((a·x + c·y + tx) / z, (b·x + d·y + ty) / z),  z = wx·x + wy·y + w
///     | tx ty w  |
package struct Projection: Sendable, Equatable {
  /// The two coordinates before the division.
  package var affine: AffineTransform
  package var wx: Double
  package var wy: Double
  package var w: Double

  /// The smallest divisor of visible points; those with a smaller one are at the eye or behind it.
  package static let nearest = 1.0 / 1024

  /// Creates a map without a division.
  package init(_ affine: Paths.AffineTransform) {
    self.affine = affine
    (wx, wy, w) = (0, 0, 1)
  }

  /// Creates the map of the plane z = 0 by `t`, seen from the front (G.18).
  package init(flattening t: CATransform3D) {
    affine = Paths.AffineTransform(
      a: Double(t.m11), b: Double(t.m12), c: Double(t.m21), d: Double(t.m22), tx: Double(t.m41),
      ty: Double(t.m42))
    (wx, wy, w) = (Double(t.m14), Double(t.m24), Double(t.m44))
    guard wx == 0, wy == 0, w > 0, w != 1 else { return }
    self = Projection(affine.divided(by: w))
  }

  /// Whether or not the map has no division.
  package var isAffine: Bool { wx == 0 && wy == 0 && w == 1 }

  /// Whether or not the plane is seen from behind: its orientation is reversed, by a rotation or by a reflection.
  package var isBackFacing: Bool {
    let minor = affine.a * affine.d - affine.b * affine.c
    if isAffine { return minor < 0 }
    let across = affine.c * affine.ty - affine.d * affine.tx
    let down = affine.a * affine.ty - affine.b * affine.tx
    return minor * w - down * wy + across * wx < 0
  }

  /// Returns this map followed by `next`.
  package func concatenating(_ next: Projection) -> Projection {
    if isAffine, next.isAffine { return Projection(affine.concatenating(next.affine)) }
    let (m, n) = (affine, next.affine)
    var result = Projection(
      Paths.AffineTransform(
        a: m.a * n.a + m.b * n.c + wx * n.tx, b: m.a * n.b + m.b * n.d + wx * n.ty,
        c: m.c * n.a + m.d * n.c + wy * n.tx, d: m.c * n.b + m.d * n.d + wy * n.ty,
        tx: m.tx * n.a + m.ty * n.c + w * n.tx, ty: m.tx * n.b + m.ty * n.d + w * n.ty))
    result.wx = m.a * next.wx + m.b * next.wy + wx * next.w
    result.wy = m.c * next.wx + m.d * next.wy + wy * next.w
    result.w = m.tx * next.wx + m.ty * next.wy + w * next.w
    return result
  }

  /// Returns the divisor of the coordinates of `point`.
  package func divisor(at point: Point) -> Double { wx * point.x + wy * point.y + w }

  /// Returns the image of `point`, which is in front of the eye.
  package func map(_ point: Point) -> Point {
    let mapped = affine.map(point)
    if isAffine { return mapped }
    let divisor = divisor(at: point)
    return Point(x: mapped.x / divisor, y: mapped.y / divisor)
  }

  /// Returns the affine map that is tangent at `point`; the map itself if it is affine.
  package func tangent(at point: Point) -> Paths.AffineTransform {
    if isAffine { return affine }
    let divisor = divisor(at: point)
    let place = map(point)
    let (a, b) = ((affine.a - place.x * wx) / divisor, (affine.b - place.y * wx) / divisor)
    let (c, d) = ((affine.c - place.x * wy) / divisor, (affine.d - place.y * wy) / divisor)
    return Paths.AffineTransform(
      a: a, b: b, c: c, d: d, tx: place.x - a * point.x - c * point.y, ty: place.y - b * point.x - d * point.y
    )
  }

  /// The inverse map; nil if the plane is seen edge-on.
  package var inverse: Projection? {
    let m = affine
    let (x, y, z) = (m.d * w - wy * m.ty, wx * m.ty - m.b * w, m.b * wy - wx * m.d)
    let determinant = m.a * x + m.c * y + m.tx * z
    guard determinant != 0, determinant.isFinite else { return nil }
    var result = Projection(
      Paths.AffineTransform(
        a: x / determinant, b: y / determinant, c: (wy * m.tx - m.c * w) / determinant,
        d: (m.a * w - wx * m.tx) / determinant, tx: (m.c * m.ty - m.d * m.tx) / determinant,
        ty: (m.b * m.tx - m.a * m.ty) / determinant))
    result.wx = z / determinant
    result.wy = (wx * m.c - m.a * wy) / determinant
    result.w = (m.a * m.d - m.b * m.c) / determinant
    return result
  }

  /// Returns the part of a polygon in front of the eye, by Sutherland and Hodgman's method.
  package func visiblePart(of polygon: [Point]) -> [Point] {
    guard !isAffine, var previous = polygon.last else { return polygon }
    var kept: [Point] = []
    var last = divisor(at: previous) - Projection.nearest
    for point in polygon {
      let depth = divisor(at: point) - Projection.nearest
      if (last >= 0) != (depth >= 0) {
        let share = last / (last - depth)
        kept.append(
          Point(
            x: previous.x + (point.x - previous.x) * share, y: previous.y + (point.y - previous.y) * share))
      }
      if depth >= 0 { kept.append(point) }
      (previous, last) = (point, depth)
    }
    return kept
  }

  /// Returns the largest factor by which a distance can grow anywhere in `rect`.
  ///
  /// The derivatives are fractions: their numerators are linear along straight lines, so that corners bound them; their
  /// denominator is the square of the divisor.
  package func greatestStretch(in rect: Rect) -> Double {
    let m = affine
    if isAffine { return max(abs(m.a) + abs(m.c), abs(m.b) + abs(m.d)) }
    let corners = visiblePart(of: rect.corners)
    var (across, down, nearest) = (0.0, 0.0, Double.infinity)
    for corner in corners {
      let (place, divisor) = (m.map(corner), divisor(at: corner))
      across = max(across, abs(m.a * divisor - place.x * wx) + abs(m.c * divisor - place.x * wy))
      down = max(down, abs(m.b * divisor - place.y * wx) + abs(m.d * divisor - place.y * wy))
      nearest = min(nearest, divisor)
    }
    guard nearest.isFinite else { return 0 }
    nearest = max(nearest, Projection.nearest)
    return max(across, down) / (nearest * nearest)
  }
}

extension Paths.AffineTransform {
  fileprivate func divided(by divisor: Double) -> Paths.AffineTransform {
    Paths.AffineTransform(
      a: a / divisor, b: b / divisor, c: c / divisor, d: d / divisor, tx: tx / divisor, ty: ty / divisor)
  }
}
