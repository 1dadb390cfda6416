/// How a line is drawn along a path.
public struct StrokeStyle: Sendable, Equatable, Hashable {
  /// What an open line ends in.
  public enum Cap: Sendable { case butt, round, square }
  /// What two lines meet in.
  public enum Join: Sendable { case miter, round, bevel }

  /// The width, half of it to either side of the path; nothing is drawn unless it is positive.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// How long a miter may be, in widths; beyond that the join is a bevel.
  public var miterLimit: Double
  /// How far into the pattern of dashes each outline begins.
  public var dashPhase: Double
  /// The lengths of dashes and gaps in turn; a line without gaps if there are none.
  public var dashLengths: [Double]

  /// A line of the given width, half of it to either side of the path.
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

  /// How far from the path the line may reach: no less than half of its width.
  public var reach: Double {
    let corner = cap == .square ? 2.0.squareRoot() : 1
    return width / 2 * (join == .miter ? max(corner, miterLimit) : corner)
  }
}
