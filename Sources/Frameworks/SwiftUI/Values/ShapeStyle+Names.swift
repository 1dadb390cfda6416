// Colours and fills by short names, as in `foregroundStyle(.red)`.

extension ShapeStyle where Self == Color {
  /// Red.
  nonisolated public static var red: Color { Color.red }
  /// Orange.
  nonisolated public static var orange: Color { Color.orange }
  /// Yellow.
  nonisolated public static var yellow: Color { Color.yellow }
  /// Green.
  nonisolated public static var green: Color { Color.green }
  /// Mint.
  nonisolated public static var mint: Color { Color.mint }
  /// Teal.
  nonisolated public static var teal: Color { Color.teal }
  /// Cyan.
  nonisolated public static var cyan: Color { Color.cyan }
  /// Blue.
  nonisolated public static var blue: Color { Color.blue }
  /// Indigo.
  nonisolated public static var indigo: Color { Color.indigo }
  /// Purple.
  nonisolated public static var purple: Color { Color.purple }
  /// Pink.
  nonisolated public static var pink: Color { Color.pink }
  /// Brown.
  nonisolated public static var brown: Color { Color.brown }
  /// White.
  nonisolated public static var white: Color { Color.white }
  /// Grey.
  nonisolated public static var gray: Color { Color.gray }
  /// Black.
  nonisolated public static var black: Color { Color.black }
  /// No colour.
  nonisolated public static var clear: Color { Color.clear }
}

/// A fill of a rank in a hierarchy.
public struct HierarchicalShapeStyle: Hashable, Sendable {
  private let rank: Int

  /// The first rank.
  public static let primary = HierarchicalShapeStyle(rank: 1)
  /// The second rank.
  public static let secondary = HierarchicalShapeStyle(rank: 2)
  /// The third rank.
  public static let tertiary = HierarchicalShapeStyle(rank: 3)
  /// The fourth rank.
  public static let quaternary = HierarchicalShapeStyle(rank: 4)
  /// The fifth rank.
  public static let quinary = HierarchicalShapeStyle(rank: 5)
}

extension HierarchicalShapeStyle: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The fill of the first rank.
  nonisolated public static var primary: HierarchicalShapeStyle { .primary }
  /// The fill of the second rank.
  nonisolated public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The fill of the third rank.
  nonisolated public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fill of the fourth rank.
  nonisolated public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The fill of texts.
public struct ForegroundStyle: Sendable {
  /// Creates the fill.
  public init() {}
}

extension ForegroundStyle: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// The fill behind descriptions.
public struct BackgroundStyle: Sendable {
  /// Creates the fill.
  public init() {}
}

extension BackgroundStyle: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// The fill of controls.
public struct TintShapeStyle: Sendable {
  /// Creates the fill.
  public init() {}
}

extension TintShapeStyle: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// The fill of lines between parts.
public struct SeparatorShapeStyle: Sendable {
  /// Creates the fill.
  public init() {}
}

extension SeparatorShapeStyle: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The fill of texts.
  nonisolated public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The fill behind descriptions.
  nonisolated public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The fill of lines between parts.
  nonisolated public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// A fill whose type is not known before the program runs.
public struct AnyShapeStyle {
  let style: any ShapeStyle

  /// Wraps a fill.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
  }
}

extension AnyShapeStyle: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A gradient of one colour or several.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  /// Wraps a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }
}

extension AnyGradient: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension Gradient: ShapeStyle {
  /// The spaces in which colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// The space of the display.
    public static let device = ColorSpace(isPerceptual: false)
    /// The space of perceived colours.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension Color {
  /// A gradient of the colour.
  ///
  /// Differs from SwiftUI: it has the one colour only.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self, self])) }
}

/// A fill with the colours of a gradient around a point.
public struct RadialGradient: Sendable {
  let gradient: Gradient

  /// Creates a fill between two radii, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }
  /// Creates a fill between two radii, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }
  /// Creates a fill of colours at places between two radii, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(stops: stops)
  }
}

extension RadialGradient: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A fill with the colours of a gradient that turn around a point.
public struct AngularGradient: Sendable {
  let gradient: Gradient

  /// Creates a fill between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
  }
  /// Creates a fill between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }
  /// Creates a fill that begins at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.gradient = gradient
  }
  /// Creates a fill that begins at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }
}

extension AngularGradient: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A fill with the colours of a gradient around a point, in the ratio of its space.
public struct EllipticalGradient: Sendable {
  let gradient: Gradient

  /// Creates a fill between two shares of the space.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
  }
  /// Creates a fill between two shares of the space.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    gradient = Gradient(colors: colors)
  }
}

extension EllipticalGradient: ShapeStyle {
  /// The type of a description that has no parts.
  public typealias Body = Never
}
