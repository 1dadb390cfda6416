/// A type of shapes that can be made smaller.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape at a distance from its edges, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Returns the shape with a line inside its edges.
  nonisolated public func strokeBorder<Line: ShapeStyle>(
    _ content: Line, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { described("strokeBorder") }
  /// Returns the shape with a line inside its edges.
  nonisolated public func strokeBorder<Line: ShapeStyle>(
    _ content: Line, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { described("strokeBorder") }
  /// Returns the shape with a line inside its edges.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    described("strokeBorder")
  }
  /// Returns the shape with a line inside its edges.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    described("strokeBorder")
  }
}

/// A shape at a distance from its edges.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// Returns the path in the smaller rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  /// Returns the shape at a larger distance.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension Rectangle: InsettableShape {
  /// Returns the smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension RoundedRectangle: InsettableShape {
  /// Returns the smaller rectangle, whose radii are smaller by the same distance.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(
      base: RoundedRectangle(cornerRadius: max(0, cornerSize.width - amount), style: style), amount: amount)
  }
}

extension Capsule: InsettableShape {
  /// Returns the smaller capsule.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Circle: InsettableShape {
  /// Returns the smaller circle.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Ellipse: InsettableShape {
  /// Returns the smaller ellipse.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle with a radius of each corner.
@frozen
public struct UnevenRoundedRectangle: Sendable {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The curves of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with radii of its corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// Returns the rectangle with its corners, where leading is left.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// Returns the smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// The shape of the container: a rectangle.
@frozen
public struct ContainerRelativeShape: Sendable {
  /// Creates the shape.
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// Returns the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
  /// The type of a description that has no parts.
  public typealias Body = Never
}
