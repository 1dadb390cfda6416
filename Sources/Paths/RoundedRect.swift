/// The half-axes of a rounded corner, a quarter of an ellipse; a corner is square if either is 0.
public struct CornerRadius: Sendable, Equatable, Hashable {
  /// The horizontal half-axis.
  public var x: Double
  /// The vertical half-axis.
  public var y: Double

  /// Creates a corner of the given half-axes, not negative.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a circular corner.
  public init(_ radius: Double) {
    self.init(x: radius, y: radius)
  }
}

/// A rectangle with a radius for each of its corners.
public struct RoundedRect: Sendable, Equatable, Hashable {
  /// The rectangle.
  public var rect: Rect
  /// The radius of the top left corner.
  public var topLeft: CornerRadius
  /// The radius of the top right corner.
  public var topRight: CornerRadius
  /// The radius of the bottom right corner.
  public var bottomRight: CornerRadius
  /// The radius of the bottom left corner.
  public var bottomLeft: CornerRadius

  /// Creates a rectangle with the given corners; two corners that share a side must not overlap.
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

  /// Returns the outline as a polygon, clockwise on a screen (y down) from the left end of the top side.
  ///
  /// Every vertex is on the outline; no chord deviates from its arc by more than `tolerance`, a positive distance in
  /// the rectangle's own unit, unless an arc would take more than 4,096 chords.
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
  /// The maximum number of chords of a quarter.
  ///
  /// A radius of 65,536 pixels, the largest in fixed point, takes 3,217 at a tolerance of 1/512.
  static let maximumChords = 4_096

  /// Returns points on the ellipse about the origin, from (radius.x, 0) to (0, radius.y).
  ///
  /// No chord deviates from the arc by more than `tolerance`, as long as `maximumChords` is sufficient. With a
  /// half-axis of 0 there is no arc, and the only point is the rectangle's own corner (radius.x, radius.y).
  public static func points(_ radius: CornerRadius, tolerance: Double) -> [Point] {
    guard radius.x > 0, radius.y > 0 else { return [Point(x: radius.x, y: radius.y)] }
    let chords = chords(over: .pi / 2, radius: max(radius.x, radius.y), tolerance: tolerance)
    return (0...chords).map { index in
      let angle = Double(index) / Double(chords) * (Double.pi / 2)
      return Point(x: radius.x * Trigonometry.cosine(angle), y: radius.y * Trigonometry.sine(angle))
    }
  }

  /// Returns the number of chords of an arc over `angle` radians that deviate by at most `tolerance`.
  static func chords(over angle: Double, radius: Double, tolerance: Double) -> Int {
    // A chord over the angle θ of a circle deviates by r·(1 − cos(θ/2)) ≤ r·θ²/8.
    let count = (angle / (8 * tolerance / radius).squareRoot()).rounded(.up)
    // The limit is proportional, so that many small turns along a curve have no more than the large one that they form.
    let most = (Double(maximumChords) * min(1, angle / (.pi / 2))).rounded(.up)
    return count < most ? max(1, Int(count)) : angle > 0 ? Int(most) : 1
  }
}
