/// A device coordinate in 24.8 fixed point: a whole number of 1/256 pixels.
///
/// Its magnitude is at most 65,536 pixels, four times the largest canvas to either side; what lies farther out
/// is moved to that bound. So no sum or product of coordinates overflows in the scan converter.
public struct Fixed: Sendable, Equatable, Hashable, Comparable {
  /// 256 times the coordinate.
  public let rawValue: Int32

  /// 1/256 pixels per pixel.
  public static let one: Int32 = 256
  /// The largest coordinate.
  public static let maximum = Fixed(rawValue: 1 << 24)
  /// The smallest coordinate.
  public static let minimum = Fixed(rawValue: -(1 << 24))

  /// The coordinate `rawValue` / 256, moved into range.
  public init(rawValue: Int32) {
    self.rawValue = max(-(1 << 24), min(rawValue, 1 << 24))
  }

  /// The nearest coordinate to `value` pixels, ties up; NaN becomes 0.
  public init(_ value: Double) {
    let scaled = (value * Double(Fixed.one) + 0.5).rounded(.down)
    guard !scaled.isNaN else {
      self.init(rawValue: 0)
      return
    }
    self.init(rawValue: Int32(max(-0x1p24, min(scaled, 0x1p24))))
  }

  /// A whole number of pixels.
  public init(pixels: Int) {
    self.init(rawValue: Int32(max(-65_536, min(pixels, 65_536))) * Fixed.one)
  }

  /// The pixel that the coordinate lies in, or begins.
  public var flooredPixel: Int { Int(rawValue >> 8) }
  /// The first pixel that begins at the coordinate or after it.
  public var ceiledPixel: Int { Int((rawValue + 255) >> 8) }
  /// Whether the coordinate is an edge between pixels.
  public var isWhole: Bool { rawValue & 255 == 0 }

  public static func < (a: Fixed, b: Fixed) -> Bool { a.rawValue < b.rawValue }

  public static func + (a: Fixed, b: Fixed) -> Fixed { Fixed(rawValue: a.rawValue + b.rawValue) }
  public static func - (a: Fixed, b: Fixed) -> Fixed { Fixed(rawValue: a.rawValue - b.rawValue) }
}

extension Fixed: CustomStringConvertible {
  /// The coordinate in pixels, exactly: `2.5`.
  public var description: String { "\(Double(rawValue) / Double(Fixed.one))" }
}

/// A point in device space: pixels from the top left of the canvas, y down.
public struct FixedPoint: Sendable, Equatable, Hashable {
  public var x: Fixed
  public var y: Fixed

  /// The point (x, y).
  public init(x: Fixed, y: Fixed) {
    self.x = x
    self.y = y
  }
}

/// An upright rectangle in device space, between its edges.
public struct FixedRect: Sendable, Equatable, Hashable {
  public var minX: Fixed
  public var minY: Fixed
  public var maxX: Fixed
  public var maxY: Fixed

  /// The rectangle between the given edges; empty unless both sides are positive.
  public init(minX: Fixed, minY: Fixed, maxX: Fixed, maxY: Fixed) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The rectangle of whole pixels with its top left corner at (x, y).
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(
      minX: Fixed(pixels: x), minY: Fixed(pixels: y),
      maxX: Fixed(pixels: x + width), maxY: Fixed(pixels: y + height))
  }

  /// All of device space.
  public static let everything = FixedRect(
    minX: .minimum, minY: .minimum, maxX: .maximum, maxY: .maximum)

  /// Whether nothing lies inside.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// What lies in both; may be empty.
  public func intersection(_ other: FixedRect) -> FixedRect {
    FixedRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both, neither of which is empty.
  func union(_ other: FixedRect) -> FixedRect {
    FixedRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
