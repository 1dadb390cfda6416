// Styles that describe the parts of a control.

/// The usual look of switches.
public struct DefaultToggleStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  /// Returns the description of the parts.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual look of switches.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The look of switches.
public struct SwitchToggleStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
  /// Creates the look with a colour.
  nonisolated public init(tint: Color) {}
}

extension SwitchToggleStyle: ToggleStyle {
  /// Returns the description of the parts.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The look of switches.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The look of switches as buttons.
public struct ButtonToggleStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  /// Returns the description of the parts.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The look of switches as buttons.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The usual look of labels.
public struct DefaultLabelStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DefaultLabelStyle: LabelStyle {
  /// Returns the description of the parts.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual look of labels.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The look of labels with texts and pictures.
public struct TitleAndIconLabelStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  /// Returns the description of the parts.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The look of labels with texts and pictures.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The look of labels with texts.
public struct TitleOnlyLabelStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  /// Returns the description of the parts.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The look of labels with texts.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The look of labels with pictures.
public struct IconOnlyLabelStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  /// Returns the description of the parts.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The look of labels with pictures.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The usual look of signs.
public struct DefaultProgressViewStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// Returns the description of the parts.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual look of signs.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The look of signs as circles.
public struct CircularProgressViewStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
  /// Creates the look with a colour.
  nonisolated public init(tint: Color) {}
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// Returns the description of the parts.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The look of signs as circles.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The look of signs as lines.
public struct LinearProgressViewStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
  /// Creates the look with a colour.
  nonisolated public init(tint: Color) {}
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// Returns the description of the parts.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The look of signs as lines.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The shapes of buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String

  /// As the system sees fit.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A rectangle whose shorter sides are half circles.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// Returns a rectangle with a radius of its corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

extension View {
  /// Returns the description with a shape of its buttons.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    described("buttonBorderShape")
  }
}
