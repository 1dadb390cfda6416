import Foundation
import Paths

/// Areas and lines made of two paths.
///
/// Differs from UIKit: curves come back as straight lines, which stray from them by at most 1/1,024 point.
extension CGPath {
  private static let tolerance = 1.0 / 1_024

  private func combined(_ other: CGPath, _ operation: AreaOperation, _ rule: CGPathFillRule) -> CGPath {
    CGPath(
      path.combined(
        with: other.path, by: operation, evenOdd: rule == .evenOdd, tolerance: CGPath.tolerance))
  }

  /// What lies inside either path; outlines that do not cross, the inside being told by either rule.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .union, rule)
  }

  /// What lies inside both paths.
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .intersection, rule)
  }

  /// What lies inside this path and not inside `other`.
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .difference, rule)
  }

  /// What lies inside one of the paths alone.
  public final func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .symmetricDifference, rule)
  }

  /// The same inside by outlines that do not cross, so that either rule tells it.
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(evenOdd: rule == .evenOdd, tolerance: CGPath.tolerance))
  }

  /// The parts of the inside that do not touch, each with its holes.
  public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    path.components(evenOdd: rule == .evenOdd, tolerance: CGPath.tolerance).map { CGPath($0) }
  }

  /// Whether the insides of the paths have an area in common.
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The lines of this path that lie inside `other`.
  public final func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lines(inside: other.path, true, evenOdd: rule == .evenOdd, tolerance: CGPath.tolerance))
  }

  /// The lines of this path that do not lie inside `other`.
  public final func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lines(inside: other.path, false, evenOdd: rule == .evenOdd, tolerance: CGPath.tolerance))
  }
}
