public import Foundation
public import LayoutCore
import StyleCore

/// The reasons for which two views cannot be aligned.
public enum AlignmentError: Error, Hashable, Sendable {
  /// The views are in different trees, so their coordinates cannot be converted.
  case noCommonSuperview
  /// The view to be moved has no superview.
  case noSuperview
}

/// Conversion between coordinates as if no view had a transform.
///
/// It uses only centers, sizes, anchor points and bounds' origins (A.2, A.3 with the identity).
extension UIView {
  /// Returns `point` of `source` in this view's coordinates, as if no view were transformed.
  public func untransformedConvert(
    _ point: CGPoint, from source: UIView
  ) throws(AlignmentError) -> CGPoint {
    point + (try source.untransformedOffset(to: self))
  }

  /// Returns `point` of this view in the coordinates of `target`, as if no view were transformed.
  public func untransformedConvert(_ point: CGPoint, to target: UIView) throws(AlignmentError) -> CGPoint {
    point + (try untransformedOffset(to: target))
  }

  /// Returns `rect` of `source` in this view's coordinates, as if no view were transformed: its size stays.
  public func untransformedConvert(_ rect: CGRect, from source: UIView) throws(AlignmentError) -> CGRect {
    rect + (try source.untransformedOffset(to: self))
  }

  /// Returns `rect` of this view in the coordinates of `target`, as if no view were transformed: its size stays.
  public func untransformedConvert(_ rect: CGRect, to target: UIView) throws(AlignmentError) -> CGRect {
    rect + (try untransformedOffset(to: target))
  }

  /// Returns the offset from this view's coordinates to those of `target`.
  private func untransformedOffset(to target: UIView) throws(AlignmentError) -> UIOffset {
    var (near, far) = (self, target)
    var (depth, targetDepth) = (superviewCount, target.superviewCount)
    var offset = UIOffset.zero
    while near !== far {
      if depth >= targetDepth {
        guard let superview = near.superview else { throw .noCommonSuperview }
        offset = offset + near.offsetToSuperview
        (near, depth) = (superview, depth - 1)
      } else {
        guard let superview = far.superview else { throw .noCommonSuperview }
        offset = offset + -far.offsetToSuperview
        (far, targetDepth) = (superview, targetDepth - 1)
      }
    }
    return offset
  }

  /// The offset from this view's coordinates to its superview's.
  private var offsetToSuperview: UIOffset { untransformedFrame.origin - bounds.origin }

  private var superviewCount: Int {
    sequence(first: self) { $0.superview }.reduce(-1) { count, _ in count + 1 }
  }
}
