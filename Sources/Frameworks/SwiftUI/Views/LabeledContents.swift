/// A control that opens an address.
public struct Link<Label> {
  let label: Label
  let destination: URL
}

extension Link: View where Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a control with a label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
}

extension Link where Label == Text {
  /// Creates a control with a localized text.
  public init(_ key: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A value with a label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a value with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a localized text.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }

  /// Creates a value with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a localized label.
  public init<Value: StringProtocol>(_ key: LocalizedStringKey, value: Value) {
    (label, content) = (Text(key), Text(value))
  }

  /// Creates a text with a label.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Value: StringProtocol>(_ title: Characters, value: Value) {
    (label, content) = (Text(title), Text(value))
  }
}

/// A message in place of a content that is missing.
public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a message of parts.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a localized text and a symbol of the system.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a message with a text and a symbol of the system.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, systemImage name: String, description: Text? = nil
  ) {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }
}
