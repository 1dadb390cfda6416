// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

// Core Graphics' functions under their C names; each is the property or method of the same meaning.

/// Returns the point (`x`, `y`).
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// Returns the size `width` × `height`.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns the rectangle with the given origin and size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the vector (`dx`, `dy`).
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
  CGVector(dx: dx, dy: dy)
}

/// Returns the left edge of `rect`.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat {
  rect.minX
}

/// Returns the centre between the left and right edges of `rect`.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat {
  rect.midX
}

/// Returns the right edge of `rect`.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat {
  rect.maxX
}

/// Returns the upper edge of `rect`.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat {
  rect.minY
}

/// Returns the centre between the upper and lower edges of `rect`.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat {
  rect.midY
}

/// Returns the lower edge of `rect`.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat {
  rect.maxY
}

/// Returns the width of `rect`, which is never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat {
  rect.width
}

/// Returns the height of `rect`, which is never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat {
  rect.height
}

/// Returns whether or not two points are equal.
public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool {
  a == b
}

/// Returns whether or not two sizes are equal.
public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool {
  a == b
}

/// Returns whether or not two rectangles cover the same area: negative sizes are standardized first.
public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool {
  a.standardized == b.standardized
}

/// Returns the rectangle of the same area without negative sizes.
public func CGRectStandardize(_ rect: CGRect) -> CGRect {
  rect.standardized
}

/// Returns whether or not `rect` has no area (A.20).
public func CGRectIsEmpty(_ rect: CGRect) -> Bool {
  rect.isEmpty
}

/// Returns whether or not `rect` is the null rectangle (A.20).
public func CGRectIsNull(_ rect: CGRect) -> Bool {
  rect.isNull
}

/// Returns whether or not `rect` is the whole plane.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool {
  rect.isInfinite
}

/// Returns `rect` with its edges moved inwards; null if nothing is left (A.22).
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Returns `rect` moved by (`dx`, `dy`).
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Returns the smallest rectangle with integral edges that contains `rect` (A.21).
public func CGRectIntegral(_ rect: CGRect) -> CGRect {
  rect.integral
}

/// Returns the smallest rectangle that contains both.
public func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect {
  a.union(b)
}

/// Returns the intersection of both; null if there is none (A.23).
public func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect {
  a.common(with: b)
}

/// Returns whether or not the two intersect (A.23).
public func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool {
  !a.common(with: b).isNull
}

/// Returns whether or not `rect` contains `point`; its right and lower edges are outside.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
  rect.covers(point)
}

/// Returns whether or not `a` contains `b`.
public func CGRectContainsRect(_ a: CGRect, _ b: CGRect) -> Bool {
  a.contains(b)
}

/// Returns `point` under `t`.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// Returns `size` under `t`, as a vector.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

/// Returns the bounding box of `rect` under `t`.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}

/// The point (0, 0).
public let CGPointZero = CGPoint.zero
/// The size 0 × 0.
public let CGSizeZero = CGSize.zero
/// The rectangle of size zero at the origin.
public let CGRectZero = CGRect.zero
/// The null rectangle (A.20).
public let CGRectNull = CGRect.null
/// The infinite rectangle, which is the whole plane.
public let CGRectInfinite = CGRect.infinite

extension CGPoint {
  /// Returns whether or not both points are equal.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// Returns whether or not both sizes are equal.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Returns whether or not both rectangles cover the same area: negative sizes are standardized first.
  public func equalTo(_ rect: CGRect) -> Bool { CGRectEqualToRect(self, rect) }

  /// Returns whether or not the rectangle contains `point`; the right and lower edge are outside.
  ///
  /// A rectangle whose edges are not numbers, such as one from −∞ of infinite width, contains no point. `contains(_:)`
  /// traps on it.
  package func covers(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}

// The names that Swift gave the functions for equality, which some code still has.

/// Returns whether or not two points are equal.
public func __CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }

/// Returns whether or not two sizes are equal.
public func __CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
