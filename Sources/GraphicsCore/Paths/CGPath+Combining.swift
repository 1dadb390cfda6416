import Foundation
import Paths

/// The combination of the areas and lines of two paths.
///
/// Differs from UIKit: curves are returned as straight lines, which deviate by at most 1/1,024 point.
extension CGPath {
  private static let tolerance = 1.0 / 1_024

  private func combined(_ other: CGPath, _ operation: AreaOperation, _ rule: CGPathFillRule) -> CGPath {
    CGPath(
      path.combined(
        with: other.path, by: operation, evenOdd: rule == .evenOdd, tolerance: CGPath.tolerance))
  }

  /// Returns the union of both paths' insides, whose outlines do not cross, so that either rule applies.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .union, rule)
  }

  /// Returns the intersection of both paths' insides.
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .intersection, rule)
  }

  /// Returns this path's inside without that of `other`.
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .difference, rule)
  }

  /// Returns the symmetric difference of both paths' insides.
  public final func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .symmetricDifference, rule)
  }

  /// Returns the same inside with outlines that do not cross, so that either rule applies.
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(evenOdd: rule == .evenOdd, tolerance: CGPath.tolerance))
  }

  /// Returns the separate parts of the inside, each with its holes.
  public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    path.components(evenOdd: rule == .evenOdd, tolerance: CGPath.tolerance).map { CGPath($0) }
  }

  /// Returns whether or not the insides of the paths have a common area.
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// Returns the lines of this path that are inside `other`.
  public final func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lines(inside: other.path, true, evenOdd: rule == .evenOdd, tolerance: CGPath.tolerance))
  }

  /// Returns the lines of this path that are not inside `other`.
  public final func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lines(inside: other.path, false, evenOdd: rule == .evenOdd, tolerance: CGPath.tolerance))
  }
}
