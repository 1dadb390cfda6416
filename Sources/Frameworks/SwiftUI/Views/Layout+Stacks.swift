// Layouts of the system, which a program wraps.

/// The layout of a row.
@frozen
public struct HStackLayout: Layout, Sendable {
  /// The places that are aligned.
  public var alignment: VerticalAlignment
  /// The distance between parts in points; nil is that of the system.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Returns the proposal, and ten points where it is open.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Does nothing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// The layout of a column.
@frozen
public struct VStackLayout: Layout, Sendable {
  /// The places that are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between parts in points; nil is that of the system.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Returns the proposal, and ten points where it is open.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Does nothing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// The layout of parts one above another.
@frozen
public struct ZStackLayout: Layout, Sendable {
  /// The places that are aligned.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the proposal, and ten points where it is open.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Does nothing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
