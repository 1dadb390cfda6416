/// A modifier that changes the space of a content.
struct HostedLayout: ViewModifier {
  typealias Body = Never

  /// The changes of a space.
  enum Kind {
    /// A frame of a width and a height, where they are given, at a place in the space.
    case frame(width: CGFloat?, height: CGFloat?, Alignment)
    /// Limits of the width and the height.
    case limits(width: Limits, height: Limits, Alignment)
    /// Distances from the edges.
    case padding(EdgeInsets)
    /// The size that the content would have without limits.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// A space that reaches below the safe area.
    case ignoresSafeArea
  }

  /// The limits of a length, in points.
  struct Limits {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
  }

  let kind: Kind

  nonisolated init(_ kind: Kind) {
    self.kind = kind
  }
}

extension View {
  /// Returns the description in a frame of a width and a height, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(HostedLayout(.frame(width: width, height: height, alignment)))
  }

  /// Returns the description in a frame whose width and height have limits, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      HostedLayout(
        .limits(
          width: HostedLayout.Limits(least: minWidth, ideal: idealWidth, most: maxWidth),
          height: HostedLayout.Limits(least: minHeight, ideal: idealHeight, most: maxHeight), alignment)))
  }

  /// Returns the description at distances from the edges of its space.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(HostedLayout(.padding(insets)))
  }

  /// Returns the description at a distance from some edges of its space: 16 points if none is given.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Returns the description at a distance from all edges of its space.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Returns the description with the size that it would have without limits.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Returns the description with the width or height that it would have without limits.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(HostedLayout(.fixedSize(horizontal: horizontal, vertical: vertical)))
  }

  /// Returns the description in a space that reaches below the safe area.
  ///
  /// Differs from SwiftUI: it does so at all edges.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(HostedLayout(.ignoresSafeArea))
  }

  /// Returns the description in a space that reaches below the safe area.
  ///
  /// Differs from SwiftUI: it does so at all edges.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(HostedLayout(.ignoresSafeArea))
  }
}
