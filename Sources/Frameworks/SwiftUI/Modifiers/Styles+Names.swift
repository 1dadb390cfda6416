// Styles by short names, as in `listStyle(.plain)`.

/// A type of looks of lists.
public protocol ListStyle {}
extension PlainListStyle: ListStyle {}
extension GroupedListStyle: ListStyle {}
extension InsetGroupedListStyle: ListStyle {}

extension ListStyle where Self == PlainListStyle {
  /// The look without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The look in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The look in groups that are inset.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A type of looks of buttons with their behaviour.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the description of a button.
  associatedtype Body: View
  /// Returns the description of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The type of a button's parts.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// Returns the description of a button.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  /// Returns the description of a button.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Returns the description of a button.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The look without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The look without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A type of looks of pickers.
public protocol PickerStyle {}
extension SegmentedPickerStyle: PickerStyle {}
extension WheelPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The look as segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The look as wheels.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A type of looks of fields.
public protocol TextFieldStyle {}
extension RoundedBorderTextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The look with a round border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A type of looks of navigation.
public protocol NavigationViewStyle {}
extension StackNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The look of one stack of screens.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Returns the description with a style of its lists.
  nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View { described("listStyle") }
  /// Returns the description with a style of its buttons.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    described("buttonStyle")
  }
  /// Returns the description with a style of its pickers.
  nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    described("pickerStyle")
  }
  /// Returns the description with a style of its fields.
  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    described("textFieldStyle")
  }
  /// Returns the description with a style of its screens.
  nonisolated public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    described("navigationViewStyle")
  }
  /// Returns the description with an orientation of a preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    described("previewInterfaceOrientation")
  }
}

/// The orientations of the interface.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  /// The name.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Landscape, with the top of the device at the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Landscape, with the top of the device at the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
