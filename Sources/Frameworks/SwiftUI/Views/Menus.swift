/// A control that shows others when it is tapped.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
}

extension Menu: View where Label: View, Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a menu with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a menu with a label and an action for taps.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
  }
}

extension Menu where Label == Text, Content: View {
  /// Creates a menu with a localized text.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }

  /// Creates a menu with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Text, Content: View {
  /// Creates a menu with an action for taps, and with a localized text.
  public init(
    _ key: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Text(key) }
  }

  /// Creates a menu with an action for taps, and with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image>, Content: View {
  /// Creates a menu with a localized text and a symbol of the system.
  public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(key, systemImage: systemImage) }
  }

  /// Creates a menu with a text and a symbol of the system.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a localized text and the picture of a resource.
  public init(_ key: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(key, image: image) }
  }

  /// Creates a menu with a text and the picture of a resource.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, image: image) }
  }
}

/// A control that shows parts when it is opened.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let content: Content
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a control with a label.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a control with a label, which is open while a value is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content: content, label: label)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Creates a control with a localized text.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, @ViewBuilder content: @escaping () -> Content)
  {
    self.init(content: content) { Text(title) }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Creates a control with a localized text.
  public init(
    _ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

/// Parts in a box.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View where Label: View, Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a group with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension GroupBox where Label == Text, Content: View {
  /// Creates a group with a localized text.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }

  /// Creates a group with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

/// Controls that belong together.
public struct ControlGroup<Label, Content> {
  let label: Label
  let content: Content
}

extension ControlGroup: View where Label: View, Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a group with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension ControlGroup where Label == Text, Content: View {
  /// Creates a group with a localized text.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }

  /// Creates a group with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Label == EmptyView, Content: View {
  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}
