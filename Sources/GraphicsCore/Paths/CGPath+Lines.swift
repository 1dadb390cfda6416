public import Foundation
import Paths

extension CGPath {
  /// The largest deviation of lines from curves, in points.
  private static let tolerance = 1.0 / 1_024

  /// Returns the dashes of a line along this path, each as a subpath, under `transform`.
  ///
  /// Without lengths, or if one is negative or all are 0, the result is the path itself.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which each subpath starts.
  ///   - lengths: The lengths of dashes and gaps in turn, in points.
  ///   - transform: The transform of the result.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.dashed(phase: phase, lengths: lengths.map { Double($0) }).mapped(by: transform))
  }

  /// Returns the outline of a stroke along this path, under `transform`, whose inside follows the winding rule.
  ///
  /// Differs from UIKit: the outline has straight lines, which deviate from the curves by at most 1/512 point before
  /// `transform`.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: StrokeStyle.Cap(lineCap), join: StrokeStyle.Join(lineJoin),
      miterLimit: miterLimit)
    return CGPath(
      Paths.Path(polygons: path.stroked(style, tolerance: CGPath.tolerance)).mapped(by: transform))
  }

  /// Returns the same outlines with straight lines in place of curves, which deviate by at most `threshold` points.
  public final func flattened(threshold: CGFloat) -> CGPath {
    CGPath(path.flattened(tolerance: threshold > 0 ? threshold : CGPath.tolerance))
  }
}
