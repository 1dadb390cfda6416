public import Paths

/// Colours that run into each other along a line, between two circles or around a point.
///
/// The colour of a pixel is that of its centre, moved to the gradient's own space by `deviceToGradient`. There the
/// geometry gives it a parameter t, and the stops give the colour at t. It is computed in Double and rounded to 8 bits
/// once; there is no dithering. A gradient without stops or without extent (a line between equal points, two equal
/// circles), or with a map that is not finite, is transparent everywhere.
public struct Gradient: Sendable, Equatable {
  /// What gives a point its parameter.
  public enum Geometry: Sendable, Equatable {
    /// 0 at `from` and 1 at `to`; the same on every line across.
    case linear(from: Point, to: Point)
    /// The circles between the first (t = 0) and the second (t = 1), centres and radii running evenly; where several
    /// pass through a point, that with the greatest t. Radii are not negative.
    case radial(fromCentre: Point, fromRadius: Double, toCentre: Point, toRadius: Double)
    /// 0 in the direction of `angle` radians (0 along the x axis), growing to 1 on the way around through the y axis:
    /// clockwise where y points down.
    case conic(centre: Point, angle: Double)
  }

  /// Between which values of two neighbouring stops colours run.
  public enum Interpolation: Sendable, Equatable {
    /// Channels multiplied by their alphas: what is transparent has no colour.
    case premultiplied
    /// Channels and alpha each on its own.
    case straight
  }

  public var geometry: Geometry
  /// From device pixels to the space of the geometry.
  public var deviceToGradient: AffineTransform
  /// The colours, in any order; see `GradientStop`.
  public var stops: [GradientStop]
  /// Whether what lies before t = 0 has the colour at 0, instead of none.
  public var extendsBefore: Bool
  /// Whether what lies beyond t = 1 has the colour at 1, instead of none.
  public var extendsAfter: Bool
  public var interpolation: Interpolation
  /// How much of the colours remains, in 255ths.
  public var opacity: UInt8

  /// A gradient of the given stops.
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

/// A colour of a gradient and the parameter at which it lies.
///
/// Stops count in the order of their locations, those of one location in the order of the list: the colour jumps there,
/// and the last of them is the colour at the location itself. Before the first stop and after the last, colours stay as
/// they are. Locations below 0 and above 1 shape what lies between; the gradient itself ends at 0 and 1.
public struct GradientStop: Sendable, Equatable {
  /// The parameter; a location that is no number counts as 0.
  public var location: Double
  /// Straight sRGB channels from 0 to 1; what lies outside is moved into that range.
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  /// A colour at `location`.
  public init(location: Double, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.location = location
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An 8-bit colour at `location`.
  public init(location: Double, _ color: StraightColor) {
    self.init(
      location: location, red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
  }
}
