/// The places at the boundary of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No place.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The top leading corner.
  case topLeading = 2
  /// The middle of the leading edge.
  case leading = 3
  /// The bottom leading corner.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The bottom trailing corner.
  case bottomTrailing = 6
  /// The middle of the trailing edge.
  case trailing = 7
  /// The top trailing corner.
  case topTrailing = 8
}
