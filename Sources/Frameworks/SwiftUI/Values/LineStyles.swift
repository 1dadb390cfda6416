/// The style of a line along a path.
@frozen
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The shape of the ends.
  public var lineCap: CGLineCap
  /// The shape of the joints.
  public var lineJoin: CGLineJoin
  /// The limit of the length of a miter, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points.
  public var dash: [CGFloat]
  /// The place in the pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The style of a filled path.
@frozen
public struct FillStyle: Equatable, Sendable {
  /// Whether or not the even-odd rule determines the inside.
  public var isEOFilled: Bool
  /// Whether or not edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The purposes of shapes.
public enum ShapeRole: Sendable {
  /// An area that is filled.
  case fill
  /// A line.
  case stroke
  /// A line between parts.
  case separator
}

/// The radii of a rectangle's corners, in points.
@frozen
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius at the top and the leading edge.
  public var topLeading: CGFloat
  /// The radius at the bottom and the leading edge.
  public var bottomLeading: CGFloat
  /// The radius at the bottom and the trailing edge.
  public var bottomTrailing: CGFloat
  /// The radius at the top and the trailing edge.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
