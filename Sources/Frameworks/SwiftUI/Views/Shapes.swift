/// A type of shapes that fill a rectangle.
nonisolated public protocol Shape: View, Animatable {
  /// Returns the path of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The purpose of the shape.
  nonisolated static var role: ShapeRole { get }
  /// Returns the size of the shape for a proposal, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The purpose of most shapes: an area that is filled.
  nonisolated public static var role: ShapeRole { .fill }
  /// Returns the proposal, and ten points where it is open.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Returns the shape filled.
  nonisolated public func fill<Fill: ShapeStyle>(_ content: Fill, style: FillStyle = FillStyle()) -> some View
  {
    described("fill")
  }
  /// Returns the shape filled with the colour of texts.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { described("fill") }
  /// Returns the outline of the shape.
  nonisolated public func stroke<Line: ShapeStyle>(_ content: Line, lineWidth: CGFloat = 1) -> some View {
    described("stroke")
  }
  /// Returns the outline of the shape in a style.
  nonisolated public func stroke<Line: ShapeStyle>(
    _ content: Line, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { described("stroke") }
}

/// A path of lines and curves.
@frozen
public struct Path: Equatable {
  /// The path of UIKit.
  private(set) var path: UIBezierPath

  /// Creates an empty path.
  public init() {
    path = UIBezierPath()
  }

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) {
    path = UIBezierPath(rect: rect)
  }

  /// Creates the path of one of Core Graphics'.
  public init(_ path: CGPath) {
    self.path = UIBezierPath(cgPath: path)
  }

  /// Creates the path of an ellipse.
  public init(ellipseIn rect: CGRect) {
    path = UIBezierPath(ovalIn: rect)
  }

  /// Creates the path of a rectangle with round corners.
  ///
  /// Differs from SwiftUI: the corners are quarters of circles in both styles.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a path by a closure.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  private mutating func change(_ change: (UIBezierPath) -> Void) {
    let copy = UIBezierPath(cgPath: path.cgPath)
    change(copy)
    path = copy
  }

  /// Begins a part of the path.
  public mutating func move(to point: CGPoint) { change { $0.move(to: point) } }
  /// Adds a line.
  public mutating func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: point, controlPoint: control) }
  }
  /// Adds a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: point, controlPoint1: control1, controlPoint2: control2) }
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { change { $0.append(UIBezierPath(rect: rect)) } }
  /// Ends the part of the path with a line to its beginning.
  public mutating func closeSubpath() { change { $0.close() } }

  /// The path of Core Graphics.
  public var cgPath: CGPath { path.cgPath }
  /// The rectangle around the path.
  public var boundingRect: CGRect { path.bounds }
  /// Whether or not the path has no points.
  public var isEmpty: Bool { path.isEmpty }
}

extension Path: Shape {
  /// Returns the path itself.
  nonisolated public func path(in rect: CGRect) -> Path { self }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A rectangle.
@frozen
public struct Rectangle: Sendable {
  /// Creates a rectangle.
  public init() {}
}

extension Rectangle: Shape {
  /// Returns the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A rectangle with round corners.
@frozen
public struct RoundedRectangle: Sendable {
  /// The radii of the corners.
  public var cornerSize: CGSize
  /// The curves of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius of its corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }
}

/// The curves of round corners.
public enum RoundedCornerStyle: Equatable, Sendable {
  /// Quarters of circles.
  case circular
  /// Smoother curves.
  case continuous
}

extension RoundedRectangle: Shape {
  /// Returns the rectangle with its corners.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerSize.width)
  }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A rectangle whose shorter sides are half circles.
@frozen
public struct Capsule: Sendable {
  /// The curves of the ends.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .circular) {
    self.style = style
  }
}

extension Capsule: Shape {
  /// Returns the capsule in the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// The largest circle in the middle of a rectangle.
@frozen
public struct Circle: Sendable {
  /// Creates a circle.
  public init() {}
}

extension Circle: Shape {
  /// Returns the circle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// An ellipse that fills a rectangle.
@frozen
public struct Ellipse: Sendable {
  /// Creates an ellipse.
  public init() {}
}

extension Ellipse: Shape {
  /// Returns the ellipse.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A flexible space between the parts of a stack.
@frozen
public struct Spacer: Sendable {
  /// The least length in points; nil is that of the system.
  public var minLength: CGFloat?

  /// Creates a space.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A line between parts.
public struct Divider: Sendable {
  /// Creates a line.
  public init() {}
}

extension Divider: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}
