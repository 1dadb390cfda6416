// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// Returns the sum of the products of the elements.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (x * y).sum() }

/// Returns the sum of the products of the elements.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_dot(x, y)
}

/// Returns the square of the length.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (x * x).sum() }

/// Returns the square of the length.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_length_squared(x)
}

/// Returns the length.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (x * x).sum().squareRoot()
}

/// Returns the length.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_length(x)
}

/// Returns the square of the distance.
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length_squared(x - y) }

/// Returns the square of the distance.
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_distance_squared(x, y) }

/// Returns the distance.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(x - y) }

/// Returns the distance.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_distance(x, y) }

/// Returns the vector of the same direction with the length 1.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x / simd_length(x)
}

/// Returns the vector of the same direction with the length 1.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  simd_normalize(x)
}

/// Returns the smaller elements.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.replacing(with: y, where: y .< x)
}

/// Returns the smaller elements.
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  simd_min(x, y)
}

/// Returns the larger elements.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.replacing(with: y, where: y .> x)
}

/// Returns the larger elements.
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  simd_max(x, y)
}

/// Returns the elements without their signs.
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}

/// Returns the elements without their signs.
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { simd_abs(x) }

/// Returns the elements in limits.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: FloatingPoint { simd_min(simd_max(x, min), max) }

/// Returns the elements in limits.
public func clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: FloatingPoint { simd_clamp(x, min, max) }

/// Returns the elements between two vectors, by shares of the second.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + t * (y - x) }

/// Returns the elements between two vectors, by shares of the second.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { simd_mix(x, y, t) }

/// Returns the vector in a mirror of a direction.
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x - 2 * simd_dot(x, n) * n }

/// Returns the vector in a mirror of a direction.
public func reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  simd_reflect(x, n)
}

/// Returns the part of a vector along another.
public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint { simd_dot(x, y) / simd_dot(y, y) * y }

/// Returns the part of a vector along another.
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  simd_project(x, y)
}

/// Returns the elements without their whole parts.
public func simd_fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x - x.rounded(.down)
}

/// Returns the elements without their whole parts.
public func fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { simd_fract(x) }

/// Returns the whole numbers not above the elements.
public func simd_floor<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.rounded(.down)
}

/// Returns the whole numbers not above the elements.
public func floor<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { simd_floor(x) }

/// Returns the whole numbers not below the elements.
public func simd_ceil<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.rounded(.up)
}

/// Returns the whole numbers not below the elements.
public func ceil<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { simd_ceil(x) }

/// Returns the nearest whole numbers.
public func simd_round<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.rounded(.toNearestOrAwayFromZero)
}

/// Returns the nearest whole numbers.
public func round<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { simd_round(x) }

/// Returns 1 by the elements.
public func simd_recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { 1 / x }

/// Returns 1 by the elements.
public func recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { simd_recip(x) }

/// Returns the sum of the elements.
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  x.sum()
}

/// Returns the sum of the elements.
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_reduce_add(x)
}

/// Returns the smallest element.
public func simd_reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  x.min()
}

/// Returns the smallest element.
public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_reduce_min(x)
}

/// Returns the largest element.
public func simd_reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  x.max()
}

/// Returns the largest element.
public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_reduce_max(x)
}

/// Returns the elements between two vectors, by a share of the second.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { x + t * (y - x) }

/// Returns the elements between two vectors, by a share of the second.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { x + t * (y - x) }

/// Returns the vector at right angles to two others.
public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  let (a, b, c) = (x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
  return SIMD3(a, b, c)
}

/// Returns the vector at right angles to two others.
public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  simd_cross(x, y)
}

/// Returns the vector at right angles to two others of a plane.
public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// Returns a number between two others, by a share of the second.
public func simd_mix<Scalar: FloatingPoint>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar {
  x + t * (y - x)
}

/// Returns a number in limits.
public func simd_clamp<Scalar: FloatingPoint>(_ x: Scalar, _ min: Scalar, _ max: Scalar) -> Scalar {
  Swift.min(Swift.max(x, min), max)
}

/// Returns the share of a number between two limits, with a slow start and end.
public func simd_smoothstep<Scalar: FloatingPoint>(_ edge0: Scalar, _ edge1: Scalar, _ x: Scalar) -> Scalar {
  let share = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return share * share * (3 - 2 * share)
}
