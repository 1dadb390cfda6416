import Paths

/// A glyph while it is drawn: y up from the baseline, in units of 1/1024 em.
///
/// The x axis begins at the left edge of the ink, until `finish` adds the space beside it.
struct Sketch {
  let instance: FontInstance
  /// The width of vertical strokes; `h` is the height of horizontal ones.
  var v: Double
  var h: Double
  var path = Path()
  private(set) var advance = 0.0
  /// The middle of the letter, for marks above and below.
  private(set) var anchor = 0.0
  /// The right edge of the letter, for tails.
  private(set) var corner = 0.0
  /// The height at which marks above are placed.
  var head = FontInstance.x
  /// The height about which a sign that keeps its shape is scaled down if it is too wide for a cell.
  ///
  /// It is nil if the skeleton is squeezed instead, as that of a letter.
  var pivot: Double?

  /// Creates a glyph with the strokes of small letters, or of capitals.
  init(_ instance: FontInstance, capital: Bool = false) {
    self.instance = instance
    v = capital ? instance.capStem : instance.stem
    h = capital ? instance.capBar : instance.bar
  }

  /// Half of the strokes' widths: the distance from an edge to the centre line.
  var hv: Double { v / 2 }
  var hh: Double { h / 2 }

  /// Makes strokes thinner by a fraction of their width, in the black weight, and by less in lighter ones.
  mutating func thin(_ upright: Double, _ level: Double) {
    v *= 1 - upright * instance.boldness
    h *= 1 - level * instance.boldness
  }

  /// Adds space to the left and the right of a letter of a width.
  mutating func finish(_ left: Double, _ width: Double, _ right: Double) {
    let space = instance.side(left)
    advance = space + width + instance.side(right)
    anchor = space + width / 2
    corner = space + width
    path = path.mapped(by: .translation(x: space, y: 0))
  }

  /// Keeps the position of the drawing, in an advance of the given width.
  mutating func finish(advance: Double) {
    self.advance = advance
    anchor = advance / 2
    corner = advance
  }

  /// Moves the drawing to the right, and sets the advance.
  mutating func shift(_ x: Double, advance: Double) {
    path = path.mapped(by: .translation(x: x, y: 0))
    anchor += x
    corner += x
    self.advance = advance
  }

  /// Makes the advance at least as wide as given.
  mutating func widen(to width: Double) { advance = max(advance, width) }

  /// Reflects a finished letter horizontally, in its advance.
  mutating func reflect() {
    mirror(advance)
    turnMarks()
  }

  /// Rotates a finished letter of a height by half a turn, in its advance.
  mutating func upend(_ height: Double) {
    turn(advance, height)
    turnMarks()
  }

  private mutating func turnMarks() {
    let left = 2 * anchor - corner
    (anchor, corner) = (advance - anchor, advance - left)
  }

  /// Scales the whole drawing horizontally, including strokes, about the left end.
  mutating func squeeze(_ scale: Double) {
    path = path.mapped(by: .scale(x: scale, y: 1))
    anchor *= scale
    corner *= scale
    advance *= scale
  }

  /// Scales the whole drawing, including strokes, about the left end at the height of `pivot`.
  mutating func scale(_ scale: Double, about pivot: Double) {
    path = path.mapped(by: AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: pivot * (1 - scale)))
    anchor *= scale
    corner *= scale
    advance *= scale
  }

  // MARK: Strokes

  /// Draws a vertical stroke with its left edge at `x`.
  mutating func stem(_ x: Double, _ bottom: Double, _ top: Double, width: Double? = nil) {
    rect(x, bottom, x + (width ?? v), top)
  }

  /// Draws a horizontal stroke with its lower edge at `y`.
  mutating func bar(_ left: Double, _ right: Double, _ y: Double, height: Double? = nil) {
    rect(left, y, right, y + (height ?? h))
  }

  mutating func rect(_ left: Double, _ bottom: Double, _ right: Double, _ top: Double) {
    polygon([(left, bottom), (left, top), (right, top), (right, bottom)])
  }

  /// Draws an outline of straight lines; a hole removes ink that was drawn once.
  mutating func polygon(_ points: [(Double, Double)], isHole: Bool = false) {
    var area = 0.0
    var last = points[points.count - 1]
    for point in points {
      area += last.0 * point.1 - point.0 * last.1
      last = point
    }
    // The ink is on the right of its outlines.
    let isTurned = (area > 0) != isHole
    for index in points.indices {
      let (x, y) = points[isTurned ? points.count - 1 - index : index]
      if index == 0 { path.move(to: Point(x: x, y: y)) } else { path.line(to: Point(x: x, y: y)) }
    }
    path.close()
  }

  /// Draws a stroke along a centre line.
  mutating func stroke(_ spine: Spine, scaled scale: Double = 1) {
    path.append(Pen(width: v * scale, height: h * scale).outlines(of: spine))
  }

  /// Draws a closed round stroke inside the given edges.
  mutating func ring(
    _ left: Double, _ bottom: Double, _ right: Double, _ top: Double, tension: Double = Spine.tension
  ) {
    let (x, y) = ((left + right) / 2, (bottom + top) / 2)
    var spine = Spine(x, top - hh, .right)
    spine.to(right - hv, y, .down, tension: tension)
    spine.to(x, bottom + hh, .left, tension: tension)
    spine.to(left + hv, y, .up, tension: tension)
    spine.to(x, top - hh, .right, tension: tension)
    spine.close()
    stroke(spine)
  }

  /// Draws a round dot around (x, y).
  mutating func dot(_ x: Double, _ y: Double, _ diameter: Double) {
    let r = diameter / 2
    let k = r * 0.5522847498
    var dot = Path()
    dot.move(to: Point(x: x, y: y + r))
    dot.cubic(to: Point(x: x + r, y: y), Point(x: x + k, y: y + r), Point(x: x + r, y: y + k))
    dot.cubic(to: Point(x: x, y: y - r), Point(x: x + r, y: y - k), Point(x: x + k, y: y - r))
    dot.cubic(to: Point(x: x - r, y: y), Point(x: x - k, y: y - r), Point(x: x - r, y: y - k))
    dot.cubic(to: Point(x: x, y: y + r), Point(x: x - r, y: y + k), Point(x: x - k, y: y + r))
    dot.close()
    path.append(dot)
  }

  /// Draws straight strokes between points, as wide as a horizontal stroke, that extend half of that beyond their ends.
  mutating func lines(_ points: [(Double, Double)], width: Double? = nil) {
    let half = (width ?? h) / 2
    for (from, to) in zip(points, points.dropFirst()) {
      let along = Heading.towards(to.0 - from.0, to.1 - from.1)
      let (x, y) = (along.x * half, along.y * half)
      polygon([
        (from.0 - x - y, from.1 - y + x), (to.0 + x - y, to.1 + y + x), (to.0 + x + y, to.1 + y - x),
        (from.0 - x + y, from.1 - y - x),
      ])
    }
  }

  /// Draws straight strokes between points with sharp corners, as wide as a horizontal stroke.
  ///
  /// Open ends extend half of that beyond their points.
  mutating func bent(_ points: [(Double, Double)], isClosed: Bool = false, width: Double? = nil) {
    let half = (width ?? h) / 2
    var headings: [Heading] = []
    for (index, (x, y)) in points.enumerated() {
      let (nextX, nextY) = points[(index + 1) % points.count]
      headings.append(.towards(nextX - x, nextY - y))
    }
    /// Returns the corners on one side: 1 for the left one, −1 for the right one.
    func corners(_ side: Double) -> [(Double, Double)] {
      points.indices.map { index in
        let (x, y) = points[index]
        let isEnd = !isClosed && index == points.count - 1
        let isStart = !isClosed && index == 0
        let after = headings[isEnd ? index - 1 : index]
        let before = isStart ? after : headings[(index + points.count - 1) % points.count]
        let share = side * half / (1 + before.x * after.x + before.y * after.y)
        let ahead = isEnd ? half : isStart ? -half : 0
        return (
          x - (before.y + after.y) * share + after.x * ahead,
          y + (before.x + after.x) * share + after.y * ahead
        )
      }
    }
    let (left, right) = (corners(1), corners(-1))
    guard isClosed else { return polygon(left + right.reversed()) }
    let isLeftOutside = Sketch.area(left) > Sketch.area(right)
    polygon(isLeftOutside ? left : right)
    polygon(isLeftOutside ? right : left, isHole: true)
  }

  private static func area(_ points: [(Double, Double)]) -> Double {
    var sum = 0.0
    for (index, (x, y)) in points.enumerated() {
      let (nextX, nextY) = points[(index + 1) % points.count]
      sum += x * nextY - nextX * y
    }
    return abs(sum) / 2
  }

  /// Draws a straight stroke with horizontal ends, `thickness` measured across; `x0` and `x1` are those of its left
  /// edge.
  mutating func diagonal(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, thickness: Double? = nil) {
    let width = Sketch.levelWidth(x1 - x0, y1 - y0, thickness ?? (v + h) / 2)
    polygon([(x0, y0), (x0 + width, y0), (x1 + width, y1), (x1, y1)])
  }

  /// Returns the width of a straight stroke along a horizontal line.
  static func levelWidth(_ dx: Double, _ dy: Double, _ thickness: Double) -> Double {
    thickness * (dx * dx + dy * dy).squareRoot() / abs(dy)
  }

  /// Draws two straight strokes from `left` and `right` at the top that meet in a flat point at the bottom.
  mutating func vee(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double, thickness: Double) {
    let middle = (left + right) / 2
    var point = thickness
    // The point has the width of a stroke along a horizontal line, which depends on the position of the point.
    for _ in 0..<6 { point = Sketch.levelWidth(middle - point / 2 - left, top - bottom, thickness) }
    let width = point
    point *= 1 - 0.22 * instance.boldness
    let run = middle - point / 2 - left
    let inner = top + (bottom - top) * (middle - left - width) / run
    polygon([
      (left, top), (left + width, top), (middle, inner), (right - width, top), (right, top),
      (middle + point / 2, bottom), (middle - point / 2, bottom),
    ])
  }

  /// Returns the width of the flat point that `vee` draws, without the reduction in heavy weights.
  static func pointWidth(_ span: Double, _ height: Double, _ thickness: Double) -> Double {
    var point = thickness
    for _ in 0..<6 { point = levelWidth(span / 2 - point / 2, height, thickness) }
    return point
  }

  // MARK: Transforms

  /// Rotates the drawing by half a turn about the middle of a letter of a width and a height.
  mutating func turn(_ width: Double, _ height: Double) {
    path = path.mapped(by: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height))
  }

  /// Reflects the drawing horizontally, in a letter of a width.
  mutating func mirror(_ width: Double) {
    path = path.mapped(by: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)).reversed
  }

  /// Rotates the drawing about (x, y), counterclockwise by an angle in quarter turns.
  mutating func rotate(_ quarters: Double, _ x: Double, _ y: Double) {
    path = path.mapped(
      by: .translation(x: -x, y: -y).concatenating(.rotation(by: quarters * .pi / 2))
        .concatenating(.translation(x: x, y: y)))
  }

  /// Returns the drawing, and clears it.
  mutating func takeDrawing() -> Path {
    defer { path = Path() }
    return path
  }

  /// Adds the drawing of another sketch.
  mutating func add(_ other: Path, x: Double = 0, y: Double = 0) {
    path.append(other.mapped(by: .translation(x: x, y: y)))
  }

  /// Adds a glyph in a smaller size, with strokes of nearly the same weight and its origin at (x, y); returns its
  /// advance.
  @discardableResult
  mutating func add(_ scalar: Unicode.Scalar, size: Double, x: Double, y: Double) -> Double {
    guard let small = (size == 1 ? instance : instance.smaller(size)).drawn(scalar) else { return 0 }
    path.append(
      small.path.mapped(by: AffineTransform(a: size, b: 0, c: 0, d: size, tx: x, ty: y)))
    return small.advance * size
  }
}
