// More ways to create fields.

extension TextField where Label: View {
  /// Creates a control with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.text = text
  }
}

extension TextField where Label == Text {
  /// Creates a control with a localized label and a placeholder.
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    label = Text(key)
    self.text = text
  }

  /// Creates a control with a label and a placeholder.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, text: Binding<String>, prompt: Text?) {
    label = Text(title)
    self.text = text
  }

  /// Creates a control with a localized placeholder, of one or more lines.
  public init(_ key: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    label = Text(key)
    self.text = text
  }

  /// Creates a control with a placeholder, of one or more lines.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, text: Binding<String>, axis: Axis) {
    label = Text(title)
    self.text = text
  }

  /// Creates a control with a localized label and a placeholder, of one or more lines.
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    label = Text(key)
    self.text = text
  }

  /// Creates a control for a value with a format and a localized placeholder.
  public init<Format: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    label = Text(key)
    text = .parsing(value, format)
  }

  /// Creates a control for a value with a format and a placeholder.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Characters, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    label = Text(title)
    text = .parsing(value, format)
  }

  /// Creates a control for an optional value with a format and a localized placeholder.
  public init<Format: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    label = Text(key)
    text = .parsingOptional(value, format)
  }

  /// Creates a control for a value with a formatter and a localized placeholder.
  public init<Value>(
    _ key: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    label = Text(key)
    text = .showing(value, formatter)
  }

  /// Creates a control for a value with a formatter and a placeholder.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Value>(
    _ title: Characters, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    label = Text(title)
    text = .showing(value, formatter)
  }
}

extension Binding where Value == String {
  /// Returns the access to a value as the text of its format; a text that is none leaves the value.
  fileprivate static func parsing<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput>, _ format: Format
  ) -> Binding<String> where Format.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
  }

  /// Returns the access to an optional value as the text of its format; a text that is none sets nil.
  fileprivate static func parsingOptional<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput?>, _ format: Format
  ) -> Binding<String> where Format.FormatOutput == String {
    Binding(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }

  /// Returns the access to the text of a value, which stays.
  fileprivate static func showing<Shown>(_ value: Binding<Shown>, _ formatter: Formatter) -> Binding<String> {
    Binding(get: { formatter.string(for: value.wrappedValue) ?? "" }, set: { _ in })
  }
}
