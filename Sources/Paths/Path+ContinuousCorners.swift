extension Path {
  /// The extent of a continuous corner along a side that has room for it, in radii.
  public static let continuousReach = 1.528665

  /// Appends an upright rectangle with continuous corners (G.21), from the left end of its upper side.
  ///
  /// A corner consists of three cubics, whose curvature grows without a jump. A corner of the radius r begins up to
  /// 1.528665·r from the corner of the rectangle. If two corners share a side that is too short for both, they begin
  /// nearer, down to r, as the ends of a capsule do. The numbers are published measurements of Apple's curves.
  public mutating func appendContinuousRoundedRect(_ rounded: RoundedRect) {
    let rect = rounded.rect
    let top = ContinuousCorner.room(rect.width, rounded.topLeft.x + rounded.topRight.x)
    let bottom = ContinuousCorner.room(rect.width, rounded.bottomLeft.x + rounded.bottomRight.x)
    let left = ContinuousCorner.room(rect.height, rounded.topLeft.y + rounded.bottomLeft.y)
    let right = ContinuousCorner.room(rect.height, rounded.topRight.y + rounded.bottomRight.y)
    let begin =
      rounded.topLeft.x > 0 && rounded.topLeft.y > 0
      ? rounded.topLeft.x * ContinuousCorner.reach(top) : 0
    move(to: Point(x: rect.minX + begin, y: rect.minY))
    append(
      ContinuousCorner(
        corner: Point(x: rect.maxX, y: rect.minY), arriving: Point(x: 1, y: 0), radius: rounded.topRight,
        rooms: (top, right)))
    append(
      ContinuousCorner(
        corner: Point(x: rect.maxX, y: rect.maxY), arriving: Point(x: 0, y: 1), radius: rounded.bottomRight,
        rooms: (right, bottom)))
    append(
      ContinuousCorner(
        corner: Point(x: rect.minX, y: rect.maxY), arriving: Point(x: -1, y: 0), radius: rounded.bottomLeft,
        rooms: (bottom, left)))
    append(
      ContinuousCorner(
        corner: Point(x: rect.minX, y: rect.minY), arriving: Point(x: 0, y: -1), radius: rounded.topLeft,
        rooms: (left, top)))
    close()
  }

  private mutating func append(_ corner: ContinuousCorner) {
    guard corner.radius.x > 0, corner.radius.y > 0 else { return line(to: corner.corner) }
    let (before, after) = (corner.rooms.before, corner.rooms.after)
    let (far, near) = (ContinuousCorner.far, ContinuousCorner.near)
    line(to: corner.point(ContinuousCorner.reach(before), 0))
    cubic(
      to: corner.point(far.0, far.1), corner.point(ContinuousCorner.first(before), 0),
      corner.point(ContinuousCorner.second(before), 0))
    cubic(to: corner.point(far.1, far.0), corner.point(near.0, near.1), corner.point(near.1, near.0))
    cubic(
      to: corner.point(0, ContinuousCorner.reach(after)), corner.point(0, ContinuousCorner.second(after)),
      corner.point(0, ContinuousCorner.first(after)))
  }
}

extension RoundedRect {
  /// Whether or not continuous corners have their full extent along all sides.
  public var hasRoomForContinuousCorners: Bool {
    func fit(_ side: Double, _ radii: Double) -> Bool { radii * Path.continuousReach <= side }
    return fit(rect.width, topLeft.x + topRight.x) && fit(rect.width, bottomLeft.x + bottomRight.x)
      && fit(rect.height, topLeft.y + bottomLeft.y) && fit(rect.height, topRight.y + bottomRight.y)
  }
}

/// A corner of a rectangle, with the construction of its curve in radii from the corner.
private struct ContinuousCorner {
  var corner: Point
  /// The direction of the side before the corner, clockwise on a screen.
  var arriving: Point
  var radius: CornerRadius
  /// The relative room on the sides before and after the corner, 0…1.
  var rooms: (before: Double, after: Double)

  /// The start of the middle cubic of three, and its first handle.
  static let far = (0.631494, 0.074911)
  static let near = (0.372824, 0.169060)

  /// Returns the extent of the curve along a side.
  static func reach(_ room: Double) -> Double { 1 + (Path.continuousReach - 1) * room }
  /// Returns the first handle of the first cubic; `second` returns the second.
  static func first(_ room: Double) -> Double { 0.96 + 0.128490 * room }
  static func second(_ room: Double) -> Double { 0.82 + 0.048407 * room }

  /// Returns the room of a side beside its two radii, relative to the full extent of both curves; 0…1.
  static func room(_ side: Double, _ radii: Double) -> Double {
    radii > 0 ? max(0, min((side - radii) / (radii * (Path.continuousReach - 1)), 1)) : 1
  }

  /// Returns the point at distances before and after the corner, in radii.
  func point(_ before: Double, _ after: Double) -> Point {
    // The side after the corner has the direction (−y, x); each axis has its own radius.
    Point(
      x: corner.x + (-arriving.x * before - arriving.y * after) * radius.x,
      y: corner.y + (-arriving.y * before + arriving.x * after) * radius.y)
  }
}
