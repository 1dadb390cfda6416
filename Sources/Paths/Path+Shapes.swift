extension Path {
  /// Appends an upright rectangle, from (minX, minY) along the side towards (maxX, minY).
  public mutating func appendRect(_ rect: Rect) {
    let corners = rect.corners
    move(to: corners[0])
    for corner in corners.dropFirst() { line(to: corner) }
    close()
  }

  /// Appends the ellipse inscribed in `rect`, as four cubics from (maxX, midY) towards (midX, maxY) (G.22).
  public mutating func appendEllipse(in rect: Rect) {
    let frame = AffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2,
      tx: (rect.minX + rect.maxX) / 2, ty: (rect.minY + rect.maxY) / 2)
    var circle = Path()
    circle.appendArc(center: .zero, radius: 1, from: 0, by: 2 * .pi)
    circle.close()
    append(circle.mapped(by: frame))
  }

  /// Appends an upright rectangle with rounded corners, from the left end of its upper side; the arcs are cubics.
  public mutating func appendRoundedRect(_ rounded: RoundedRect) {
    let rect = rounded.rect
    move(to: Point(x: rect.minX + rounded.topLeft.x, y: rect.minY))
    appendCorner(rounded.topRight, at: Point(x: rect.maxX, y: rect.minY), arriving: Point(x: 1, y: 0))
    appendCorner(rounded.bottomRight, at: Point(x: rect.maxX, y: rect.maxY), arriving: Point(x: 0, y: 1))
    appendCorner(rounded.bottomLeft, at: Point(x: rect.minX, y: rect.maxY), arriving: Point(x: -1, y: 0))
    appendCorner(rounded.topLeft, at: Point(x: rect.minX, y: rect.minY), arriving: Point(x: 0, y: -1))
    close()
  }

  /// Appends a side in the direction `d` up to the rounded corner at `corner`, and its arc, clockwise on a screen.
  private mutating func appendCorner(_ radius: CornerRadius, at corner: Point, arriving d: Point) {
    guard radius.x > 0, radius.y > 0 else { return line(to: corner) }
    let (rx, ry) = (radius.x, radius.y)
    let rest = 1 - Path.quarterHandle
    // The side after the corner has the direction (−d.y, d.x).
    let from = Point(x: corner.x - d.x * rx, y: corner.y - d.y * ry)
    let to = Point(x: corner.x - d.y * rx, y: corner.y + d.x * ry)
    line(to: from)
    cubic(
      to: to, Point(x: corner.x - d.x * rx * rest, y: corner.y - d.y * ry * rest),
      Point(x: corner.x - d.y * rx * rest, y: corner.y + d.x * ry * rest))
  }

  /// The length of the handles of the cubic for a quarter of the unit circle: 4/3 · (√2 − 1).
  static let quarterHandle = 4.0 / 3 * (2.0.squareRoot() - 1)
}

extension Path {
  /// The rectangle of a path that is one outline of four upright sides; nil for other paths.
  public var uprightRect: Rect? {
    var corners: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        guard index == 0 else { return nil }
        corners.append(point)
      case .line(let point): corners.append(point)
      case .close: guard index == elements.count - 1 else { return nil }
      case .quad, .cubic: return nil
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let beginsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let beginsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard beginsAcross || beginsDown else { return nil }
    return Rect(minX: min(a.x, c.x), minY: min(a.y, c.y), maxX: max(a.x, c.x), maxY: max(a.y, c.y))
  }
}
