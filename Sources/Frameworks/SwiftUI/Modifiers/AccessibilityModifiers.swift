// The texts that are read aloud, besides the label and the identifier.

extension View {
  /// Returns the description with a value that is read aloud.
  nonisolated public func accessibility(value: Text) -> some View { described("accessibility") }
  /// Returns the description with a hint that is read aloud.
  nonisolated public func accessibility(hint: Text) -> some View { described("accessibility") }
  /// Returns the description with traits.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    described("accessibility")
  }
  /// Returns the description without traits.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    described("accessibility")
  }
  /// Returns the description with a place in the order of reading.
  nonisolated public func accessibility(sortPriority: Double) -> some View { described("accessibility") }
  /// Returns the description with names for voice control.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { described("accessibility") }
  /// Returns the description with traits.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    described("accessibilityAddTraits")
  }
  /// Returns the description without traits.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    described("accessibilityRemoveTraits")
  }
  /// Returns the description with a hint that is read aloud.
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    described("accessibilityHint")
  }
  /// Returns the description with a hint that is read aloud.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<Characters: StringProtocol>(_ text: Characters) -> some View {
    described("accessibilityHint")
  }
  /// Returns the description with a value that is read aloud.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    described("accessibilityValue")
  }
  /// Returns the description with a value that is read aloud.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<Characters: StringProtocol>(_ text: Characters) -> some View {
    described("accessibilityValue")
  }
  /// Returns the description with a hint that is read aloud.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    described("accessibilityHint")
  }
  /// Returns the description with a value that is read aloud.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    described("accessibilityValue")
  }
  /// Returns the description read aloud or not.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    described("accessibilityHidden")
  }
  /// Returns the description with names for voice control.
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    described("accessibilityInputLabels")
  }
  /// Returns the description with names for voice control.
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    described("accessibilityInputLabels")
  }
  /// Returns the description with names for voice control.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<Characters: StringProtocol>(_ labels: [Characters])
    -> some View
  { described("accessibilityInputLabels") }
  /// Returns the description with a place in the order of reading.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    described("accessibilitySortPriority")
  }
  /// Returns the description with an action.
  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { described("accessibilityAction") }
  /// Returns the description with an action of a label.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { described("accessibilityAction") }
  /// Returns the description with an action of a name.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
  { described("accessibilityAction") }
  /// Returns the description with an action of a name.
  nonisolated public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  { described("accessibilityAction") }
  /// Returns the description with an action of a name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<Characters: StringProtocol>(
    named name: Characters, _ handler: @escaping () -> Void
  ) -> some View { described("accessibilityAction") }
  /// Returns the description with actions.
  nonisolated public func accessibilityActions<Actions: View>(@ViewBuilder _ content: () -> Actions)
    -> some View
  { described("accessibilityActions") }
  /// Returns the description with an action for a larger or smaller value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { described("accessibilityAdjustableAction") }
  /// Returns the description with an action for scrolling.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    described("accessibilityScrollAction")
  }
  /// Returns the description as a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    described("accessibilityHeading")
  }
  /// Returns the description with a point that is tapped.
  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View {
    described("accessibilityActivationPoint")
  }
  /// Returns the description with a point that is tapped.
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View {
    described("accessibilityActivationPoint")
  }
  /// Returns the description shown larger.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    described("accessibilityShowsLargeContentViewer")
  }
  /// Returns the description shown as a larger one.
  nonisolated public func accessibilityShowsLargeContentViewer<Large: View>(
    @ViewBuilder _ largeContentView: () -> Large
  ) -> some View { described("accessibilityShowsLargeContentViewer") }
  /// Returns the description with its own colours where those are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    described("accessibilityIgnoresInvertColors")
  }
  /// Returns the description with or without answers to touches.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { described("accessibilityRespondsToUserInteraction") }
  /// Returns the description read aloud as another one.
  nonisolated public func accessibilityRepresentation<Other: View>(@ViewBuilder representation: () -> Other)
    -> some View
  { described("accessibilityRepresentation") }
  /// Returns the description with parts that are read aloud.
  nonisolated public func accessibilityChildren<Children: View>(@ViewBuilder children: () -> Children)
    -> some View
  { described("accessibilityChildren") }
  /// Returns the description with a meaning of its text.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    described("accessibilityTextContentType")
  }
  /// Returns the description with or without punctuation read aloud.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    described("speechAlwaysIncludesPunctuation")
  }
  /// Returns the description spelled out aloud or not.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    described("speechSpellsOutCharacters")
  }
}
