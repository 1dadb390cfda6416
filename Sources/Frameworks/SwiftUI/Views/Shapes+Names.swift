// Shapes by short names, as in `clipShape(.capsule)`.

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with round corners.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }

  /// Returns a rectangle with a radius of its corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// Returns a rectangle whose shorter sides are half circles.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of a rectangle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills a rectangle.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension RoundedRectangle {
  /// Creates a rectangle with radii of its corners.
  ///
  /// Differs from SwiftUI: the width is the radius.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    self.init(cornerRadius: cornerSize.width, style: style)
    self.cornerSize = cornerSize
  }
}
