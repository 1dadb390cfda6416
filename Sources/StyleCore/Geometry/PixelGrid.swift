package import Foundation

/// The pixels of a display with `scale` pixels per point, and the rounding of points to them.
///
/// Rectangles are rounded by their edges, so that rectangles which shared an edge still do (I.10, I.11).
/// Infinite, unconstrained (`greatestFiniteMagnitude`) and undefined values pass through unchanged, and a
/// scale that is not positive changes nothing.
package struct PixelGrid: Hashable, Sendable {
  /// The rule for a value exactly between two pixels.
  package enum TieRule: Hashable, Sendable {
    /// The rule of the layout engine: towards +∞ (I.1).
    case up
    /// The rule of Paralayout's helpers: away from zero (I.6).
    case awayFromZero
  }

  /// The direction in which a value between two pixels is rounded.
  package enum Rounding: Hashable, Sendable {
    /// A rounding to the pixel below.
    case floor
    /// A rounding to the pixel above.
    case ceil
    /// A rounding to the nearest pixel.
    case nearest(TieRule)
  }

  /// The number of pixels per point.
  package let scale: CGFloat

  /// Creates a grid with `scale` pixels per point.
  package init(scale: CGFloat) {
    self.scale = scale
  }

  /// The size of a pixel in points, or 0 if the scale is not positive.
  package var pixel: CGFloat { scale > 0 ? 1 / scale : 0 }

  /// Returns `value` rounded to the grid.
  ///
  /// A value within a millionth of a pixel, relatively too, counts as on it: sums of thirds are no pixel too large
  /// (I.14). A value within a rounding error of the middle between two pixels counts as a tie, so that an edge that two
  /// neighbours compute in two ways goes to one pixel.
  package func snap(_ value: CGFloat, _ rounding: Rounding) -> CGFloat {
    let pixels = value * scale
    guard scale > 0, abs(pixels) < 0x1p52 else { return value }
    let nearest = pixels.rounded(.toNearestOrEven)
    let magnitude = max(1, abs(pixels))
    if abs(pixels - nearest) < 1e-6 * magnitude { return nearest / scale }
    switch rounding {
    case .floor: return pixels.rounded(.down) / scale
    case .ceil: return pixels.rounded(.up) / scale
    case .nearest(let tieRule):
      let below = pixels.rounded(.down)
      guard abs(pixels - below - 0.5) < 1e-12 * magnitude else { return nearest / scale }
      let goesUp = tieRule == .up || pixels > 0
      return (goesUp ? below + 1 : below) / scale
    }
  }

  /// Returns `point` rounded to the grid, each coordinate separately.
  package func snap(_ point: CGPoint, _ rounding: Rounding) -> CGPoint {
    CGPoint(x: snap(point.x, rounding), y: snap(point.y, rounding))
  }

  /// Returns `size` rounded to the grid, each side separately.
  package func snap(_ size: CGSize, _ rounding: Rounding) -> CGSize {
    CGSize(width: snap(size.width, rounding), height: snap(size.height, rounding))
  }

  /// Returns `rect` with each of its four edges rounded to the grid.
  ///
  /// A null rectangle stays null.
  package func snap(_ rect: CGRect, _ rounding: Rounding) -> CGRect {
    guard !rect.isNull else { return rect }
    let rect = rect.standardized
    let (x, width) = snapSpan(rect.origin.x, rect.size.width, rounding)
    let (y, height) = snapSpan(rect.origin.y, rect.size.height, rounding)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns a border width as a whole number of pixels, at least one, so that a hairline is not lost.
  ///
  /// A width of 0 or less stays.
  package func snapBorder(_ width: CGFloat) -> CGFloat {
    guard scale > 0, width > 0 else { return width }
    return max(snap(width, .nearest(.awayFromZero)), pixel)
  }

  /// Returns a span with both ends rounded to the grid.
  ///
  /// A span without end keeps its length.
  private func snapSpan(_ start: CGFloat, _ length: CGFloat, _ rounding: Rounding) -> (CGFloat, CGFloat) {
    let snapped = snap(start, rounding)
    guard scale > 0, start.isFinite, abs(length) < .greatestFiniteMagnitude else { return (snapped, length) }
    return (snapped, snap(start + length, rounding) - snapped)
  }
}
