/// A sign of work in progress.
public struct ProgressView<Label, CurrentValueLabel> {
  let label: Label
  let valueLabel: CurrentValueLabel
  /// The share of the work that is done; nil if it is not known.
  let share: Double?
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  /// Creates a sign of the share of work that is done, with labels.
  public init<Number: BinaryFloatingPoint>(
    value: Number?, total: Number = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.label = label()
    valueLabel = currentValueLabel()
    share = value.map { Double($0 / total) }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a sign of work of unknown length.
  public init() {
    self.init(value: Double?.none)
  }

  /// Creates a sign of the share of work that is done.
  public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1) {
    self.init(value: value, total: total, label: { EmptyView() }, currentValueLabel: { EmptyView() })
  }

  /// Creates a sign of the progress of an object.
  public init(_ progress: Progress) {
    self.init(value: progress.fractionCompleted)
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  /// Creates a sign of work of unknown length with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }

  /// Creates a sign of the share of work that is done, with a label.
  public init<Number: BinaryFloatingPoint>(
    value: Number?, total: Number = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a sign of work of unknown length with a localized text.
  public init(_ key: LocalizedStringKey) {
    self.init(value: Double?.none) { Text(key) }
  }

  /// Creates a sign of work of unknown length with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters) {
    self.init(value: Double?.none) { Text(title) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a sign of the share of work that is done with a localized text.
  public init<Number: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: Number?, total: Number = 1) {
    self.init(value: value, total: total) { Text(key) }
  }

  /// Creates a sign of the share of work that is done with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Number: BinaryFloatingPoint>(
    _ title: Characters, value: Number?, total: Number = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// A control for a number in a range.
public struct Slider<Label, ValueLabel> {
  /// The access to the number.
  let value: Binding<Double>
}

extension Slider: View where Label: View, ValueLabel: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension Slider {
  private init<Number: BinaryFloatingPoint>(number: Binding<Number>, in bounds: ClosedRange<Number>) {
    value = Binding(
      get: { Double(number.wrappedValue) },
      set: { number.wrappedValue = min(max(Number($0), bounds.lowerBound), bounds.upperBound) })
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a control for a number in a range.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(number: value, in: bounds)
  }

  /// Creates a control for a number in a range, in steps.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(number: value, in: bounds)
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// Creates a control for a number in a range, with a label.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(number: value, in: bounds)
  }

  /// Creates a control for a number in a range, in steps, with a label.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(number: value, in: bounds)
  }
}

extension Slider where Label: View, ValueLabel: View {
  /// Creates a control for a number in a range, with labels.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(number: value, in: bounds)
  }

  /// Creates a control for a number in a range, in steps, with labels.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(number: value, in: bounds)
  }
}
