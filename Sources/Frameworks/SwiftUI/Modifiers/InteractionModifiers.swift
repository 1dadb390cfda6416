// Touches and changes, which do not reach what is not drawn.

extension View {
  /// Returns the description with an action for taps.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    described("onTapGesture")
  }
  /// Returns the description with an action for long presses.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { described("onLongPressGesture") }
  /// Returns the description with a gesture.
  nonisolated public func gesture<Recognized: Gesture>(_ gesture: Recognized) -> some View {
    described("gesture")
  }
  /// Returns the description with a gesture beside others.
  nonisolated public func simultaneousGesture<Recognized: Gesture>(_ gesture: Recognized) -> some View {
    described("simultaneousGesture")
  }
  /// Returns the description with a gesture before others.
  nonisolated public func highPriorityGesture<Recognized: Gesture>(_ gesture: Recognized) -> some View {
    described("highPriorityGesture")
  }
  /// Returns the description with a shape that answers touches.
  nonisolated public func contentShape<Outline: Shape>(_ shape: Outline) -> some View {
    described("contentShape")
  }
  /// Returns the description with or without touches.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { described("allowsHitTesting") }
  /// Returns the description with an action for changes of a value.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View { described("onChange") }
  /// Returns the description with an action for changes of a value.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { described("onChange") }
  /// Returns the description with an action for changes of a value.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { described("onChange") }
  /// Returns the description with work while it is visible.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { described("task") }
  /// Returns the description with an animation of changes.
  nonisolated public func animation(_ animation: Animation?) -> some View { described("animation") }
  /// Returns the description with an animation of changes.
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    described("animation")
  }
  /// Returns the description with a way in which it appears and disappears.
  nonisolated public func transition(_ transition: AnyTransition) -> some View { described("transition") }
  /// Returns the description with a change of transactions.
  nonisolated public func transaction(_ change: @escaping (inout Transaction) -> Void) -> some View {
    described("transaction")
  }
  /// Returns the description with a value for its parents.
  nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  { described("preference") }
  /// Returns the description with an action for values of its parts.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View { described("onPreferenceChange") }
  /// Returns the description with a place for its parents.
  nonisolated public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View { described("anchorPreference") }
  /// Returns the description with another one over it for a value of its parts.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Over: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Over
  ) -> some View { described("overlayPreferenceValue") }
  /// Returns the description with another one behind it for a value of its parts.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Behind: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Behind
  ) -> some View { described("backgroundPreferenceValue") }
  /// Returns the description with an identity.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { described("id") }
  /// Returns the description with a value in its control.
  nonisolated public func tag<Tag: Hashable>(_ tag: Tag) -> some View { described("tag") }
  /// Returns the description with a keyboard of its fields.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { described("keyboardType") }
  /// Returns the description with a way of writing capitals.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    described("autocapitalization")
  }
  /// Returns the description with or without corrections.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    described("disableAutocorrection")
  }
}
