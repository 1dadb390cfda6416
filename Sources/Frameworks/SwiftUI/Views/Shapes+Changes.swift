// Shapes that are made of others.

/// A shape that is moved by a distance.
@frozen
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize

  /// Creates a shape that is moved.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the path that is moved.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A shape at a scale.
@frozen
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors of the width and the height.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a shape at a scale.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the path at the scale.
  nonisolated public func path(in rect: CGRect) -> Path {
    let fixed = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: fixed.x, y: fixed.y).scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -fixed.x, y: -fixed.y))
  }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A shape that is turned.
@frozen
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The angle.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a shape that is turned.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the path that is turned.
  nonisolated public func path(in rect: CGRect) -> Path {
    let fixed = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: fixed.x, y: fixed.y).rotated(by: angle.radians)
        .translatedBy(x: -fixed.x, y: -fixed.y))
  }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A shape that is transformed.
@frozen
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Creates a shape that is transformed.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the path that is transformed.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A shape whose type is not known before the program runs.
public struct AnyShape: Shape {
  private let make: (CGRect) -> Path

  /// Wraps a shape.
  public init<Outline: Shape>(_ shape: Outline) {
    make = { shape.path(in: $0) }
  }

  init(_ make: @escaping (CGRect) -> Path) {
    self.make = make
  }

  /// Returns the path of the shape.
  nonisolated public func path(in rect: CGRect) -> Path { make(rect) }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension UnitPoint {
  /// Creates the origin.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Returns the point of a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}

extension Shape {
  /// Returns the shape moved by a distance.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  /// Returns the shape moved by a distance.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  /// Returns the shape moved by a distance.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  /// Returns the shape at a scale.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }
  /// Returns the shape at a scale of its width and height.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<
    Self
  > {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// Returns the shape turned by an angle.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// Returns the shape with a transform.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// Returns the shape in a rectangle of a size.
  nonisolated public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }
  /// Returns the shape in a rectangle of a size.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height), anchor: .topLeading)
  }
  /// Returns the shape in a rectangle of a size at a place.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
  /// Returns the shape in a rectangle of a size at a place.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    AnyShape { rect in
      let free = CGSize(width: rect.width - size.width, height: rect.height - size.height)
      return path(
        in: CGRect(
          origin: anchor.point(in: CGRect(origin: rect.origin, size: free)), size: size))
    }
  }
  /// Returns the part of the outline between two shares of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    AnyShape { path(in: $0).trimmedPath(from: startFraction, to: endFraction) }
  }
  /// Returns the outline of a line along the shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    AnyShape { path(in: $0).strokedPath(style) }
  }
  /// Returns the outline of a line along the shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the area that is in this shape or another.
  nonisolated public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    AnyShape { path(in: $0).union(other.path(in: $0), eoFill: eoFill) }
  }
  /// Returns the area that is in both shapes.
  nonisolated public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    AnyShape { path(in: $0).intersection(other.path(in: $0), eoFill: eoFill) }
  }
  /// Returns the area that is in this shape but not in another.
  nonisolated public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    AnyShape { path(in: $0).subtracting(other.path(in: $0), eoFill: eoFill) }
  }
}
