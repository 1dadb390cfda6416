/// An area of device space.
public enum Shape: Sendable, Equatable {
  /// An upright rectangle.
  case rectangle(FixedRect)
  /// An upright rectangle with rounded corners.
  case roundedRectangle(FixedRoundedRect)
  /// What lies between two outlines, the inner one wholly inside the outer: a border.
  case ring(outer: FixedRoundedRect, inner: FixedRoundedRect)
  /// The inside of closed outlines, by the non-zero winding rule.
  case polygon([[FixedPoint]])
  /// What lies inside an odd number of closed outlines.
  case evenOddPolygon([[FixedPoint]])

  /// A rectangle around the shape, not always the smallest; empty if the shape is.
  public var bounds: FixedRect {
    switch self {
    case .rectangle(let rect): return rect
    case .roundedRectangle(let rounded): return rounded.rect
    case .ring(let outer, _): return outer.rect
    case .polygon(let contours), .evenOddPolygon(let contours):
      var bounds = FixedRect(minX: .maximum, minY: .maximum, maxX: .minimum, maxY: .minimum)
      for point in contours.joined() {
        bounds = bounds.union(FixedRect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
      }
      return bounds
    }
  }
}

/// The half-axes of one rounded corner in device space, not negative; square if either is 0.
public struct FixedCornerRadius: Sendable, Equatable, Hashable {
  public var x: Fixed
  public var y: Fixed

  /// A corner of the given half-axes.
  public init(x: Fixed, y: Fixed) {
    self.x = x
    self.y = y
  }

  /// A square corner.
  public static let square = FixedCornerRadius(x: Fixed(0), y: Fixed(0))
}

/// An upright rectangle in device space with a radius for each corner. Two corners on one side fit on it.
public struct FixedRoundedRect: Sendable, Equatable, Hashable {
  public var rect: FixedRect
  public var topLeft: FixedCornerRadius
  public var topRight: FixedCornerRadius
  public var bottomRight: FixedCornerRadius
  public var bottomLeft: FixedCornerRadius

  /// A rectangle with the given corners, square where none is given.
  public init(
    _ rect: FixedRect, topLeft: FixedCornerRadius = .square, topRight: FixedCornerRadius = .square,
    bottomRight: FixedCornerRadius = .square, bottomLeft: FixedCornerRadius = .square
  ) {
    self.rect = rect
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }
}
