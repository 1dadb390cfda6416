/// A control that does something when it is tapped.
public struct Button<Label> {
  let label: Label
  /// The action of a tap.
  let action: () -> Void
}

/// The purposes of buttons.
public struct ButtonRole: Equatable, Sendable {
  private let number: Int

  /// A button that deletes something.
  public static let destructive = ButtonRole(number: 0)
  /// A button that leaves things as they are.
  public static let cancel = ButtonRole(number: 1)
}

extension Button: View where Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a button with a label.
  nonisolated public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.action = action
  }

  /// Creates a button with a purpose and a label.
  nonisolated public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized text.
  public init(_ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    label = Text(key)
    self.action = action
  }

  /// Creates a button with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    label = Text(title)
    self.action = action
  }
}

/// A control that is on or off.
public struct Toggle<Label> {
  let label: Label
  let isOn: Binding<Bool>
}

extension Toggle: View where Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a control with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
  }
}

extension Toggle where Label == Text {
  /// Creates a control with a localized text.
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    label = Text(key)
    self.isOn = isOn
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, isOn: Binding<Bool>) {
    label = Text(title)
    self.isOn = isOn
  }
}

/// A control for a line of text.
public struct TextField<Label> {
  let label: Label
  let text: Binding<String>
}

extension TextField: View where Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension TextField where Label == Text {
  /// Creates a control with a localized placeholder.
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    label = Text(key)
    self.text = text
  }

  /// Creates a control with a placeholder.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    label = Text(title)
    self.text = text
  }
}

/// A control for one of several values.
public struct Picker<Label, SelectionValue, Content> where SelectionValue: Hashable {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content
}

extension Picker: View where Label: View, Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a control with a label.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.selection = selection
    self.content = content()
  }
}

extension Picker where Label == Text, Content: View {
  /// Creates a control with a localized text.
  public init(
    _ key: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(key), content: content)
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

/// A control that shows another screen.
public struct NavigationLink<Label, Destination> {
  let label: Label
  /// The screen; nil if it belongs to a value.
  let destination: Destination?
}

extension NavigationLink: View where Label: View, Destination: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a control with a label.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  /// Creates a control with a label.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination()
  }

  /// Creates a control whose screen is shown while a value is true.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Returns the control, which shows its screen beside the list or in its place.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a control with a localized text.
  public init(_ key: LocalizedStringKey, destination: Destination) {
    label = Text(key)
    self.destination = destination
  }
}
