/// A type of positions of a program's own, to which descriptions are aligned.
public protocol AlignmentID {
  /// Returns the place of the position in a description.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A position along the horizontal axis to which descriptions are aligned.
@frozen
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  /// The share of the free width to the left, from left to right.
  let share: CGFloat
  /// The type of a position that a program declares, for which alone Sendable is unchecked: it is a constant.
  let id: (any AlignmentID.Type)?

  init(share: CGFloat) {
    self.share = share
    id = nil
  }

  /// Creates a position of a program's own.
  ///
  /// Differs from SwiftUI: parts at it are in the centre.
  public init(_ id: any AlignmentID.Type) {
    share = 0.5
    self.id = id
  }

  public static func == (one: HorizontalAlignment, other: HorizontalAlignment) -> Bool {
    one.share == other.share && one.id == other.id
  }

  /// The leading edges.
  public static let leading = HorizontalAlignment(share: 0)
  /// The centres.
  public static let center = HorizontalAlignment(share: 0.5)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(share: 1)
}

/// A position along the vertical axis to which descriptions are aligned.
@frozen
public struct VerticalAlignment: Equatable, @unchecked Sendable {
  /// The share of the free height above.
  let share: CGFloat
  private var isBaseline = false
  /// The type of a position that a program declares, for which alone Sendable is unchecked: it is a constant.
  let id: (any AlignmentID.Type)?

  init(share: CGFloat, isBaseline: Bool = false) {
    self.share = share
    self.isBaseline = isBaseline
    id = nil
  }

  /// Creates a position of a program's own.
  ///
  /// Differs from SwiftUI: parts at it are in the centre.
  public init(_ id: any AlignmentID.Type) {
    share = 0.5
    self.id = id
  }

  public static func == (one: VerticalAlignment, other: VerticalAlignment) -> Bool {
    one.share == other.share && one.isBaseline == other.isBaseline && one.id == other.id
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
  /// The baseline of the first line, in the middle.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The baseline of the last line, in the middle.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The baseline of the first line, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The baseline of the last line, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The baseline of the first line, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The baseline of the last line, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
