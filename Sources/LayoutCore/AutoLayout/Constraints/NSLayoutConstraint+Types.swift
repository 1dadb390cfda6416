extension NSLayoutConstraint {
  /// The axis of a constraint.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The relation between two attributes.
  public enum Relation: Int, Sendable {
    /// A first attribute less than the second, or equal to it.
    case lessThanOrEqual = -1
    /// Equal attributes.
    case equal = 0
    /// A first attribute greater than the second, or equal to it.
    case greaterThanOrEqual = 1
  }

  /// The part of a view or guide that a constraint relates (F.5).
  ///
  /// Edges and sizes are those of the alignment rectangle (F.7), in the superview's coordinates. Margins are the
  /// effective ones.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which reading starts.
    case leading = 5
    /// The edge at which reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The centre between left and right.
    case centerX = 9
    /// The centre between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin at which reading starts.
    case leadingMargin = 17
    /// The margin at which reading ends.
    case trailingMargin = 18
    /// The centre between the left and right margins.
    case centerXWithinMargins = 19
    /// The centre between the top and bottom margins.
    case centerYWithinMargins = 20
    /// No attribute, for a constraint to a constant.
    case notAnAttribute = 0

    /// The old name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }
}

/// The old name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The old name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The old name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
