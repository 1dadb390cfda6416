// Places, sizes and layouts that a hosting controller does not follow.

extension View {
  /// Returns the description moved by a distance.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { described("offset") }
  /// Returns the description moved by a distance.
  nonisolated public func offset(_ offset: CGSize) -> some View { described("offset") }
  /// Returns the description at a place.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { described("position") }
  /// Returns the description at a place.
  nonisolated public func position(_ position: CGPoint) -> some View { described("position") }
  /// Returns the description at a scale.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    described("scaleEffect")
  }
  /// Returns the description at a scale.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { described("scaleEffect") }
  /// Returns the description turned by an angle.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    described("rotationEffect")
  }
  /// Returns the description turned in space.
  nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat))
    -> some View
  { described("rotation3DEffect") }
  /// Returns the description with a ratio of width and height.
  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    described("aspectRatio")
  }
  /// Returns the description as large as fits.
  nonisolated public func scaledToFit() -> some View { described("scaledToFit") }
  /// Returns the description as small as fills.
  nonisolated public func scaledToFill() -> some View { described("scaledToFill") }
  /// Returns the description with a priority in stacks.
  nonisolated public func layoutPriority(_ value: Double) -> some View { described("layoutPriority") }
  /// Returns the description with a name of its coordinate space.
  nonisolated public func coordinateSpace(name: some Hashable) -> some View { described("coordinateSpace") }
  /// Returns the description with a place that is aligned.
  nonisolated public func alignmentGuide(
    _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { described("alignmentGuide") }
  /// Returns the description with a place that is aligned.
  nonisolated public func alignmentGuide(
    _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { described("alignmentGuide") }
  /// Returns the description with insets of its row.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { described("listRowInsets") }
  /// Returns the description with a background of its row.
  nonisolated public func listRowBackground<Behind: View>(_ background: Behind?) -> some View {
    described("listRowBackground")
  }
  /// Returns the description mirrored from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    described("flipsForRightToLeftLayoutDirection")
  }
}
