/// A transform of the plane in space.
@frozen
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row, first column.
  public var m11: CGFloat = 1
  /// The first row, second column.
  public var m12: CGFloat = 0
  /// The first row, third column.
  public var m13: CGFloat = 0
  /// The second row, first column.
  public var m21: CGFloat = 0
  /// The second row, second column.
  public var m22: CGFloat = 1
  /// The second row, third column.
  public var m23: CGFloat = 0
  /// The third row, first column.
  public var m31: CGFloat = 0
  /// The third row, second column.
  public var m32: CGFloat = 0
  /// The third row, third column.
  public var m33: CGFloat = 1

  /// Creates a transform that changes nothing.
  public init() {}

  /// Creates a transform of the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates the part of a transform in space that changes the plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether or not the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether or not the transform is one of the plane.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

/// A modifier that changes the geometry of a content.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect itself.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

extension View {
  /// Returns the description with a transform.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    described("projectionEffect")
  }
}
