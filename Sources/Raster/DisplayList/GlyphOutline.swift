internal import Synchronization

/// The outline of a glyph in device pixels around its origin, shared by all places where the glyph is drawn.
///
/// It keeps the coverage of its pixels for origins at quarters of a pixel in x and at whole pixels in y, each computed
/// when it is needed first. These are the same bytes that the outline has there, so that no picture depends on whether
/// they are kept.
public final class GlyphOutline: Sendable {
  /// The closed outlines, filled by the non-zero winding rule.
  public let contours: [[FixedPoint]]
  /// The bounding box of the outlines; empty if there are none.
  public let bounds: FixedRect
  private let atWhole = AtomicLazyReference<GlyphMask>()
  private let atFirstQuarter = AtomicLazyReference<GlyphMask>()
  private let atHalf = AtomicLazyReference<GlyphMask>()
  private let atLastQuarter = AtomicLazyReference<GlyphMask>()

  /// The longest side, in pixels, of outlines whose coverage is kept.
  public static let largestMask = 256

  /// Creates the outline of closed contours.
  public init(_ contours: [[FixedPoint]]) {
    self.contours = contours
    bounds = Shape.polygon(contours).bounds
  }

  /// The number of bytes of the outline with all its kept coverage, approximately.
  public var size: Int {
    let points = contours.reduce(0) { $0 + $1.count }
    return 256 + points * MemoryLayout<FixedPoint>.stride + (hasMasks ? 4 * GlyphMask.size(of: bounds) : 0)
  }

  /// Returns the outlines at a place.
  func contours(at origin: FixedPoint) -> [[FixedPoint]] {
    contours.map { $0.map { FixedPoint(x: $0.x + origin.x, y: $0.y + origin.y) } }
  }

  /// Whether or not the coverage is kept: the outline is not empty, and none of its sides is too long.
  private var hasMasks: Bool {
    let longest = Fixed(pixels: Self.largestMask)
    return !bounds.isEmpty && bounds.maxX - bounds.minX <= longest && bounds.maxY - bounds.minY <= longest
  }

  /// Returns the coverage for an origin, relative to its pixel; nil if none is kept for that place.
  func mask(at origin: FixedPoint) -> GlyphMask? {
    // Coordinates beyond half of their range might be clamped.
    let farthest = Fixed.maximum.rawValue / 2
    guard hasMasks, origin.y.isWhole, abs(origin.x.rawValue) < farthest, abs(origin.y.rawValue) < farthest,
      bounds.minX.rawValue > -farthest, bounds.maxX.rawValue < farthest, bounds.minY.rawValue > -farthest,
      bounds.maxY.rawValue < farthest
    else { return nil }
    switch origin.x.rawValue & 255 {
    case 0: return mask(in: atWhole, 0)
    case 64: return mask(in: atFirstQuarter, 64)
    case 128: return mask(in: atHalf, 128)
    case 192: return mask(in: atLastQuarter, 192)
    default: return nil
    }
  }

  private func mask(in kept: borrowing AtomicLazyReference<GlyphMask>, _ fraction: Int32) -> GlyphMask {
    if let mask = kept.load() { return mask }
    let origin = FixedPoint(x: Fixed(rawValue: fraction), y: Fixed(rawValue: 0))
    return kept.storeIfNil(GlyphMask(contours(at: origin)))
  }
}

extension GlyphOutline: Equatable {
  public static func == (a: GlyphOutline, b: GlyphOutline) -> Bool { a === b || a.contours == b.contours }
}
