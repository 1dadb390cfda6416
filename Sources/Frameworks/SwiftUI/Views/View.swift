/// A type that describes a part of a user interface.
///
/// Differs from SwiftUI: descriptions are not drawn. A hosting controller shows the views of UIKit that a description
/// wraps, and for all others a rectangle with the name of the description.
@MainActor @preconcurrency
public protocol View {
  /// The type of the description that this one consists of.
  associatedtype Body: View
  /// The description that this one consists of.
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  /// Never returns: the description has no parts.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
  /// Never returns: there is no value of the type.
  public var body: Never { self }
}

extension Optional: View where Wrapped: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A description of nothing.
public struct EmptyView: Sendable {
  /// Creates a description of nothing.
  public init() {}
}

extension EmptyView: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A description whose type is not known before the program runs.
public struct AnyView {
  /// The description.
  let content: any View

  /// Wraps a description.
  public init<Content: View>(_ view: Content) {
    content = view
  }

  /// Wraps a description.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Wraps a value, if it is a description.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    content = view
  }
}

extension AnyView: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// Several descriptions in a row.
public struct TupleView<Parts> {
  /// The descriptions.
  public var value: Parts

  /// Creates a row of descriptions.
  public init(_ value: Parts) {
    self.value = value
  }
}

extension TupleView: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// One of two descriptions.
public enum _ConditionalContent<TrueContent, FalseContent> {
  /// The description if the condition holds.
  case trueContent(TrueContent)
  /// The description if the condition does not hold.
  case falseContent(FalseContent)
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// Several descriptions that are treated as one.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a group of the descriptions.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
