// Colours, shapes and effects, which are not drawn.

extension View {
  /// Returns the description with a colour of its texts.
  nonisolated public func foregroundColor(_ color: Color?) -> some View { described("foregroundColor") }
  /// Returns the description with a fill of its texts.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    described("foregroundStyle")
  }
  /// Returns the description with a colour of its controls.
  nonisolated public func accentColor(_ color: Color?) -> some View { described("accentColor") }
  /// Returns the description with a colour of its controls.
  nonisolated public func tint(_ color: Color?) -> some View { described("tint") }
  /// Returns the description with another one behind it.
  @_disfavoredOverload
  nonisolated public func background<Behind: View>(_ background: Behind, alignment: Alignment = .center)
    -> some View
  { described("background") }
  /// Returns the description with another one behind it.
  nonisolated public func background<Behind: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Behind
  ) -> some View { described("background") }
  /// Returns the description with another one over it.
  @_disfavoredOverload
  nonisolated public func overlay<Over: View>(_ overlay: Over, alignment: Alignment = .center) -> some View {
    described("overlay")
  }
  /// Returns the description with another one over it.
  nonisolated public func overlay<Over: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Over
  ) -> some View { described("overlay") }
  /// Returns the description with a border.
  nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    described("border")
  }
  /// Returns the description with a shadow.
  nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> some View
  { described("shadow") }
  /// Returns the description blurred.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { described("blur") }
  /// Returns the description with round corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    described("cornerRadius")
  }
  /// Returns the description cut at its edges.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { described("clipped") }
  /// Returns the description cut at the edges of a shape.
  nonisolated public func clipShape<Outline: Shape>(_ shape: Outline) -> some View { described("clipShape") }
  /// Returns the description where another one is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { described("mask") }
  /// Returns the description drawn as one.
  nonisolated public func compositingGroup() -> some View { described("compositingGroup") }
  /// Returns the description drawn as one.
  nonisolated public func drawingGroup() -> some View { described("drawingGroup") }
  /// Returns the description before those with lower numbers.
  nonisolated public func zIndex(_ value: Double) -> some View { described("zIndex") }
  /// Returns the description with an appearance of its window.
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    described("preferredColorScheme")
  }
  /// Returns the description with a size of its symbols.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { described("imageScale") }
  /// Returns the description with bold texts.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { described("bold") }
  /// Returns the description with slanted texts.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { described("italic") }
  /// Returns the description with a weight of its texts.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { described("fontWeight") }
  /// Returns the description with an alignment of its lines.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    described("multilineTextAlignment")
  }
  /// Returns the description with texts that shrink.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    described("minimumScaleFactor")
  }
  /// Returns the description with a way of shortening texts.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    described("truncationMode")
  }
  /// Returns the description with a distance between lines.
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { described("lineSpacing") }
  /// Returns the description with texts that may be tightened.
  nonisolated public func allowsTightening(_ allows: Bool) -> some View { described("allowsTightening") }
  /// Returns the description with texts in capitals or small letters.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { described("textCase") }
  /// Returns the description on glass.
  nonisolated public func glassEffect() -> some View { described("glassEffect") }
}
