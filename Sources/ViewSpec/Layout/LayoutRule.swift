internal import LayoutCore
internal import ManualLayout

/// A rule, and where the spec says it, for errors.
struct Written<Rule: Sendable>: Sendable {
  var rule: Rule
  var element: JSONElement
}

/// How a view gets its size.
enum SizeRule: Sendable {
  /// Given sides.
  case sides(width: Formula, height: Formula)
  /// One given side; the other follows from the ratio width / height, which must be above 0.
  case aspect(AspectSide, Formula, ratio: Formula)
  /// The size that the view answers when asked to fit the given space; the superview's where none is given.
  case fitting(width: Formula?, height: Formula?, UIView.SizingConstraints)
  /// The size of a rectangle of the superview.
  case area(Area)
  /// The size that constraints found for the view.
  case constraints
}

/// The side that is given where the other follows from a ratio.
enum AspectSide: Sendable {
  case width, height
}

/// How a view that has its size gets its position.
enum PositionRule: Sendable {
  /// The top left corner in the superview's bounds.
  case origin(x: Formula, y: Formula)
  /// One of the view's nine positions on one of a rectangle's.
  case alignment(Alignment)
  /// The top left corner of a rectangle of the superview.
  case area(Area)
  /// The place that constraints found for the view.
  case constraints
}

/// A position of a view, laid on a position of its superview, a slice or a sibling.
struct Alignment: Sendable {
  /// What is aligned with.
  enum Target: Sendable {
    case area(Area)
    case sibling(Int)
  }

  var position: Position
  var target: Target
  var targetPosition: Position
  /// To the right and down, whatever the layout direction.
  var offset: (x: Formula, y: Formula)?
  /// Inward from the edges that the target's position lies on.
  var inset: Formula?
}

/// One step of cutting a superview's bounds into named rectangles.
enum SliceRule: Sendable {
  /// A rectangle with its edges moved inward.
  case inset(Area, EdgeFormulas)
  /// A rectangle cut in two, `CGRect.divided(atDistance:from:)`: the piece at the edge and the remainder.
  case divide(Area, distance: Formula, edge: SpecEdge)
}

/// Four distances from edges; leading and trailing follow the layout direction.
struct EdgeFormulas: Sendable {
  var top: Formula
  var leading: Formula
  var bottom: Formula
  var trailing: Formula
  /// Whether `leading` is the left edge and `trailing` the right one in every direction.
  var isAbsolute: Bool
}

/// An edge of a rectangle to cut from.
enum SpecEdge: String, CaseIterable, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
  /// The left edge from left to right, the right edge from right to left.
  case leadingEdge
  /// The right edge from left to right, the left edge from right to left.
  case trailingEdge
}
