/// A type that describes windows of an application.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene that this one consists of.
  associatedtype Body: Scene
  /// The scene that this one consists of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never returns: the scene has no parts.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A scene with a window that a hosting controller shows.
@MainActor
protocol HostedScene {
  /// The description of the window; nil if there is none.
  var rootView: (any View)? { get }
}

/// The builder of scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// Returns the scene of a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns the only scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns the scenes in a row.
  @MainActor
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneParts {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return _SceneParts(scenes: scenes)
  }
  /// Returns the scene of a condition without `else`.
  @MainActor
  public static func buildOptional(_ content: (any Scene)?) -> _SceneParts {
    _SceneParts(scenes: content.map { [$0] } ?? [])
  }
  /// Returns the scene of a condition on the version of the system.
  @MainActor
  public static func buildLimitedAvailability(_ content: any Scene) -> _SceneParts {
    _SceneParts(scenes: [content])
  }
}

/// Scenes in a row.
public struct _SceneParts: Scene {
  let scenes: [any Scene]
  /// The type of a scene that has no parts.
  public typealias Body = Never
}

extension _SceneParts: HostedScene {
  var rootView: (any View)? { scenes.lazy.compactMap { ($0 as? any HostedScene)?.rootView }.first }
}

/// Windows with the same content.
public struct WindowGroup<Content> {
  let content: Content?
}

extension WindowGroup: Scene, HostedScene where Content: View {
  /// The type of a scene that has no parts.
  public typealias Body = Never
  var rootView: (any View)? { content }

  /// Creates windows of a content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates windows of a content with a name.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates windows of a content with a title.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates windows of a content with a localized title.
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates windows of a content with a title.
  @_disfavoredOverload
  nonisolated public init<Characters: StringProtocol>(
    _ title: Characters, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  /// Creates windows of a content with a localized title and a name.
  nonisolated public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup where Content: View {
  /// Creates windows for the values of a type, of which none is open at first.
  public init<Value: Decodable & Encodable & Hashable>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.content = nil
  }
  /// Creates windows with a name for the values of a type, of which none is open at first.
  public init<Value: Decodable & Encodable & Hashable>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.content = nil
  }
}

/// The states of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not visible.
  case background
  /// Visible without touches.
  case inactive
  /// Visible with touches.
  case active
}

extension Scene {
  /// Returns the scene with an action for changes of a value, which is not called.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }
  /// Returns the scene with an action for changes of a value, which is not called.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }
  /// Returns the scene with an action for changes of a value, which is not called.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Returns the scene for events of a kind.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
