/// The style of a stroke along a path.
public struct StrokeStyle: Sendable, Equatable, Hashable {
  /// The cap of open lines.
  public enum Cap: Sendable { case butt, round, square }
  /// The join of two lines.
  public enum Join: Sendable { case miter, round, bevel }

  /// The width, half of it on each side of the path; nothing is drawn unless it is positive.
  public var width: Double
  /// The cap of open lines.
  public var cap: Cap
  /// The join of lines.
  public var join: Join
  /// The miter limit, in widths, beyond which the join is a bevel.
  public var miterLimit: Double
  /// The offset into the dash pattern at which each subpath begins.
  public var dashPhase: Double
  /// The lengths of dashes and gaps in turn; without them, lines are solid.
  public var dashLengths: [Double]

  /// Creates the style of a line of the given width, half of it on each side of the path.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashPhase: Double = 0,
    dashLengths: [Double] = []
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashPhase = dashPhase
    self.dashLengths = dashLengths
  }

  /// The largest distance from the path to the outline of the stroke: at least half of its width.
  public var reach: Double {
    let corner = cap == .square ? 2.0.squareRoot() : 1
    return width / 2 * (join == .miter ? max(corner, miterLimit) : corner)
  }
}
