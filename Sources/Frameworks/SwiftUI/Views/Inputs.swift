/// A control for a number in steps.
public struct Stepper<Label> {
  let label: Label
}

extension Stepper: View where Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a control of two actions.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Creates a control for a number.
  nonisolated public init<Number: Strideable>(
    value: Binding<Number>, step: Number.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Creates a control for a number in a range.
  nonisolated public init<Number: Strideable>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }
}

extension Stepper where Label == Text {
  /// Creates a control for a number with a localized text.
  public init<Number: Strideable>(
    _ key: LocalizedStringKey, value: Binding<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(key)
  }

  /// Creates a control for a number with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Number: Strideable>(
    _ title: Characters, value: Binding<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }
}

extension Stepper where Label == Text {
  /// Creates a control for a number in a range with a localized text.
  public init<Number: Strideable>(
    _ key: LocalizedStringKey, value: Binding<Number>, in bounds: ClosedRange<Number>,
    step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(key)
  }

  /// Creates a control for a number in a range with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Number: Strideable>(
    _ title: Characters, value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }
}

extension Stepper where Label == Text {
  /// Creates a control of two actions with a localized text.
  public init(
    _ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(key)
  }

  /// Creates a control of two actions with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }
}

/// A control for a date.
public struct DatePicker<Label> {
  let label: Label
  let selection: Binding<Date>
}

extension DatePicker: View where Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a control for any date.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }

  /// Creates a control for a date in a range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }

  /// Creates a control for a date after another.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }

  /// Creates a control for a date before another.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }

  /// The parts of dates that are set.
  public typealias Components = DatePickerComponents
}

extension DatePicker where Label == Text {
  /// Creates a control for any date with a localized text.
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection) { Text(key) }
  }

  /// Creates a control for any date with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension DatePicker where Label == Text {
  /// Creates a control for a date in a range with a localized text.
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection) { Text(key) }
  }

  /// Creates a control for a date in a range with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension DatePicker where Label == Text {
  /// Creates a control for a date after another with a localized text.
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection) { Text(key) }
  }

  /// Creates a control for a date after another with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension DatePicker where Label == Text {
  /// Creates a control for a date before another with a localized text.
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection) { Text(key) }
  }

  /// Creates a control for a date before another with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

/// The parts of dates that a control sets.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates the parts of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}
