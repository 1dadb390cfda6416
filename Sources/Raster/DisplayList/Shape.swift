/// An area of device space.
public enum Shape: Sendable, Equatable {
  /// An upright rectangle.
  case rectangle(FixedRect)
  /// An upright rectangle with rounded corners.
  case roundedRectangle(FixedRoundedRect)
  /// The area between two outlines, the inner one entirely inside the outer: a border.
  case ring(outer: FixedRoundedRect, inner: FixedRoundedRect)
  /// The inside of closed outlines, by the non-zero winding rule.
  case polygon([[FixedPoint]])
  /// The inside of closed outlines, by the even-odd rule.
  case evenOddPolygon([[FixedPoint]])
  /// Glyphs, each of which a fill composites with those before it.
  case glyphs(Glyphs)

  /// A bounding box of the shape, not always the smallest; empty if the shape is.
  public var bounds: FixedRect {
    switch self {
    case .rectangle(let rect): return rect
    case .roundedRectangle(let rounded): return rounded.rect
    case .ring(let outer, _): return outer.rect
    case .glyphs(let glyphs): return glyphs.bounds
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
  /// The horizontal half-axis.
  public var x: Fixed
  /// The vertical half-axis.
  public var y: Fixed

  /// Creates a corner of the given half-axes, of which negative ones become 0.
  public init(x: Fixed, y: Fixed) {
    self.x = max(Fixed(0), x)
    self.y = max(Fixed(0), y)
  }

  /// The square corner.
  public static let square = FixedCornerRadius(x: Fixed(0), y: Fixed(0))
}

/// An upright rectangle in device space with a radius for each corner, where two corners on one side do not overlap.
public struct FixedRoundedRect: Sendable, Equatable, Hashable {
  /// The rectangle.
  public var rect: FixedRect
  /// The radius of the top left corner.
  public var topLeft: FixedCornerRadius
  /// The radius of the top right corner.
  public var topRight: FixedCornerRadius
  /// The radius of the bottom right corner.
  public var bottomRight: FixedCornerRadius
  /// The radius of the bottom left corner.
  public var bottomLeft: FixedCornerRadius

  /// Creates a rectangle with the given corners, square by default.
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
