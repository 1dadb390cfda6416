public import Foundation
import Paths

extension CGPath {
  /// How far lines may stray from curves, in points.
  private static let tolerance = 1.0 / 1_024

  /// The dashes of a line along this path, each an outline of its own, moved by `transform`: `lengths` are those
  /// of dashes and gaps in turn, `phase` how much of them has passed where an outline begins.
  ///
  /// Without lengths, or where one is negative or all are 0, it is the path itself.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.dashed(phase: phase, lengths: lengths.map { Double($0) }).mapped(by: transform))
  }

  /// The outline of a line along this path, moved by `transform`; the inside is told by winding.
  ///
  /// Differs from UIKit: it has straight sides, which stray from the curves by at most 1/512 point before
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

  /// The same outlines with straight lines for curves, which stray from them by at most `threshold` points.
  public final func flattened(threshold: CGFloat) -> CGPath {
    CGPath(path.flattened(tolerance: threshold > 0 ? threshold : CGPath.tolerance))
  }
}
