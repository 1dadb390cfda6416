// Touches, keys and events, which do not reach what is not drawn.

extension View {
  /// Returns the description with a gesture.
  nonisolated public func gesture<Recognized: Gesture>(_ gesture: Recognized, including mask: GestureMask)
    -> some View
  { described("gesture") }
  /// Returns the description with a gesture.
  nonisolated public func gesture<Recognized: Gesture>(_ gesture: Recognized, isEnabled: Bool) -> some View {
    described("gesture")
  }
  /// Returns the description with a gesture.
  nonisolated public func gesture<Recognized: Gesture>(
    _ gesture: Recognized, name: String, isEnabled: Bool = true
  ) -> some View { described("gesture") }
  /// Returns the description with a gesture beside others.
  nonisolated public func simultaneousGesture<Recognized: Gesture>(
    _ gesture: Recognized, including mask: GestureMask
  ) -> some View { described("simultaneousGesture") }
  /// Returns the description with a gesture beside others.
  nonisolated public func simultaneousGesture<Recognized: Gesture>(_ gesture: Recognized, isEnabled: Bool)
    -> some View
  { described("simultaneousGesture") }
  /// Returns the description with a gesture before others.
  nonisolated public func highPriorityGesture<Recognized: Gesture>(
    _ gesture: Recognized, including mask: GestureMask
  ) -> some View { described("highPriorityGesture") }
  /// Returns the description with a gesture before others.
  nonisolated public func highPriorityGesture<Recognized: Gesture>(_ gesture: Recognized, isEnabled: Bool)
    -> some View
  { described("highPriorityGesture") }
  /// Returns the description with an action for taps.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { described("onTapGesture") }
  /// Returns the description with an action for taps.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { described("onTapGesture") }
  /// Returns the description with an action for long presses.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { described("onLongPressGesture") }
  /// Returns the description with an action for long presses.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { described("onLongPressGesture") }
  /// Returns the description with work while it is visible, which begins again with a new value.
  nonisolated public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { described("task") }
  /// Returns the description with an action for pointers above it.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    described("onHover")
  }
  /// Returns the description with an action for moves of pointers above it.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { described("onContinuousHover") }
  /// Returns the description with an effect of pointers above it.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    described("hoverEffect")
  }
  /// Returns the description with an action for addresses that are opened.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    described("onOpenURL")
  }
  /// Returns the description with an action for activities.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { described("onContinueUserActivity") }
  /// Returns the description with an activity.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { described("userActivity") }
  /// Returns the description with data of its own.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    described("itemProvider")
  }
  /// Returns the description that can be dragged.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { described("onDrag") }
  /// Returns the description that can be dragged.
  nonisolated public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View { described("onDrag") }
  /// Returns the description onto which data can be dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { described("onDrop") }
  /// Returns the description onto which data can be dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { described("onDrop") }
  /// Returns the description with a key.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { described("keyboardShortcut") }
  /// Returns the description with a key.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    described("keyboardShortcut")
  }
  /// Returns the description with a key.
  @_disfavoredOverload
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    described("keyboardShortcut")
  }
  /// Returns the description with an action for a key.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  { described("onKeyPress") }
  /// Returns the description with an action for a key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { described("onKeyPress") }
  /// Returns the description with an action for keys.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { described("onKeyPress") }
  /// Returns the description with an action for all keys.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { described("onKeyPress") }
  /// Returns the description with haptic feedback for changes of a value.
  nonisolated public func sensoryFeedback<Value: Equatable>(_ feedback: SensoryFeedback, trigger: Value)
    -> some View
  { described("sensoryFeedback") }
  /// Returns the description with haptic feedback for some changes of a value.
  nonisolated public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value, condition: @escaping (Value, Value) -> Bool
  ) -> some View { described("sensoryFeedback") }
  /// Returns the description with haptic feedback for changes of a value.
  nonisolated public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping (Value, Value) -> SensoryFeedback?
  ) -> some View { described("sensoryFeedback") }
  /// Returns the description with an action that renews its content.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    described("refreshable")
  }
  /// Returns the description with a name of its coordinate space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    described("coordinateSpace")
  }
  /// Returns the description with an action for changes of its geometry.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> some View { described("onGeometryChange") }
  /// Returns the description with a change of a value for its parents.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View { described("transformPreference") }
  /// Returns the description with a value for its layout.
  nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    described("layoutValue")
  }
}
