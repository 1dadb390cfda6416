// More styles, by their types and short names.

/// The usual look of lists.
public struct DefaultListStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DefaultListStyle: ListStyle {}

extension ListStyle where Self == DefaultListStyle {
  /// The usual look of lists.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The look of lists that are inset.
public struct InsetListStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension InsetListStyle: ListStyle {}

extension ListStyle where Self == InsetListStyle {
  /// The look of lists that are inset.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// The look of lists in a sidebar.
public struct SidebarListStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension SidebarListStyle: ListStyle {}

extension ListStyle where Self == SidebarListStyle {
  /// The look of lists in a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look of buttons with a border.
public struct BorderedButtonStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  /// Returns the description of a button.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The look of buttons with a border.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The look of prominent buttons with a border.
public struct BorderedProminentButtonStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Returns the description of a button.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The look of prominent buttons with a border.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The usual look of pickers.
public struct DefaultPickerStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DefaultPickerStyle: PickerStyle {}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual look of pickers.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The look of pickers as menus.
public struct MenuPickerStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension MenuPickerStyle: PickerStyle {}

extension PickerStyle where Self == MenuPickerStyle {
  /// The look of pickers as menus.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The look of pickers among other parts.
public struct InlinePickerStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension InlinePickerStyle: PickerStyle {}

extension PickerStyle where Self == InlinePickerStyle {
  /// The look of pickers among other parts.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The look of pickers as screens.
public struct NavigationLinkPickerStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension NavigationLinkPickerStyle: PickerStyle {}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The look of pickers as screens.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The look of pickers as a row.
public struct PalettePickerStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension PalettePickerStyle: PickerStyle {}

extension PickerStyle where Self == PalettePickerStyle {
  /// The look of pickers as a row.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The usual look of fields.
public struct DefaultTextFieldStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual look of fields.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The look of fields without decoration.
public struct PlainTextFieldStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The look of fields without decoration.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The usual look of screens.
public struct DefaultNavigationViewStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DefaultNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual look of screens.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The look of screens in columns.
public struct ColumnNavigationViewStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The look of screens in columns.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The look of screens in two columns.
public struct DoubleColumnNavigationViewStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DoubleColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// The look of screens in two columns.
  nonisolated public static var doubleColumn: DoubleColumnNavigationViewStyle {
    DoubleColumnNavigationViewStyle()
  }
}
