// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

// Core Graphics' functions under their C names; each is the property or method of the same meaning.

/// The point (`x`, `y`).
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// The size `width` × `height`.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// The rectangle with the given origin and size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The vector (`dx`, `dy`).
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
  CGVector(dx: dx, dy: dy)
}

/// The left edge of `rect`.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat {
  rect.minX
}

/// The middle between the left and right edges of `rect`.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat {
  rect.midX
}

/// The right edge of `rect`.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat {
  rect.maxX
}

/// The upper edge of `rect`.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat {
  rect.minY
}

/// The middle between the upper and lower edges of `rect`.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat {
  rect.midY
}

/// The lower edge of `rect`.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat {
  rect.maxY
}

/// The width, never negative of `rect`.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat {
  rect.width
}

/// The height, never negative of `rect`.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat {
  rect.height
}

/// Whether `a` and `b` are the same point.
public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool {
  a == b
}

/// Whether `a` and `b` are the same size.
public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool {
  a == b
}

/// Whether `a` and `b` cover the same area: negative sizes are turned round first.
public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool {
  a.standardized == b.standardized
}

/// The same area without negative sizes.
public func CGRectStandardize(_ rect: CGRect) -> CGRect {
  rect.standardized
}

/// Whether `rect` has no area (A.20).
public func CGRectIsEmpty(_ rect: CGRect) -> Bool {
  rect.isEmpty
}

/// Whether `rect` is the null rectangle (A.20).
public func CGRectIsNull(_ rect: CGRect) -> Bool {
  rect.isNull
}

/// Whether `rect` is the whole plane.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool {
  rect.isInfinite
}

/// `rect` with its edges moved inwards; null where nothing is left (A.22).
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// `rect` moved by (`dx`, `dy`).
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The smallest rectangle around `rect` with whole edges (A.21).
public func CGRectIntegral(_ rect: CGRect) -> CGRect {
  rect.integral
}

/// The smallest rectangle around both.
public func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect {
  a.union(b)
}

/// What both have in common; null where nothing (A.23).
public func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect {
  a.common(with: b)
}

/// Whether the two have something in common (A.23).
public func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool {
  !a.common(with: b).isNull
}

/// Whether `point` lies in `rect`; its right and lower edges do not.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
  rect.covers(point)
}

/// Whether all of `b` lies in `a`.
public func CGRectContainsRect(_ a: CGRect, _ b: CGRect) -> Bool {
  a.contains(b)
}

/// Where `t` sends `point`.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// Where `t` sends `size`, taken as a vector.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

/// The box around the image of `rect` under `t`.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}

/// The point (0, 0).
public let CGPointZero = CGPoint.zero
/// The size 0 × 0.
public let CGSizeZero = CGSize.zero
/// The rectangle of no size at the origin.
public let CGRectZero = CGRect.zero
/// The rectangle that stands for none (A.20).
public let CGRectNull = CGRect.null
/// The whole plane.
public let CGRectInfinite = CGRect.infinite

extension CGPoint {
  /// Whether both are the same point.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// Whether both are the same size.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Whether both cover the same area: negative sizes are turned round first.
  public func equalTo(_ rect: CGRect) -> Bool { CGRectEqualToRect(self, rect) }

  /// Whether `point` lies within; the right and lower edge do not, and in what has no numbers for its edges, as a rectangle
  /// from −∞ of infinite width, there is none. `contains(_:)` traps there.
  package func covers(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
