/// A description that a closure draws.
///
/// Differs from SwiftUI: the closure is not called.
public struct Canvas<Symbols> {
  /// The descriptions that the closure draws.
  public var symbols: Symbols
  /// The closure.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
}

extension Canvas: View where Symbols: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a description that a closure draws with others.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a description that a closure draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = EmptyView()
  }
}

/// The context in which a canvas draws; its methods have no effect.
public struct GraphicsContext {
  /// A fill or a line.
  public struct Shading {
    /// Returns a colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// Returns a fill.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading() }
    /// Returns a gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading
    {
      Shading()
    }
    /// Returns a gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    /// The colour of texts.
    public static var foreground: Shading { Shading() }
  }

  /// An effect.
  public struct Filter {
    /// Returns a blur.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Returns a shadow.
    public static func shadow(
      color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    /// Returns a change of brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// Returns a change of contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// Returns a change of saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Returns a limit of opacities.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
  }

  /// The opacity.
  public var opacity = 1.0
  /// The way of mixing colours.
  public var blendMode = BlendMode.normal
  /// The environment.
  public let environment: EnvironmentValues
  /// The transform.
  public var transform = CGAffineTransform.identity

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws in a layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  /// Limits what is drawn to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Adds an effect.
  public mutating func addFilter(_ filter: Filter) {}
  /// Moves the axes.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Scales the axes.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns the axes.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Adds a transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}
