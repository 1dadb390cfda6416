// More ways to create controls.

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    label = configuration.label
    action = configuration.trigger
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the control of a style.
  public init(_ configuration: ToggleStyleConfiguration) {
    label = configuration.label
    isOn = configuration.$isOn
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localized text and a symbol of the system.
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(action: action) { Label(key, systemImage: systemImage) }
  }

  /// Creates a button with a text and a symbol of the system.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(action: action) { Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized text and the picture of a resource.
  public init(
    _ key: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(action: action) { Label(key, image: image) }
  }

  /// Creates a button with a text and the picture of a resource.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(action: action) { Label(title, image: image) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a control with a localized text and a symbol of the system.
  public init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(key, systemImage: systemImage) }
  }

  /// Creates a control with a text and a symbol of the system.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }

  /// Creates a control with a localized text and the picture of a resource.
  public init(_ key: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(key, image: image) }
  }

  /// Creates a control with a text and the picture of a resource.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, image: image) }
  }
}

extension Picker where Label: View, Content: View {
  /// Creates a control with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image>, Content: View {
  /// Creates a control with a localized text and a symbol of the system.
  public init(
    _ key: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(key, systemImage: systemImage) }
  }

  /// Creates a control with a text and a symbol of the system.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a control with a localized text and the picture of a resource.
  public init(
    _ key: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(key, image: image) }
  }

  /// Creates a control with a text and the picture of a resource.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(title, image: image) }
  }
}

extension NavigationLink where Label: View, Destination: View {
  /// Creates a control whose screen is shown while a value is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Creates a control whose screen is shown while a selection has a value.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Creates a control whose screen is shown while a selection has a value.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }
}

extension NavigationLink where Label: View, Destination == Never {
  /// Creates a control that shows the screen of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    destination = nil
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a control with a localized text that shows the screen of a value.
  public init<Value: Hashable>(_ key: LocalizedStringKey, value: Value?) {
    label = Text(key)
    destination = nil
  }

  /// Creates a control with a text that shows the screen of a value.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Value: Hashable>(_ title: Characters, value: Value?) {
    label = Text(title)
    destination = nil
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, destination: Destination) {
    label = Text(title)
    self.destination = destination
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a control with a localized text.
  public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a control with a localized text.
  public init(_ key: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
  {
    self.init(destination: destination) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a control with a localized text.
  public init(_ key: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a control with a localized text.
  public init<Value: Hashable>(
    _ key: LocalizedStringKey, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(destination: destination) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Value: Hashable>(
    _ title: Characters, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a control with a localized text.
  public init<Value: Hashable>(
    _ key: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(key) }
  }

  /// Creates a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Value: Hashable>(
    _ title: Characters, tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}
