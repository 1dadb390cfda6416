/// A modifier that changes the environment of a content.
struct EnvironmentChange: ViewModifier {
  typealias Body = Never

  // Unchecked because a modifier may be made on any thread: the function is called on the main actor alone.
  nonisolated(unsafe) let change: (inout EnvironmentValues) -> Void

  nonisolated init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    unsafe self.change = change
  }
}

/// A modifier that is told when its content appears and disappears.
struct AppearanceAction: ViewModifier {
  typealias Body = Never

  // Unchecked because a modifier may be made on any thread: the function is called on the main actor alone.
  nonisolated(unsafe) let action: () -> Void
  let isForAppearing: Bool

  nonisolated init(isForAppearing: Bool, _ action: @escaping () -> Void) {
    self.isForAppearing = isForAppearing
    unsafe self.action = action
  }
}

extension View {
  /// Returns the description with a value in its environment.
  nonisolated public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentChange { $0[keyPath: path] = value })
  }

  /// Returns the description with an object in its environment.
  nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    modifier(EnvironmentChange { $0[object: Object.self] = object })
  }

  /// Returns the description with a change of its environment.
  nonisolated public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentChange { transform(&$0[keyPath: path]) })
  }

  /// Returns the description with an object in its environment.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentChange { $0[object: Object.self] = object })
  }

  /// Returns the description with a font for its texts.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Returns the description with a largest number of lines of its texts.
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Returns the description, whose controls answer no touches if the condition holds.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
  }

  /// Returns the description with an appearance.
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }

  /// Returns the description with an action for when it appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceAction(isForAppearing: true) { action?() })
  }

  /// Returns the description with an action for when it disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceAction(isForAppearing: false) { action?() })
  }
}
