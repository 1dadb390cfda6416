/// A type that places the parts of a description.
///
/// Differs from SwiftUI: descriptions are not drawn, so it is not asked.
nonisolated public protocol Layout: Animatable {
  /// The type of values that are kept between the calls.
  associatedtype Cache = Void
  /// The parts of a description.
  typealias Subviews = LayoutSubviews
  /// The properties of the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Returns the values that are kept between the calls.
  func makeCache(subviews: Subviews) -> Cache
  /// Changes the values for new parts.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the distances that the layout prefers.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the parts in a rectangle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the place of an alignment; nil is that of the system.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Returns the place of an alignment; nil is that of the system.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The usual properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the values again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// Returns the usual distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Returns nil.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// Returns nil.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// Returns the description of parts that the layout places.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Returns nothing.
  public func makeCache(subviews: Subviews) {}
}

/// The description of parts that a layout places.
struct _LayoutView<Placing, Content> {
  let layout: Placing
  let content: Content
}

extension _LayoutView: View where Placing: Layout, Content: View {
  typealias Body = Never
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis of a stack; nil if the layout is none.
  public var stackOrientation: Axis?

  /// Creates the usual properties.
  public init() {}
}

/// The parts of a description that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// The type of a part.
  public typealias Element = LayoutSubview
  /// The direction of the layout.
  public var layoutDirection: LayoutDirection
  let parts: [LayoutSubview]

  /// The position of the first part.
  public var startIndex: Int { 0 }
  /// The position after the last part.
  public var endIndex: Int { parts.count }
  /// The part at a position.
  public subscript(position: Int) -> LayoutSubview { parts[position] }
}

/// A part of a description that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  let size: CGSize

  /// The priority in stacks.
  public var priority: Double { 0 }
  /// The distances that the part prefers.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// The value of a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
  /// Returns the size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
  /// Returns the size and the alignments for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: size.width, height: size.height)
  }
  /// Places the part.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// A type of values that parts give to a layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The distances that a part prefers.
public struct ViewSpacing: Equatable, Sendable {
  /// No distances.
  public static let zero = ViewSpacing()

  /// Creates the usual distances.
  public init() {}

  /// Returns the distance to another part, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
  /// Adds the distances of another part.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// Returns the distances of this part and another.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// A layout whose type is not known before the program runs.
public struct AnyLayout {
  let layout: any Layout

  /// Wraps a layout.
  public init<Wrapped: Layout>(_ layout: Wrapped) {
    self.layout = layout
  }

  /// Returns the description of parts that the layout places.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Group(content: content)
  }
}
