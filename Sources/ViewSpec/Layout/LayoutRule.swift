internal import LayoutCore
internal import ManualLayout

/// A rule with its element in the spec, for errors.
struct Located<Rule: Sendable>: Sendable {
  var rule: Rule
  var element: JSONElement
}

/// A rule for the size of a view.
enum SizeRule: Sendable {
  /// Two given sides.
  case sides(width: Formula, height: Formula)
  /// One given side; the other follows from the ratio width / height, which must be above 0.
  case aspect(AspectSide, Formula, ratio: Formula)
  /// The size that fits the given space; an omitted side is the superview's.
  case fitting(width: Formula?, height: Formula?, UIView.SizingConstraints)
  /// The size of a rectangle of the superview.
  case area(Area)
  /// The size that constraints gave the view.
  case constraints
}

/// The given side of a view whose other side follows from a ratio.
enum AspectSide: Sendable {
  case width, height
}

/// A rule for the position of a view, whose size is known.
enum PositionRule: Sendable {
  /// The top left corner in the superview's bounds.
  case origin(x: Formula, y: Formula)
  /// One of the view's nine positions on one of a rectangle's.
  case alignment(Alignment)
  /// The top left corner of a rectangle of the superview.
  case area(Area)
  /// The position that constraints gave the view.
  case constraints
}

/// A position of a view that is aligned with a position of its superview, a slice or a sibling.
struct Alignment: Sendable {
  /// The rectangle to align with.
  enum Target: Sendable {
    case area(Area)
    case sibling(Int)
  }

  var position: Position
  var target: Target
  var targetPosition: Position
  /// The offset to the right and down, regardless of the layout direction.
  var offset: (x: Formula, y: Formula)?
  /// The inset from the edges that the target's position is on.
  var inset: Formula?
}

/// A rule that divides a superview's bounds into named rectangles.
enum SliceRule: Sendable {
  /// A rectangle with its edges moved inward.
  case inset(Area, EdgeFormulas)
  /// A rectangle divided into a piece at the edge and the remainder, as by `CGRect.divided(atDistance:from:)`.
  case divide(Area, distance: Formula, edge: SpecEdge)
}

/// Four distances from edges; leading and trailing follow the layout direction.
struct EdgeFormulas: Sendable {
  var top: Formula
  var leading: Formula
  var bottom: Formula
  var trailing: Formula
  /// Whether or not `leading` is the left edge and `trailing` the right one in both layout directions.
  var isAbsolute: Bool
}

/// An edge of a rectangle from which a slice is divided.
enum SpecEdge: String, CaseIterable, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
  /// The left edge in a left-to-right layout, and the right edge in a right-to-left one.
  case leadingEdge
  /// The right edge in a left-to-right layout, and the left edge in a right-to-left one.
  case trailingEdge
}
