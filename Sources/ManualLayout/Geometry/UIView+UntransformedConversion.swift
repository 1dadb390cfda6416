public import Foundation
public import LayoutCore
import StyleCore

/// Why two views cannot be related to each other.
public enum AlignmentError: Error, Hashable, Sendable {
  /// The views are in different trees: there is no way from the one's coordinates to the other's.
  case noCommonSuperview
  /// The view that was to be moved has no superview to move in.
  case noSuperview
}

/// Conversion between coordinates as if no view on the way had a transform: by centres, sizes, anchor points and
/// bounds' origins alone (A.2, A.3 with the identity).
extension UIView {
  /// `point` of `source` in this view's coordinates, as if no view were transformed.
  public func untransformedConvert(
    _ point: CGPoint, from source: UIView
  ) throws(AlignmentError) -> CGPoint {
    point + (try source.untransformedOffset(to: self))
  }

  /// `point` of this view in the coordinates of `target`, as if no view were transformed.
  public func untransformedConvert(_ point: CGPoint, to target: UIView) throws(AlignmentError) -> CGPoint {
    point + (try untransformedOffset(to: target))
  }

  /// `rect` of `source` in this view's coordinates, as if no view were transformed: its size stays.
  public func untransformedConvert(_ rect: CGRect, from source: UIView) throws(AlignmentError) -> CGRect {
    rect + (try source.untransformedOffset(to: self))
  }

  /// `rect` of this view in the coordinates of `target`, as if no view were transformed: its size stays.
  public func untransformedConvert(_ rect: CGRect, to target: UIView) throws(AlignmentError) -> CGRect {
    rect + (try untransformedOffset(to: target))
  }

  /// What takes a point of this view to the coordinates of `target`.
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

  /// What takes a point of this view to its superview's coordinates.
  private var offsetToSuperview: UIOffset { untransformedFrame.origin - bounds.origin }

  private var superviewCount: Int {
    sequence(first: self) { $0.superview }.reduce(-1) { count, _ in count + 1 }
  }
}
