// Styles of tabs, dates, menus, forms and columns.

/// A type of looks of tabs.
public protocol TabViewStyle {}

extension View {
  /// Returns the description with a style of its tabs.
  nonisolated public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    described("tabViewStyle")
  }
}

/// The usual look of tabs.
public struct DefaultTabViewStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DefaultTabViewStyle: TabViewStyle {}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The usual look of tabs.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The look of tabs as pages.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// The visibilities of dots.
  public struct IndexDisplayMode: Sendable {
    /// Dots for several pages.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }

  /// Creates the look.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The look of tabs as pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Returns the look of tabs as pages.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A type of looks of dates.
public protocol DatePickerStyle {}

extension View {
  /// Returns the description with a style of its dates.
  nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    described("datePickerStyle")
  }
}

/// The usual look of dates.
public struct DefaultDatePickerStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual look of dates.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The look of dates as wheels.
public struct WheelDatePickerStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension WheelDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The look of dates as wheels.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The look of dates as a calendar.
public struct GraphicalDatePickerStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The look of dates as a calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The look of dates as a field.
public struct CompactDatePickerStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension CompactDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The look of dates as a field.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A type of looks of menus.
public protocol MenuStyle {}

extension View {
  /// Returns the description with a style of its menus.
  nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { described("menuStyle") }
}

/// The usual look of menus.
public struct DefaultMenuStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DefaultMenuStyle: MenuStyle {}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual look of menus.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The look of menus without a border.
public struct BorderlessButtonMenuStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The look of menus without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The look of menus as buttons.
public struct ButtonMenuStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension ButtonMenuStyle: MenuStyle {}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The look of menus as buttons.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A type of looks of forms.
public protocol FormStyle {}

extension View {
  /// Returns the description with a style of its forms.
  nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View { described("formStyle") }
}

/// The usual look of forms.
public struct AutomaticFormStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension AutomaticFormStyle: FormStyle {}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual look of forms.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The look of forms in groups.
public struct GroupedFormStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension GroupedFormStyle: FormStyle {}

extension FormStyle where Self == GroupedFormStyle {
  /// The look of forms in groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The look of forms in columns.
public struct ColumnsFormStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension ColumnsFormStyle: FormStyle {}

extension FormStyle where Self == ColumnsFormStyle {
  /// The look of forms in columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A type of looks of boxes.
public protocol GroupBoxStyle {}

extension View {
  /// Returns the description with a style of its boxes.
  nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    described("groupBoxStyle")
  }
}

/// The usual look of boxes.
public struct DefaultGroupBoxStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual look of boxes.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A type of looks of columns.
public protocol NavigationSplitViewStyle {}

extension View {
  /// Returns the description with a style of its columns.
  nonisolated public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style)
    -> some View
  { described("navigationSplitViewStyle") }
}

/// The usual look of columns.
public struct AutomaticNavigationSplitViewStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual look of columns.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The look of columns beside one another.
public struct BalancedNavigationSplitViewStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The look of columns beside one another.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The look of columns above the last one.
public struct ProminentDetailNavigationSplitViewStyle: Sendable {
  /// Creates the look.
  nonisolated public init() {}
}

extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The look of columns above the last one.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Returns the description with a style of its switches.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    described("toggleStyle")
  }
}

extension View {
  /// Returns the description with a style of its labels.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    described("labelStyle")
  }
}

extension View {
  /// Returns the description with a style of its signs of progress.
  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    described("progressViewStyle")
  }
}
