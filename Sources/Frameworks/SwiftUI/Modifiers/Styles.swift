/// A type of looks of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the description of a button.
  associatedtype Body: View
  /// Returns the description of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The type of a button's parts.
  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let content: any View
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether or not a finger is on the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// The usual look.
public struct DefaultButtonStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

/// A look without decoration.
public struct PlainButtonStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

/// A look without a border.
public struct BorderlessButtonStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

/// A look of lists without decoration.
public struct PlainListStyle: Sendable {
  /// Creates the look.
  public init() {}
}

/// A look of lists in groups.
public struct GroupedListStyle: Sendable {
  /// Creates the look.
  public init() {}
}

/// A look of lists in groups that are inset.
public struct InsetGroupedListStyle: Sendable {
  /// Creates the look.
  public init() {}
}

/// A look of navigation by one stack of screens.
public struct StackNavigationViewStyle: Sendable {
  /// Creates the look.
  public init() {}
}

/// A look of pickers as segments.
public struct SegmentedPickerStyle: Sendable {
  /// Creates the look.
  public init() {}
}

/// A look of pickers as wheels.
public struct WheelPickerStyle: Sendable {
  /// Creates the look.
  public init() {}
}

/// A look of fields with a round border.
public struct RoundedBorderTextFieldStyle: Sendable {
  /// Creates the look.
  public init() {}
}
