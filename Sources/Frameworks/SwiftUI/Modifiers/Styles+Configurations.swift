// The parts of controls that styles get.

/// The parts of a button with its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let content: any View
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: () -> Void

  /// Runs the action of the button.
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// The parts of a switch.
public struct ToggleStyleConfiguration {
  /// The label of a switch.
  public struct Label {
    let content: any View
  }

  /// The label.
  public let label: Label
  /// Whether or not the switch is on.
  @Binding public var isOn: Bool
  /// Whether or not some values of the switch are on and others are off.
  public var isMixed = false
}

extension ToggleStyleConfiguration.Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The text of a label.
  public struct Title {
    let content: any View
  }
  /// The picture of a label.
  public struct Icon {
    let content: any View
  }

  /// The text.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}
extension LabelStyleConfiguration.Icon: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// The parts of a sign of progress.
public struct ProgressViewStyleConfiguration {
  /// The label of a sign.
  public struct Label {
    let content: any View
  }
  /// The label of the present value.
  public struct CurrentValueLabel {
    let content: any View
  }

  /// The share of the work that is done; nil if it is not known.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The label of the present value.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}
extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A type of looks of switches.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the description of a switch.
  associatedtype Body: View
  /// Returns the description of a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The type of a switch's parts.
  typealias Configuration = ToggleStyleConfiguration
}

/// A type of looks of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the description of a label.
  associatedtype Body: View
  /// Returns the description of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The type of a label's parts.
  typealias Configuration = LabelStyleConfiguration
}

/// A type of looks of signs of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the description of a sign.
  associatedtype Body: View
  /// Returns the description of a sign.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The type of a sign's parts.
  typealias Configuration = ProgressViewStyleConfiguration
}
