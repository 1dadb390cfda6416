public import Foundation
public import LayoutCore

/// Collects the items of a distribution: views, proxies, spacers, plain numbers as fixed spacers, optional ones and
/// arrays of them, with `if`, `switch` and `for`.
@resultBuilder
public enum ViewDistributionBuilder {
  /// Items in their order.
  public typealias Component = [any ViewDistributionSpecifying]

  /// A view, a proxy or a spacer.
  public static func buildExpression(_ item: any ViewDistributionSpecifying) -> Component { [item] }
  /// A view, a proxy or a spacer, if there is one.
  public static func buildExpression(_ item: (any ViewDistributionSpecifying)?) -> Component {
    item.map { [$0] } ?? []
  }
  /// Several of them.
  public static func buildExpression(_ items: [any ViewDistributionSpecifying]) -> Component { items }
  /// Several of them, without those that are nil.
  public static func buildExpression(_ items: [(any ViewDistributionSpecifying)?]) -> Component {
    items.compactMap { $0 }
  }
  /// A fixed spacer of so many points.
  public static func buildExpression(_ length: CGFloat) -> Component { [length.fixed] }
  /// A fixed spacer of so many points.
  public static func buildExpression(_ length: Double) -> Component { [length.fixed] }
  /// A fixed spacer of so many points.
  public static func buildExpression(_ length: Int) -> Component { [length.fixed] }

  /// One behind the other.
  public static func buildBlock(_ components: Component...) -> Component { components.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
  /// The first way of an `if` or a `switch`.
  public static func buildEither(first component: Component) -> Component { component }
  /// Another way of an `if` or a `switch`.
  public static func buildEither(second component: Component) -> Component { component }
  /// A `for`.
  public static func buildArray(_ components: [Component]) -> Component { components.flatMap { $0 } }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }
}

/// Collects views: single and optional ones and arrays of them, with `if`, `switch` and `for`.
@resultBuilder
public enum ViewArrayBuilder {
  /// A view.
  public static func buildExpression(_ view: UIView) -> [UIView] { [view] }
  /// A view, if there is one.
  public static func buildExpression(_ view: UIView?) -> [UIView] { view.map { [$0] } ?? [] }
  /// Several views.
  public static func buildExpression(_ views: [UIView]) -> [UIView] { views }
  /// Several views, without those that are nil.
  public static func buildExpression(_ views: [UIView?]) -> [UIView] { views.compactMap { $0 } }

  /// One behind the other.
  public static func buildBlock(_ components: [UIView]...) -> [UIView] { components.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ component: [UIView]?) -> [UIView] { component ?? [] }
  /// The first way of an `if` or a `switch`.
  public static func buildEither(first component: [UIView]) -> [UIView] { component }
  /// Another way of an `if` or a `switch`.
  public static func buildEither(second component: [UIView]) -> [UIView] { component }
  /// A `for`.
  public static func buildArray(_ components: [[UIView]]) -> [UIView] { components.flatMap { $0 } }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ component: [UIView]) -> [UIView] { component }
}
