public import Foundation
internal import Paths

/// An angle; as a direction, 0 is to the right and a right angle is down, as y grows downwards.
public struct Angle: Comparable, Hashable, Sendable {
  /// The angle in radians: 2π is a full circle.
  public var radians: CGFloat

  /// Creates an angle in radians.
  public init(radians: CGFloat) {
    self.radians = radians
  }

  /// Creates an angle in degrees: 360 is a full circle.
  public init(degrees: CGFloat) {
    self.init(radians: degrees * .pi / 180)
  }

  /// Creates the direction from one point to another, in (−180°, 180°]; 0 where both are equal.
  public init(from startPoint: CGPoint, to endPoint: CGPoint) {
    self.init(
      radians: CGFloat(
        Trigonometry.angle(x: Double(endPoint.x - startPoint.x), y: Double(endPoint.y - startPoint.y))))
  }

  /// The zero angle.
  public static let zero = Angle(radians: 0)
  /// A right angle, a quarter of a circle.
  public static let right = Angle(radians: .pi / 2)
  /// A half circle.
  public static let halfCircle = Angle(radians: .pi)
  /// A full circle.
  public static let fullCircle = Angle(radians: 2 * .pi)

  /// The angle in degrees: 360 is a full circle.
  public var degrees: CGFloat {
    get { radians * 180 / .pi }
    set { self = Angle(degrees: newValue) }
  }

  /// The angle normalized to 0° up to, but not including, 360°.
  public var normalizedPositive: Angle { normalized(from: 0) }

  /// The angle normalized to −180° up to, but not including, 180°.
  public var normalizedHalfCircle: Angle { normalized(from: -.pi) }

  /// Returns the point at `distance` points from `origin` in this direction; exact at multiples of a right angle.
  public func point(atDistance distance: CGFloat, from origin: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + distance * CGFloat(Trigonometry.cosine(Double(radians))),
      y: origin.y + distance * CGFloat(Trigonometry.sine(Double(radians))))
  }

  /// Returns the negated angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Returns the sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  /// Returns the difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  /// Returns whether the left angle has fewer radians; the angles are not normalized.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  private func normalized(from start: CGFloat) -> Angle {
    guard radians.isFinite else { return self }
    let circle = Angle.fullCircle.radians
    guard radians < start || radians >= start + circle else { return self }
    let turns = ((radians - start) / circle).rounded(.down)
    let rest = radians - turns * circle
    // The remainder may be off by a rounding error at either end.
    return Angle(radians: rest < start ? rest + circle : rest >= start + circle ? rest - circle : rest)
  }
}
