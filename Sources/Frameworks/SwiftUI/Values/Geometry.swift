/// An edge of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top
  /// The edge at which a line of text begins.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge at which a line of text ends.
  case trailing

  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Creates a set of edges from their bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The edge at which a line of text begins.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The edge at which a line of text ends.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// An axis of the plane.
@frozen
public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical

  /// Some of the axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Creates a set of axes from their bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Distances from the edges of a rectangle, in points.
@frozen
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates distances of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates the distances of UIKit's insets.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// Creates one distance from some of the edges, and zero from the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}

/// A position along the horizontal axis to which descriptions are aligned.
@frozen
public struct HorizontalAlignment: Equatable, Sendable {
  /// The share of the free width to the left, from left to right.
  let share: CGFloat

  /// The leading edges.
  public static let leading = HorizontalAlignment(share: 0)
  /// The centres.
  public static let center = HorizontalAlignment(share: 0.5)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(share: 1)
}

/// A position along the vertical axis to which descriptions are aligned.
@frozen
public struct VerticalAlignment: Equatable, Sendable {
  /// The share of the free height above.
  let share: CGFloat
  private var isBaseline = false

  init(share: CGFloat, isBaseline: Bool = false) {
    self.share = share
    self.isBaseline = isBaseline
  }

  /// The top edges.
  public static let top = VerticalAlignment(share: 0)
  /// The centres.
  public static let center = VerticalAlignment(share: 0.5)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(share: 1)
  /// The baselines of the first lines.
  public static let firstTextBaseline = VerticalAlignment(share: 0, isBaseline: true)
  /// The baselines of the last lines.
  public static let lastTextBaseline = VerticalAlignment(share: 1, isBaseline: true)
}

/// A position in the plane to which descriptions are aligned.
@frozen
public struct Alignment: Equatable, Sendable {
  /// The position along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The position along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates a position from those along the axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner of the top and the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner of the top and the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner of the bottom and the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner of the bottom and the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// A point of a rectangle as shares of its width and height.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width.
  public var x: CGFloat
  /// The share of the height.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
@frozen
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The angle of zero.
  public static let zero = Angle()
  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
}
