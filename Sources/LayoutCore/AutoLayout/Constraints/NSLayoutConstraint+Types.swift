extension NSLayoutConstraint {
  /// Across or down.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }

  /// How two attributes compare.
  public enum Relation: Int, Sendable {
    /// The first is not greater.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is not less.
    case greaterThanOrEqual = 1
  }

  /// What of a view or guide a constraint speaks of (F.5). Edges are those of the alignment rectangle, in the
  /// superview's coordinates, and sizes are of it (F.7); margins are the effective ones.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge that reading starts from.
    case leading = 5
    /// The edge that reading goes to.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The upper margin.
    case topMargin = 15
    /// The lower margin.
    case bottomMargin = 16
    /// The margin that reading starts from.
    case leadingMargin = 17
    /// The margin that reading goes to.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the upper and lower margins.
    case centerYWithinMargins = 20
    /// None: the constraint is to a constant.
    case notAnAttribute = 0

    /// The old name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How a visual format lines views up and measures the space between them (F.27): one direction, one way of
  /// spacing, and any number of attributes in which the views are equal.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The options of the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// All views have the same upper edge.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// All views have the same lower edge.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// All views have the same leading edge.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// All views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// All views have their middles one above the other.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// All views have their middles beside one another.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// All views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// All views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The old name of `alignAllLastBaseline`.
    public static let alignAllBaseline = alignAllLastBaseline
    /// The bits of what all views have in common.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A horizontal format goes the way that reading goes; this holds unless another direction is given.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal format goes from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format goes from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Space is between edges; this holds unless the other is given.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Space in a vertical format is from the last baseline of one view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the way of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The attributes that all views have in common, in the order of their raw values.
    var alignedAttributes: [Attribute] {
      (1...12).compactMap { bit in rawValue & 1 << UInt(bit) == 0 ? nil : Attribute(rawValue: bit) }
        .filter { ![.width, .height].contains($0) }
    }
  }
}

/// The old name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The old name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The old name of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The old name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
