/// The part that has the keyboard.
///
/// Differs from SwiftUI: it has the value that a program sets, since no field is drawn.
@propertyWrapper @frozen
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// The access to the part that has the keyboard.
  @frozen @propertyWrapper
  public struct Binding {
    private let binding: SwiftUI.Binding<Value>

    init(_ binding: SwiftUI.Binding<Value>) {
      self.binding = binding
    }

    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The access itself.
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  /// Creates false.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }
  /// Creates nil.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    state = State(wrappedValue: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// The access to the value.
  public var projectedValue: Binding { Binding(state.projectedValue) }
}

extension FocusState: KeptProperty {
  func keep(_ former: Any) {
    if let former = former as? FocusState { state.keep(former.state) }
  }
}

/// The part that is read aloud.
///
/// Differs from SwiftUI: it has the value that a program sets, since nothing is read aloud.
@propertyWrapper @frozen
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// The access to the part that is read aloud.
  @frozen @propertyWrapper
  public struct Binding {
    private let binding: SwiftUI.Binding<Value>

    init(_ binding: SwiftUI.Binding<Value>) {
      self.binding = binding
    }

    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The access itself.
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  /// Creates false.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }
  /// Creates nil.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    state = State(wrappedValue: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// The access to the value.
  public var projectedValue: Binding { Binding(state.projectedValue) }
}

extension AccessibilityFocusState: KeptProperty {
  func keep(_ former: Any) {
    if let former = former as? AccessibilityFocusState { state.keep(former.state) }
  }
}

extension View {
  /// Returns the description that has the keyboard while a value is true.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { described("focused") }
  /// Returns the description that has the keyboard while a state has a value.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { described("focused") }
  /// Returns the description that is read aloud while a value is true.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  {
    described("accessibilityFocused")
  }
  /// Returns the description that is read aloud while a state has a value.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { described("accessibilityFocused") }
  /// Returns the description that can have the keyboard or not.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { described("focusable") }
}
