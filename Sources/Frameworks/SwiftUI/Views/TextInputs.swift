/// A control for a colour.
public struct ColorPicker<Label> {
  let label: Label
}

extension ColorPicker: View where Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a control for a colour.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a control for a colour of Core Graphics.
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Creates a control with a localized text.
  public init(_ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

/// A control for a line of secret text.
public struct SecureField<Label> {
  let label: Label
  let text: Binding<String>
}

extension SecureField: View where Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a control with a label.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.text = text
  }
}

extension SecureField where Label == Text {
  /// Creates a control with a localized text.
  public init(_ key: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}

extension SecureField where Label == Text {
  /// Creates a control with a localized text.
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, text: Binding<String>, prompt: Text?) {
    self.init(text: text) { Text(title) }
  }
}

extension SecureField where Label == Text {
  /// Creates a control with a localized text.
  public init(_ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
  }
}

/// A control for lines of text.
public struct TextEditor {
  let text: Binding<String>

  /// Creates a control for a text.
  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A button that begins and ends the editing of a list.
public struct EditButton: Sendable {
  /// Creates a button.
  public init() {}
}

extension EditButton: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}
