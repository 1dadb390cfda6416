/// A table of rows.
public struct Grid<Content> {
  let content: Content
}

extension Grid: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a table of rows.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A row of a table.
public struct GridRow<Content> {
  let content: Content
}

extension GridRow: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a row.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A row or a column of a grid.
public struct GridItem: Sendable {
  /// The sizes of rows and columns.
  public enum Size: Sendable {
    /// A size in points.
    case fixed(CGFloat)
    /// One item of a size between two.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as there is space for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size
  /// The distance from the next item in points; nil is that of the system.
  public var spacing: CGFloat?
  /// The place of the parts; nil is that of the grid.
  public var alignment: Alignment?

  /// Creates a row or a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The headers and footers that stay visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates the parts of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A grid that grows downwards.
public struct LazyVGrid<Content> {
  let content: Content
}

extension LazyVGrid: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a grid of columns.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A grid that grows sideways.
public struct LazyHGrid<Content> {
  let content: Content
}

extension LazyHGrid: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a grid of rows.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// The first of several descriptions that fits.
public struct ViewThatFits<Content> {
  let content: Content
}

extension ViewThatFits: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a choice of descriptions.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A description whose scroll views a program moves.
public struct ScrollViewReader<Content> {
  /// The description for the access to scroll views.
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a description.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// The access to the scroll views of a description.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a part by its identity.
  ///
  /// Differs from SwiftUI: nothing happens.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
