public import LayoutCore

extension NSLayoutConstraint {
  /// The options by which a visual format aligns views and measures the space between them (F.27).
  ///
  /// They are one direction, one type of spacing, and any number of attributes in which the views are equal.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option to align the left edges of all views.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// The option to align the right edges of all views.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// The option to align the top edges of all views.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// The option to align the bottom edges of all views.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// The option to align the leading edges of all views.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// The option to align the trailing edges of all views.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// The option to align the horizontal centres of all views.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// The option to align the vertical centres of all views.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The option to align the last baselines of all views.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// The option to align the first baselines of all views.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The old name of `alignAllLastBaseline`.
    public static let alignAllBaseline = alignAllLastBaseline
    /// The mask of the bits for alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The direction of reading, which is the default of a horizontal format.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The direction from left to right, for a horizontal format.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The direction from right to left, for a horizontal format.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The mask of the bits for the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The spacing between edges, which is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// The spacing from the last baseline of a view to the first one of the next, in a vertical format.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The mask of the bits for the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The attributes in which all views are equal, in the order of their raw values.
    package var alignedAttributes: [Attribute] {
      (1...12).compactMap { bit in rawValue & 1 << UInt(bit) == 0 ? nil : Attribute(rawValue: bit) }
        .filter { ![.width, .height].contains($0) }
    }
  }
}

/// The old name of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
