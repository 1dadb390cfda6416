/// An affine map of the plane, with the letters of Core Graphics:
///
///     | a  b  0 |
///     | c  d  0 |      (x, y) ↦ (a·x + c·y + tx, b·x + d·y + ty)
///     | tx ty 1 |
///
/// With y down, a positive angle turns clockwise on the screen.
public struct AffineTransform: Sendable, Equatable, Hashable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  /// The map with the given entries.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves every point where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A stretch by `x` and `y` about the origin.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A shift by (`x`, `y`).
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A turn about the origin by `angle` radians; multiples of 90° are exact.
  public static func rotation(by angle: Double) -> AffineTransform {
    let sine = Trigonometry.sine(angle)
    let cosine = Trigonometry.cosine(angle)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that applies this one first and `next` to its result (Core Graphics' `concatenating`).
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Where `point` goes.
  public func map(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Whether upright rectangles stay upright: a combination of shifts, stretches, mirrors and quarter turns.
  public var keepsRectanglesUpright: Bool {
    (b == 0 && c == 0) || (a == 0 && d == 0)
  }

  /// The smallest upright rectangle around the image of `rect`; the image itself if the map
  /// `keepsRectanglesUpright`.
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
