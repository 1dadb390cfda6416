/// The builder of descriptions from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Returns the description of a statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Returns a description of nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns the only description.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Returns the descriptions in a row.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView((repeat each content))
  }
  /// Returns the description of a condition without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Returns the description of a condition that holds.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    .trueContent(first)
  }
  /// Returns the description of a condition that does not hold.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    .falseContent(second)
  }
  /// Returns the description of a condition on the version of the system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
