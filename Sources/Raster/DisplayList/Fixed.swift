/// A device coordinate in 24.8 fixed point: an integral number of 1/256 pixels.
///
/// Its magnitude is at most 65,536 pixels, four times the largest canvas to either side; coordinates farther out are
/// clamped to that bound. So no sum or product of coordinates overflows in the scan converter.
public struct Fixed: Sendable, Equatable, Hashable, Comparable {
  /// The coordinate multiplied by 256.
  public let rawValue: Int32

  /// The number of units in a pixel: 256.
  public static let one: Int32 = 256
  /// The largest coordinate.
  public static let maximum = Fixed(rawValue: 1 << 24)
  /// The smallest coordinate.
  public static let minimum = Fixed(rawValue: -(1 << 24))

  /// Creates the coordinate `rawValue` / 256, clamped to the range.
  public init(rawValue: Int32) {
    self.rawValue = max(-(1 << 24), min(rawValue, 1 << 24))
  }

  /// Creates the coordinate nearest to `value` pixels, ties up; NaN becomes 0.
  public init(_ value: Double) {
    let scaled = (value * Double(Fixed.one) + 0.5).rounded(.down)
    guard !scaled.isNaN else {
      self.init(rawValue: 0)
      return
    }
    self.init(rawValue: Int32(max(-0x1p24, min(scaled, 0x1p24))))
  }

  /// Creates a whole number of pixels.
  public init(pixels: Int) {
    self.init(rawValue: Int32(max(-65_536, min(pixels, 65_536))) * Fixed.one)
  }

  /// The pixel in which the coordinate is or begins.
  public var flooredPixel: Int { Int(rawValue >> 8) }
  /// The first pixel that begins at the coordinate or after it.
  public var ceiledPixel: Int { Int((rawValue + 255) >> 8) }
  /// Whether or not the coordinate is an edge between pixels.
  public var isWhole: Bool { rawValue & 255 == 0 }

  public static func < (a: Fixed, b: Fixed) -> Bool { a.rawValue < b.rawValue }

  /// Returns the sum of two coordinates, clamped to the range.
  public static func + (a: Fixed, b: Fixed) -> Fixed { Fixed(rawValue: a.rawValue + b.rawValue) }
  /// Returns the difference of two coordinates, clamped to the range.
  public static func - (a: Fixed, b: Fixed) -> Fixed { Fixed(rawValue: a.rawValue - b.rawValue) }
}

extension Fixed: CustomStringConvertible {
  /// The coordinate in pixels, exactly: `2.5`.
  public var description: String { "\(Double(rawValue) / Double(Fixed.one))" }
}

/// A point in device space: pixels from the top left of the canvas, y down.
public struct FixedPoint: Sendable, Equatable, Hashable {
  /// The horizontal coordinate.
  public var x: Fixed
  /// The vertical coordinate.
  public var y: Fixed

  /// Creates the point (x, y).
  public init(x: Fixed, y: Fixed) {
    self.x = x
    self.y = y
  }
}

/// An upright rectangle in device space, defined by its edges.
public struct FixedRect: Sendable, Equatable, Hashable {
  /// The left edge.
  public var minX: Fixed
  /// The upper edge.
  public var minY: Fixed
  /// The right edge.
  public var maxX: Fixed
  /// The lower edge.
  public var maxY: Fixed

  /// Creates the rectangle between the given edges; empty unless both sides are positive.
  public init(minX: Fixed, minY: Fixed, maxX: Fixed, maxY: Fixed) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates the rectangle of whole pixels with its top left corner at (x, y).
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(
      minX: Fixed(pixels: x), minY: Fixed(pixels: y),
      maxX: Fixed(pixels: x + width), maxY: Fixed(pixels: y + height))
  }

  /// The whole device space.
  public static let everything = FixedRect(
    minX: .minimum, minY: .minimum, maxX: .maximum, maxY: .maximum)

  /// Whether or not the rectangle has no area.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// Returns the intersection of both, which may be empty.
  public func intersection(_ other: FixedRect) -> FixedRect {
    FixedRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle that contains both, neither of which is empty.
  func union(_ other: FixedRect) -> FixedRect {
    FixedRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
