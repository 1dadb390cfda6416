public import Paths

/// A gradient of colours along a line, between two circles or around a point.
///
/// The colour of a pixel is that of its centre, transformed to the gradient's own space by `deviceToGradient`. There
/// the geometry determines its parameter t, and the stops the colour at t. It is computed in Double and rounded to 8
/// bits once; there is no dithering. A gradient without stops or without extent (a line between equal points, two equal
/// circles), or with a transform that is not finite, is transparent everywhere.
public struct Gradient: Sendable, Equatable {
  /// The geometry that determines the parameter of a point.
  public enum Geometry: Sendable, Equatable {
    /// A line: 0 at `from` and 1 at `to`; the same on every perpendicular line.
    case linear(from: Point, to: Point)
    /// The circles between the first (t = 0) and the second (t = 1), with centres and radii interpolated linearly.
    ///
    /// If several pass through a point, the one with the greatest t is taken. Radii are not negative.
    case radial(fromCentre: Point, fromRadius: Double, toCentre: Point, toRadius: Double)
    /// The rays from a centre, from 0 in the direction of `angle` radians (0 along the x axis) to 1 after a full turn.
    ///
    /// The turn is from the x axis to the y axis: clockwise where y points down.
    case conic(centre: Point, angle: Double)
  }

  /// The interpolation between the colours of neighbouring stops.
  public enum Interpolation: Sendable, Equatable {
    /// The interpolation of premultiplied channels: transparent stops have no colour.
    case premultiplied
    /// The interpolation of straight channels and of alpha, each separately.
    case straight
  }

  /// The geometry of the gradient.
  public var geometry: Geometry
  /// The transform from device pixels to the space of the geometry.
  public var deviceToGradient: AffineTransform
  /// The colours, in any order; see `GradientStop`.
  public var stops: [GradientStop]
  /// Whether or not points before t = 0 have the colour at 0, instead of none.
  public var extendsBefore: Bool
  /// Whether or not points after t = 1 have the colour at 1, instead of none.
  public var extendsAfter: Bool
  /// The interpolation between the colours of stops.
  public var interpolation: Interpolation
  /// The opacity of the colours, in 255ths.
  public var opacity: UInt8

  /// Creates a gradient of the given stops.
  public init(
    _ geometry: Geometry, stops: [GradientStop], deviceToGradient: AffineTransform = .identity,
    extendsBefore: Bool = true, extendsAfter: Bool = true, interpolation: Interpolation = .premultiplied,
    opacity: UInt8 = 255
  ) {
    self.geometry = geometry
    self.stops = stops
    self.deviceToGradient = deviceToGradient
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
    self.interpolation = interpolation
    self.opacity = opacity
  }
}

/// A colour of a gradient and its parameter.
///
/// Stops are ordered by their locations, those of the same location by the list: the colour is discontinuous there, and
/// the last of them is the colour at the location itself. Before the first stop and after the last, colours are
/// constant. Locations below 0 and above 1 affect the interpolation; the gradient itself ends at 0 and 1.
public struct GradientStop: Sendable, Equatable {
  /// The parameter of the colour; NaN is replaced by 0.
  public var location: Double
  /// The red channel; all channels are straight sRGB, clamped to 0…1.
  public var red: Double
  /// The green channel.
  public var green: Double
  /// The blue channel.
  public var blue: Double
  /// The alpha.
  public var alpha: Double

  /// Creates a colour at `location`.
  public init(location: Double, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.location = location
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an 8-bit colour at `location`.
  public init(location: Double, _ color: StraightColor) {
    self.init(
      location: location, red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
  }
}
