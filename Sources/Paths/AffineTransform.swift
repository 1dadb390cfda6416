/// An affine transform of the plane, with the letters of Core Graphics.
///
///     | a  b  0 |
///     | c  d  0 |      (x, y) ↦ (a·x + c·y + tx, b·x + d·y + ty)
///     | tx ty 1 |
///
/// With y down, a positive angle rotates clockwise on the screen.
public struct AffineTransform: Sendable, Equatable, Hashable {
  /// The factor of x in the new x.
  public var a: Double
  /// The factor of x in the new y.
  public var b: Double
  /// The factor of y in the new x.
  public var c: Double
  /// The factor of y in the new y.
  public var d: Double
  /// The translation in x.
  public var tx: Double
  /// The translation in y.
  public var ty: Double

  /// Creates the transform with the given entries.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a scale by `x` and `y` about the origin.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a translation by (`x`, `y`).
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a rotation about the origin by `angle` radians; multiples of 90° are exact.
  public static func rotation(by angle: Double) -> AffineTransform {
    let sine = Trigonometry.sine(angle)
    let cosine = Trigonometry.cosine(angle)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns this transform followed by `next` (Core Graphics' `concatenating`).
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns `point` under the transform.
  public func map(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Whether or not upright rectangles remain upright: under translations, scales, reflections and quarter turns.
  public var keepsRectanglesUpright: Bool {
    (b == 0 && c == 0) || (a == 0 && d == 0)
  }

  /// Returns the bounding box of `rect` under the transform; its exact image if the transform `keepsRectanglesUpright`.
  public func boundingBox(of rect: Rect) -> Rect {
    let corners = rect.corners.map(map)
    var box = Rect(minX: corners[0].x, minY: corners[0].y, maxX: corners[0].x, maxY: corners[0].y)
    for corner in corners.dropFirst() {
      box.minX = min(box.minX, corner.x)
      box.minY = min(box.minY, corner.y)
      box.maxX = max(box.maxX, corner.x)
      box.maxY = max(box.maxY, corner.y)
    }
    return box
  }
}
