/// The two half-axes of a rounded corner, an ellipse's quarter; a corner is square if either is 0.
public struct CornerRadius: Sendable, Equatable, Hashable {
  public var x: Double
  public var y: Double

  /// A corner of the given half-axes, not negative.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A circular corner.
  public init(_ radius: Double) {
    self.init(x: radius, y: radius)
  }
}

/// A rectangle with a radius for each of its corners.
public struct RoundedRect: Sendable, Equatable, Hashable {
  public var rect: Rect
  public var topLeft: CornerRadius
  public var topRight: CornerRadius
  public var bottomRight: CornerRadius
  public var bottomLeft: CornerRadius

  /// A rectangle with the given corners. Two corners that share a side must fit on it together.
  public init(
    rect: Rect, topLeft: CornerRadius, topRight: CornerRadius, bottomRight: CornerRadius,
    bottomLeft: CornerRadius
  ) {
    self.rect = rect
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The outline as a polygon, clockwise on a screen (y down) from the left end of the top side.
  ///
  /// Every vertex lies on the outline; no chord strays from its arc by more than `tolerance`, a positive
  /// distance in the rectangle's own unit, unless an arc would take more than 4,096 chords.
  public func polygon(tolerance: Double) -> [Point] {
    var points: [Point] = []
    func append(_ radius: CornerRadius, centre: Point, signX: Double, signY: Double, reversed: Bool) {
      let arc = QuarterArc.points(radius, tolerance: tolerance)
      for point in reversed ? arc.reversed() : arc {
        points.append(Point(x: centre.x + signX * point.x, y: centre.y + signY * point.y))
      }
    }
    append(
      topRight, centre: Point(x: rect.maxX - topRight.x, y: rect.minY + topRight.y),
      signX: 1, signY: -1, reversed: true)
    append(
      bottomRight, centre: Point(x: rect.maxX - bottomRight.x, y: rect.maxY - bottomRight.y),
      signX: 1, signY: 1, reversed: false)
    append(
      bottomLeft, centre: Point(x: rect.minX + bottomLeft.x, y: rect.maxY - bottomLeft.y),
      signX: -1, signY: 1, reversed: true)
    append(
      topLeft, centre: Point(x: rect.minX + topLeft.x, y: rect.minY + topLeft.y),
      signX: -1, signY: -1, reversed: false)
    return points
  }
}

/// A quarter of an ellipse as a chain of chords.
public enum QuarterArc {
  /// The most chords a quarter is cut into, whatever its size. A radius of 65,536 pixels, the largest in fixed
  /// point, takes 3,217 at a tolerance of 1/512.
  static let maximumChords = 4_096

  /// Points from (radius.x, 0) to (0, radius.y) about the origin, on the ellipse, such that no chord strays
  /// from the arc by more than `tolerance`, as long as `maximumChords` suffice. With a half-axis of 0 there is no arc, and the one point is the
  /// rectangle's own corner (radius.x, radius.y).
  public static func points(_ radius: CornerRadius, tolerance: Double) -> [Point] {
    guard radius.x > 0, radius.y > 0 else { return [Point(x: radius.x, y: radius.y)] }
    let chords = chords(over: .pi / 2, radius: max(radius.x, radius.y), tolerance: tolerance)
    return (0...chords).map { index in
      let angle = Double(index) / Double(chords) * (Double.pi / 2)
      return Point(x: radius.x * Trigonometry.cosine(angle), y: radius.y * Trigonometry.sine(angle))
    }
  }

  /// How many chords of an arc over `angle` radians stray from it by at most `tolerance`.
  static func chords(over angle: Double, radius: Double, tolerance: Double) -> Int {
    // A chord over the angle θ of a circle strays by r·(1 − cos(θ/2)) ≤ r·θ²/8.
    let count = (angle / (8 * tolerance / radius).squareRoot()).rounded(.up)
    // So that many small turns along a curve are no more than the large one that they are together.
    let most = (Double(maximumChords) * min(1, angle / (.pi / 2))).rounded(.up)
    return count < most ? max(1, Int(count)) : angle > 0 ? Int(most) : 1
  }
}
