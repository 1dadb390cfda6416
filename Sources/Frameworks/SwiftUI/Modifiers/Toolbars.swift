/// A type of parts of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the parts that these consist of.
  associatedtype Body: ToolbarContent
  /// The parts that these consist of.
  @ToolbarContentBuilder var body: Body { get }
}

/// A type of parts of bars that users arrange.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never returns: the part has no parts.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Parts of bars in a row, or of a condition.
public struct _ToolbarParts<Parts> {
  let parts: Parts
}

extension _ToolbarParts: CustomizableToolbarContent {
  /// The type of a part that has no parts.
  public typealias Body = Never
}

/// The builder of parts of bars from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Returns the part of a statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Returns no parts.
  public static func buildBlock() -> _ToolbarParts<Void> { _ToolbarParts(parts: ()) }
  /// Returns the only part.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Returns the parts in a row.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> _ToolbarParts<
      (repeat each Content)
    >
  { _ToolbarParts(parts: (repeat each content)) }
  /// Returns the part of a condition without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarParts<Content?> {
    _ToolbarParts(parts: content)
  }
  /// Returns the part of a condition that holds.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
    -> _ToolbarParts<_ConditionalContent<First, Second>>
  { _ToolbarParts(parts: .trueContent(first)) }
  /// Returns the part of a condition that does not hold.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
    -> _ToolbarParts<_ConditionalContent<First, Second>>
  { _ToolbarParts(parts: .falseContent(second)) }
  /// Returns the part of a condition on the version of the system.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

/// A part of a bar.
public struct ToolbarItem<ID, Content> {
  let identity: ID
  let content: Content
}

extension ToolbarItem: ToolbarContent where Content: View {
  /// The type of a part that has no parts.
  public typealias Body = Never
}

extension ToolbarItem: CustomizableToolbarContent where ID == String, Content: View {
  /// Creates a part of a bar that users arrange.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    identity = id
    self.content = content()
  }
}

extension ToolbarItem where ID == Void, Content: View {
  /// Creates a part of a bar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    identity = ()
    self.content = content()
  }
}

/// Parts of a bar at one place.
public struct ToolbarItemGroup<Content> {
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
  /// The type of a part that has no parts.
  public typealias Body = Never

  /// Creates parts of a bar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates parts of a bar with a label for where there is no space.
  nonisolated public init<Title: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Title
  ) {
    self.content = content()
  }
}

/// A space between parts of a bar.
public struct ToolbarSpacer: CustomizableToolbarContent, Sendable {
  /// The type of a part that has no parts.
  public typealias Body = Never

  /// Creates a space.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// The sizes of spaces in bars.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// As much as there is.
  public static let flexible = SpacerSizing(isFixed: false)
  /// A fixed size.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// The places of a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// A place that the system chooses.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The title of the navigation bar.
  public static let title = ToolbarItemPlacement(name: "title")
  /// The second line of the navigation bar's title.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// The place of navigation.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// The leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The bar above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The place of a state.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The place of the most important action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The place of less important actions.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// The place of an action that leaves things as they are.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The place of an action that ends the screen.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The place of an action that deletes something.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
}

/// The bars of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar that the system chooses.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

extension View {
  /// Returns the description with parts of bars.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  { described("toolbar") }
  /// Returns the description with parts of bars that users arrange.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { described("toolbar") }
  /// Returns the description with or without bars.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    described("toolbar")
  }
  /// Returns the description with or without bars.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { described("toolbarVisibility") }
  /// Returns the description with or without backgrounds of bars.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { described("toolbarBackground") }
  /// Returns the description with a fill of bars.
  nonisolated public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...)
    -> some View
  { described("toolbarBackground") }
  /// Returns the description with an appearance of bars.
  nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { described("toolbarColorScheme") }
}
