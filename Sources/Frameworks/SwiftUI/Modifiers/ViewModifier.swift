/// A type that makes a description of another one.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the description.
  associatedtype Body: View
  /// Returns the description of a content.
  @ViewBuilder func body(content: Content) -> Body
  /// The type of the content.
  typealias Content = _ViewModifier_Content<Self>
}

/// The content of a modifier.
public struct _ViewModifier_Content<Modifier> {
  /// The description that is modified.
  let content: any View
}

extension _ViewModifier_Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

extension ViewModifier where Body == Never {
  /// Never returns: the modifier has no description of its own.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  nonisolated public static let identity = EmptyModifier()
  /// The type of the description of a modifier without one.
  public typealias Body = Never

  /// Creates a modifier that changes nothing.
  nonisolated public init() {}
}

/// A description with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The description.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a description with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A modifier that has no effect on what a hosting controller shows.
struct Description: ViewModifier {
  typealias Body = Never
  /// The name of the method.
  nonisolated let name: String

  nonisolated init(_ name: String) {
    self.name = name
  }
}

extension View {
  /// Returns the description with a modifier.
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Returns the description with a modifier that is not drawn.
  nonisolated func described(_ name: String) -> ModifiedContent<Self, Description> {
    modifier(Description(name))
  }
}
