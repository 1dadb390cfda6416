public import Foundation

/// The progress from a start to an end.
///
/// It is created from a value between two others, and interpolates between two others. Its number, 0 at the start and 1
/// at the end, is private.
///
/// ```swift
/// let collapse = Interpolation(of: list.contentOffset.y, from: 0, to: 120)
/// header.frame.size.height = collapse.interpolate(from: 200, to: 80)  // 140 at an offset of 60
/// header.alpha = collapse.inverse.interpolate(from: 0, to: 1)  // 0.5
/// ```
public struct Interpolation: Comparable, Hashable, Sendable {
  let share: CGFloat

  init(share: CGFloat, clamp: Clamp = .both) {
    self.share = clamp.applyUnit(value: share)
  }

  /// Creates the progress of `value` from `min` to `max`, in either order; the end where both are equal.
  public init(of value: CGFloat, from min: CGFloat, to max: CGFloat, clamp: Clamp = .both) {
    self.init(share: min == max ? 1 : (value - min) / (max - min), clamp: clamp)
  }

  /// Creates the progress of `unitValue` from 0 to 1.
  public init(ofUnit unitValue: CGFloat, clamp: Clamp = .both) {
    self.init(share: unitValue, clamp: clamp)
  }

  /// Creates the elapsed part of `duration` seconds since `startDate`; the end where the duration is 0.
  public init(since startDate: Date, duration: TimeInterval, clamp: Clamp = .both) {
    self.init(
      share: duration == 0 ? 1 : CGFloat(-startDate.timeIntervalSinceNow / duration), clamp: clamp)
  }

  /// Creates the progress of `interpolation` from one interpolation to another.
  public init(
    of interpolation: Interpolation, from start: Interpolation, to end: Interpolation, clamp: Clamp = .both
  ) {
    self.init(of: interpolation.share, from: start.share, to: end.share, clamp: clamp)
  }

  /// The start of the progress.
  public static let start = Interpolation(share: 0)
  /// The middle of the progress.
  public static let middle = Interpolation(share: 0.5)
  /// The end of the progress.
  public static let end = Interpolation(share: 1)

  /// The remaining progress.
  public var inverse: Interpolation { Interpolation(share: 1 - share, clamp: .none) }

  /// Returns whether the left interpolation has less progress.
  public static func < (left: Interpolation, right: Interpolation) -> Bool { left.share < right.share }

  /// Returns the interpolation, clamped at the start, the end or both.
  public func clamp(_ clamp: Clamp = .both) -> Interpolation { Interpolation(share: share, clamp: clamp) }

  /// Returns the progress of this interpolation from one to another.
  public func renormalizing(
    from start: Interpolation, to end: Interpolation, clamp: Clamp = .both
  ) -> Interpolation {
    Interpolation(of: self, from: start, to: end, clamp: clamp)
  }
}

// MARK: - Values

extension Interpolation {
  /// Returns the value between `min` and `max` at this progress, on a curve.
  public func interpolate(from min: CGFloat, to max: CGFloat, curve: Curve = .linear) -> CGFloat {
    let share = curve.reinterpolate(self).share
    // The value is exact at both ends.
    return share < 0.5 ? min + share * (max - min) : max - (1 - share) * (max - min)
  }

  /// Returns the value at this progress from `min` over `mid` to `max`, where `mid` is at `midInterpolation`.
  public func interpolate(
    from min: CGFloat, startCurve: Curve = .linear, through mid: CGFloat,
    at midInterpolation: Interpolation = .middle, endCurve: Curve = .linear, to max: CGFloat
  ) -> CGFloat {
    self < midInterpolation
      ? renormalizing(from: .start, to: midInterpolation).interpolate(from: min, to: mid, curve: startCurve)
      : renormalizing(from: midInterpolation, to: .end).interpolate(from: mid, to: max, curve: endCurve)
  }

  /// Returns the point between `start` and `end` at this progress, on a curve.
  public func interpolate(from start: CGPoint, to end: CGPoint, curve: Curve = .linear) -> CGPoint {
    CGPoint(
      x: interpolate(from: start.x, to: end.x, curve: curve),
      y: interpolate(from: start.y, to: end.y, curve: curve))
  }

  /// Returns the size between `start` and `end` at this progress, on a curve.
  public func interpolate(from start: CGSize, to end: CGSize, curve: Curve = .linear) -> CGSize {
    CGSize(
      width: interpolate(from: start.width, to: end.width, curve: curve),
      height: interpolate(from: start.height, to: end.height, curve: curve))
  }

  /// Returns the rectangle between `start` and `end` at this progress, on a curve.
  public func interpolate(from start: CGRect, to end: CGRect, curve: Curve = .linear) -> CGRect {
    CGRect(
      origin: interpolate(from: start.origin, to: end.origin, curve: curve),
      size: interpolate(from: start.size, to: end.size, curve: curve))
  }
}
