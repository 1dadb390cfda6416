/// A row of descriptions.
public struct HStack<Content> {
  let content: Content
}

extension HStack: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates the description of its parts.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A column of descriptions.
public struct VStack<Content> {
  let content: Content
}

extension VStack: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates the description of its parts.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Descriptions one above another.
public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates the description of its parts.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A row of descriptions that are made when they are needed.
public struct LazyHStack<Content> {
  let content: Content
}

extension LazyHStack: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates the description of its parts.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A column of descriptions that are made when they are needed.
public struct LazyVStack<Content> {
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates the description of its parts.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A description that scrolls.
public struct ScrollView<Content> {
  let content: Content
}

extension ScrollView: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates the description of its parts.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A description in a navigation controller.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates the description of its parts.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A description in a stack of screens.
public struct NavigationStack<Content> {
  let content: Content
}

extension NavigationStack: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates the description of its parts.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The rows of a form.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates the description of its parts.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
