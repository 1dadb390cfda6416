// Colours and effects, which are not drawn.

extension View {
  /// Returns the description with a share of its saturation.
  nonisolated public func saturation(_ amount: Double) -> some View { described("saturation") }
  /// Returns the description brighter.
  nonisolated public func brightness(_ amount: Double) -> some View { described("brightness") }
  /// Returns the description with a share of its contrast.
  nonisolated public func contrast(_ amount: Double) -> some View { described("contrast") }
  /// Returns the description with a share of grey.
  nonisolated public func grayscale(_ amount: Double) -> some View { described("grayscale") }
  /// Returns the description with its hues turned.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { described("hueRotation") }
  /// Returns the description with its colours inverted.
  nonisolated public func colorInvert() -> some View { described("colorInvert") }
  /// Returns the description with its colours multiplied.
  nonisolated public func colorMultiply(_ color: Color) -> some View { described("colorMultiply") }
  /// Returns the description with its brightness as its opacity.
  nonisolated public func luminanceToAlpha() -> some View { described("luminanceToAlpha") }
  /// Returns the description mixed with what is behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { described("blendMode") }
  /// Returns the description where another one is opaque.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  { described("mask") }
  /// Returns the description with fills of two ranks.
  nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View { described("foregroundStyle") }
  /// Returns the description with fills of three ranks.
  nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View { described("foregroundStyle") }
  /// Returns the description with a fill of its controls.
  @_disfavoredOverload
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { described("tint") }
  /// Returns the description with a fill behind it.
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { described("background") }
  /// Returns the description with a filled shape behind it.
  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { described("background") }
  /// Returns the description with a shape behind it.
  nonisolated public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle())
    -> some View
  { described("background") }
  /// Returns the description with a fill of backgrounds.
  nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    described("backgroundStyle")
  }
  /// Returns the description with a fill over it.
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { described("overlay") }
  /// Returns the description with a filled shape over it.
  nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { described("overlay") }
  /// Returns the description cut at the edges of a shape.
  nonisolated public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle) -> some View {
    described("clipShape")
  }
  /// Returns the description with a shape that answers touches.
  nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool) -> some View {
    described("contentShape")
  }
  /// Returns the description with a shape for some purposes.
  nonisolated public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { described("contentShape") }
  /// Returns the description drawn as one.
  nonisolated public func drawingGroup(opaque: Bool, colorMode: ColorRenderingMode = .nonLinear) -> some View
  { described("drawingGroup") }
  /// Returns the description with a shape for its parts.
  nonisolated public func containerShape<Outline: Shape>(_ shape: Outline) -> some View {
    described("containerShape")
  }
  /// Returns the description with or without lines between rows.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { described("listRowSeparator") }
  /// Returns the description with a colour of lines between rows.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    described("listRowSeparatorTint")
  }
  /// Returns the description with or without lines between sections.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { described("listSectionSeparator") }
  /// Returns the description with a distance between rows.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { described("listRowSpacing") }
  /// Returns the description with a distance between sections.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    described("listSectionSpacing")
  }
  /// Returns the description with a colour of its rows.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { described("listItemTint") }
  /// Returns the description with a prominence of headers.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    described("headerProminence")
  }
  /// Returns the description with a size of its controls.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { described("controlSize") }
  /// Returns the description with a way in which its content changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    described("contentTransition")
  }
  /// Returns the description with a transform.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    described("transformEffect")
  }
  /// Returns the description turned in space.
  @_disfavoredOverload
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { described("rotation3DEffect") }
  /// Returns the description at a scale.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    described("scaleEffect")
  }
  /// Returns the description with a ratio of width and height.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    described("aspectRatio")
  }
  /// Returns the description with one geometry of its parts.
  nonisolated public func geometryGroup() -> some View { described("geometryGroup") }
  /// Returns the description with or without the marks of the system.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    described("persistentSystemOverlays")
  }
  /// Returns the description with an animation of some modifiers.
  nonisolated public func animation<Value: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Value
  ) -> some View { described("animation") }
  /// Returns the description with a change of transactions.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { described("transaction") }
}
