public import Foundation

/// How far something has come on its way from a start to an end.
///
/// It is made from a value between two others, and gives values between two others: the number in it, 0 at the
/// start and 1 at the end, is nobody's business.
public struct Interpolation: Comparable, Hashable, Sendable {
  let share: CGFloat

  init(share: CGFloat, clamp: Clamp = .both) {
    self.share = clamp.applyUnit(value: share)
  }

  /// How far `value` has come from `min` to `max`, which may be the smaller one; at the end where both are the same.
  public init(of value: CGFloat, from min: CGFloat, to max: CGFloat, clamp: Clamp = .both) {
    self.init(share: min == max ? 1 : (value - min) / (max - min), clamp: clamp)
  }

  /// How far `unitValue` has come from 0 to 1.
  public init(ofUnit unitValue: CGFloat, clamp: Clamp = .both) {
    self.init(share: unitValue, clamp: clamp)
  }

  /// How much of `duration` seconds has passed from `startDate` until now; the end where there is no duration.
  public init(since startDate: Date, duration: TimeInterval, clamp: Clamp = .both) {
    self.init(
      share: duration == 0 ? 1 : CGFloat(-startDate.timeIntervalSinceNow / duration), clamp: clamp)
  }

  /// How far `interpolation` has come from one to another.
  public init(
    of interpolation: Interpolation, from start: Interpolation, to end: Interpolation, clamp: Clamp = .both
  ) {
    self.init(of: interpolation.share, from: start.share, to: end.share, clamp: clamp)
  }

  /// Nothing of the way.
  public static let start = Interpolation(share: 0)
  /// Half of the way.
  public static let middle = Interpolation(share: 0.5)
  /// All of the way.
  public static let end = Interpolation(share: 1)

  /// The way that is left.
  public var inverse: Interpolation { Interpolation(share: 1 - share, clamp: .none) }

  /// Whether the left one has come less far.
  public static func < (left: Interpolation, right: Interpolation) -> Bool { left.share < right.share }

  /// Held by the start, the end or both.
  public func clamp(_ clamp: Clamp = .both) -> Interpolation { Interpolation(share: share, clamp: clamp) }

  /// How far this one has come from one to another.
  public func renormalizing(
    from start: Interpolation, to end: Interpolation, clamp: Clamp = .both
  ) -> Interpolation {
    Interpolation(of: self, from: start, to: end, clamp: clamp)
  }
}

// MARK: - Values

extension Interpolation {
  /// The value that has come as far from `min` to `max`, by a curve. It lies between them.
  public func interpolate(from min: CGFloat, to max: CGFloat, curve: Curve = .linear) -> CGFloat {
    let share = curve.reinterpolate(self).share
    // Exact at both ends.
    return share < 0.5 ? min + share * (max - min) : max - (1 - share) * (max - min)
  }

  /// The value that has come as far from `min` over `mid` to `max`, where `mid` is reached at `midInterpolation`.
  public func interpolate(
    from min: CGFloat, startCurve: Curve = .linear, through mid: CGFloat,
    at midInterpolation: Interpolation = .middle, endCurve: Curve = .linear, to max: CGFloat
  ) -> CGFloat {
    self < midInterpolation
      ? renormalizing(from: .start, to: midInterpolation).interpolate(from: min, to: mid, curve: startCurve)
      : renormalizing(from: midInterpolation, to: .end).interpolate(from: mid, to: max, curve: endCurve)
  }

  /// The point that has come as far from `start` to `end`, by a curve.
  public func interpolate(from start: CGPoint, to end: CGPoint, curve: Curve = .linear) -> CGPoint {
    CGPoint(
      x: interpolate(from: start.x, to: end.x, curve: curve),
      y: interpolate(from: start.y, to: end.y, curve: curve))
  }

  /// The size that has come as far from `start` to `end`, by a curve.
  public func interpolate(from start: CGSize, to end: CGSize, curve: Curve = .linear) -> CGSize {
    CGSize(
      width: interpolate(from: start.width, to: end.width, curve: curve),
      height: interpolate(from: start.height, to: end.height, curve: curve))
  }

  /// The rectangle that has come as far from `start` to `end`, by a curve.
  public func interpolate(from start: CGRect, to end: CGRect, curve: Curve = .linear) -> CGRect {
    CGRect(
      origin: interpolate(from: start.origin, to: end.origin, curve: curve),
      size: interpolate(from: start.size, to: end.size, curve: curve))
  }
}
