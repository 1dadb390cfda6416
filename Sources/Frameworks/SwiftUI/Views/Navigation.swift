/// Several screens, of which tabs show one.
public struct TabView<SelectionValue: Hashable, Content> {
  let content: Content
}

extension TabView: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates screens, of which a value tells the one that is shown.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Creates screens.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabView where Content: View {
  /// Creates screens, of which a value tells the one that is shown.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A screen of a tab view.
public struct Tab<Value, Content, Label> {
  let content: Content
  let label: Label
}

extension Tab: View where Content: View, Label: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a screen with a value and a label.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a screen with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }
}

extension Tab where Content: View, Label == SwiftUI.Label<Text, Image> {
  /// Creates a screen with a value, a localized text and a symbol of the system.
  public init(
    _ key: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = SwiftUI.Label(key, systemImage: systemImage)
  }

  /// Creates a screen with a value, a text and a symbol of the system.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
}

extension Tab where Value == Never, Content: View, Label == SwiftUI.Label<Text, Image> {
  /// Creates a screen with a localized text and a symbol of the system.
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = SwiftUI.Label(key, systemImage: systemImage)
  }

  /// Creates a screen with a text and a symbol of the system.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
}

/// The purposes of tabs.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab that searches.
  public static let search = TabRole(name: "search")
}

/// Screens in columns.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates three columns, of which a value tells the visible ones.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates two columns, of which a value tells the visible ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

/// The visible columns.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  /// The columns that the system chooses.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The values of the screens of a stack.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Creates a path of no screens.
  public init() {}

  /// Creates a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of screens.
  public var count: Int { values.count }
  /// Whether or not there are no screens.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a screen.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  /// Removes the last screens.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationStack where Content: View {
  /// Creates a stack of screens.
  public init(@ViewBuilder root: () -> Content) {
    content = root()
  }

  /// Creates a stack of screens for the values of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Content) {
    content = root()
  }

  /// Creates a stack of screens for the values of a collection.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Data>, @ViewBuilder root: () -> Content
  ) where Data.Element: Hashable {
    content = root()
  }
}
