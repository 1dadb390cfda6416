// Scrolling and spaces, which a hosting controller does not follow.

extension View {
  /// Returns the description with the access to its scroll position.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  { described("scrollPosition") }
  /// Returns the description with the access to its first visible part.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
  { described("scrollPosition") }
  /// Returns the description with a first scroll position.
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    described("scrollPosition")
  }
  /// Returns the description with a first scroll position.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    described("defaultScrollAnchor")
  }
  /// Returns the description with parts at which scrolling ends.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    described("scrollTargetLayout")
  }
  /// Returns the description with a way in which scrolling ends.
  nonisolated public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior)
    -> some View
  { described("scrollTargetBehavior") }
  /// Returns the description with or without the background of its lists.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    described("scrollContentBackground")
  }
  /// Returns the description with or without scroll indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { described("scrollIndicators") }
  /// Returns the description with or without scrolling.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { described("scrollDisabled") }
  /// Returns the description with or without cutting its content.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    described("scrollClipDisabled")
  }
  /// Returns the description with a way in which scrolling hides the keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    described("scrollDismissesKeyboard")
  }
  /// Returns the description with or without bounces.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { described("scrollBounceBehavior") }
  /// Returns the description with margins of its content.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { described("contentMargins") }
  /// Returns the description with margins of its content.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { described("contentMargins") }
  /// Returns the description in a frame of its container.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { described("containerRelativeFrame") }
  /// Returns the description in a frame by its container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { described("containerRelativeFrame") }
  /// Returns the description in a frame of a part of its container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { described("containerRelativeFrame") }
  /// Returns the description with another one at an edge.
  nonisolated public func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View { described("safeAreaInset") }
  /// Returns the description with another one at an edge.
  nonisolated public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View { described("safeAreaInset") }
  /// Returns the description with a larger safe area.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    described("safeAreaPadding")
  }
  /// Returns the description with a larger safe area.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { described("safeAreaPadding") }
  /// Returns the description in several columns of its table.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { described("gridCellColumns") }
  /// Returns the description at a place of its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { described("gridCellAnchor") }
  /// Returns the description without a size for its cell.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    described("gridCellUnsizedAxes")
  }
  /// Returns the description with an alignment of its column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    described("gridColumnAlignment")
  }
}
