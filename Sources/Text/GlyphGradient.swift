public import Paths

/// A gradient in a glyph that has colours of its own.
public struct GlyphGradient: Sendable, Equatable {
  /// The shape of a gradient, y down, before its transform.
  public enum Shape: Sendable, Equatable {
    /// A gradient along a line.
    case linear(from: Point, to: Point)
    /// A gradient from one circle to another.
    case radial(from: Point, radius: Double, to: Point, endRadius: Double)
  }

  /// A colour at a place from 0, where the gradient starts, to 1.
  public struct Stop: Sendable, Equatable {
    /// The place.
    public var place: Double
    /// The colour; nil for that of the text.
    public var color: GlyphPicture.Color?
    /// The opacity by which that of the colour is multiplied.
    public var opacity: Double

    /// Creates a colour at a place.
    public init(place: Double, color: GlyphPicture.Color?, opacity: Double = 1) {
      (self.place, self.color, self.opacity) = (place, color, opacity)
    }
  }

  /// The shape.
  public var shape: Shape
  /// The colours, by their places; beyond the first and the last one these go on.
  public var stops: [Stop]
  /// The transform from the coordinates of the shape to those of the glyph, in ems.
  public var transform: AffineTransform

  /// Creates a gradient of a shape.
  public init(_ shape: Shape, stops: [Stop], transform: AffineTransform) {
    (self.shape, self.stops, self.transform) = (shape, stops, transform)
  }
}
