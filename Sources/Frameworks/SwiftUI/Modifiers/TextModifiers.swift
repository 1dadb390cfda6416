// Texts and their fields, which are not drawn.

extension View {
  /// Returns the description with a distance between characters.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { described("tracking") }
  /// Returns the description with a distance between characters.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { described("kerning") }
  /// Returns the description with texts at a distance from their baseline.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    described("baselineOffset")
  }
  /// Returns the description with a line below its texts.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { described("underline") }
  /// Returns the description with a line through its texts.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { described("strikethrough") }
  /// Returns the description with characters of one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { described("monospaced") }
  /// Returns the description with digits of one width.
  nonisolated public func monospacedDigit() -> some View { described("monospacedDigit") }
  /// Returns the description with a width of its fonts.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { described("fontWidth") }
  /// Returns the description with a design of its fonts.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { described("fontDesign") }
  /// Returns the description with texts in a size beside others.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    described("textScale")
  }
  /// Returns the description with a number of lines in a range.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { described("lineLimit") }
  /// Returns the description with a least number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { described("lineLimit") }
  /// Returns the description with a largest number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { described("lineLimit") }
  /// Returns the description with a largest number of lines and their space.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { described("lineLimit") }
  /// Returns the description with a meaning of its fields.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    described("textContentType")
  }
  /// Returns the description with a way of writing capitals.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { described("textInputAutocapitalization") }
  /// Returns the description with or without corrections.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    described("autocorrectionDisabled")
  }
  /// Returns the description with texts that can be selected or not.
  nonisolated public func textSelection<Ability: TextSelectability>(_ selectability: Ability) -> some View {
    described("textSelection")
  }
  /// Returns the description with a name of the return key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { described("submitLabel") }
  /// Returns the description with an action for the return key.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  { described("onSubmit") }
  /// Returns the description with or without the actions of its parents for the return key.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { described("submitScope") }
  /// Returns the description with a way of colouring symbols.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    described("symbolRenderingMode")
  }
  /// Returns the description with a variant of symbols.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { described("symbolVariant") }
  /// Returns the description with a size of text.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    described("dynamicTypeSize")
  }
  /// Returns the description with sizes of text in a range.
  nonisolated public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize { described("dynamicTypeSize") }
  /// Returns the description with its content covered.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { described("redacted") }
  /// Returns the description with its content uncovered.
  nonisolated public func unredacted() -> some View { described("unredacted") }
  /// Returns the description with a content that may be covered.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    described("privacySensitive")
  }
  /// Returns the description with a content that may be out of date.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    described("invalidatableContent")
  }
  /// Returns the description with an explanation.
  nonisolated public func help(_ key: LocalizedStringKey) -> some View { described("help") }
  /// Returns the description with an explanation.
  nonisolated public func help(_ text: Text) -> some View { described("help") }
  /// Returns the description with an explanation.
  @_disfavoredOverload
  nonisolated public func help<Characters: StringProtocol>(_ text: Characters) -> some View {
    described("help")
  }
  /// Returns the description with a number beside it.
  nonisolated public func badge(_ count: Int) -> some View { described("badge") }
  /// Returns the description with a text beside it.
  nonisolated public func badge(_ label: Text?) -> some View { described("badge") }
  /// Returns the description with a text beside it.
  @_disfavoredOverload
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { described("badge") }
  /// Returns the description with a text beside it.
  @_disfavoredOverload
  nonisolated public func badge<Characters: StringProtocol>(_ label: Characters?) -> some View {
    described("badge")
  }
}
