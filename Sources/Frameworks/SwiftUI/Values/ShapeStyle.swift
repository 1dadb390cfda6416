/// A type of fills of shapes, which are descriptions of themselves.
public protocol ShapeStyle: View {}

extension ShapeStyle where Self == Color {
  /// The colour of controls.
  nonisolated public static var tint: Color { .accentColor }
}

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Creates a gradient of colours at places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A fill with the colours of a gradient.
public struct LinearGradient: Sendable {
  let gradient: Gradient
  let ends: [UnitPoint]

  /// Creates a fill from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    ends = [startPoint, endPoint]
  }

  /// Creates a fill from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a fill of colours at places from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A fill that shows the content behind it blurred.
public struct Material: Sendable {
  /// A material through which little can be seen.
  public static let thick = Material()
  /// A material through which hardly anything can be seen.
  public static let ultraThick = Material()
  /// A material like that of the system's bars.
  public static let bar = Material()
  /// A material between thin and thick.
  public static let regular = Material()
  /// A material through which much can be seen.
  public static let thin = Material()
  /// A material through which most can be seen.
  public static let ultraThin = Material()
}

extension Material: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension ShapeStyle where Self == Material {
  /// A material between thin and thick.
  nonisolated public static var regularMaterial: Material { .regular }
  /// A material through which much can be seen.
  nonisolated public static var thinMaterial: Material { .thin }
  /// A material through which most can be seen.
  nonisolated public static var ultraThinMaterial: Material { .ultraThin }
}

extension ShapeStyle where Self == Material {
  /// A material through which little can be seen.
  nonisolated public static var thickMaterial: Material { .thick }
  /// A material through which hardly anything can be seen.
  nonisolated public static var ultraThickMaterial: Material { .ultraThick }
  /// A material like that of the system's bars.
  nonisolated public static var bar: Material { .bar }
}
