public import Foundation
public import LayoutCore

/// A result builder of the items of a distribution.
///
/// Items are views, proxies, spacers, plain numbers as fixed spacers, optional ones and arrays of them, with `if`,
/// `switch` and `for`.
@resultBuilder
public enum ViewDistributionBuilder {
  /// The items in order.
  public typealias Component = [any ViewDistributionSpecifying]

  /// Returns a view, a proxy or a spacer.
  public static func buildExpression(_ item: any ViewDistributionSpecifying) -> Component { [item] }
  /// Returns a view, a proxy or a spacer, if there is one.
  public static func buildExpression(_ item: (any ViewDistributionSpecifying)?) -> Component {
    item.map { [$0] } ?? []
  }
  /// Returns several items.
  public static func buildExpression(_ items: [any ViewDistributionSpecifying]) -> Component { items }
  /// Returns several items, without those that are nil.
  public static func buildExpression(_ items: [(any ViewDistributionSpecifying)?]) -> Component {
    items.compactMap { $0 }
  }
  /// Returns a fixed spacer of `length` points.
  public static func buildExpression(_ length: CGFloat) -> Component { [length.fixed] }
  /// Returns a fixed spacer of `length` points.
  public static func buildExpression(_ length: Double) -> Component { [length.fixed] }
  /// Returns a fixed spacer of `length` points.
  public static func buildExpression(_ length: Int) -> Component { [length.fixed] }

  /// Returns the items of all components, in order.
  public static func buildBlock(_ components: Component...) -> Component { components.flatMap { $0 } }
  /// Returns the items of an `if` without `else`.
  public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
  /// Returns the items of the first branch of an `if` or a `switch`.
  public static func buildEither(first component: Component) -> Component { component }
  /// Returns the items of another branch of an `if` or a `switch`.
  public static func buildEither(second component: Component) -> Component { component }
  /// Returns the items of a `for`.
  public static func buildArray(_ components: [Component]) -> Component { components.flatMap { $0 } }
  /// Returns the items of an `if #available`.
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }
}

/// A result builder of views: single and optional ones and arrays of them, with `if`, `switch` and `for`.
@resultBuilder
public enum ViewArrayBuilder {
  /// Returns a view.
  public static func buildExpression(_ view: UIView) -> [UIView] { [view] }
  /// Returns a view, if there is one.
  public static func buildExpression(_ view: UIView?) -> [UIView] { view.map { [$0] } ?? [] }
  /// Returns several views.
  public static func buildExpression(_ views: [UIView]) -> [UIView] { views }
  /// Returns several views, without those that are nil.
  public static func buildExpression(_ views: [UIView?]) -> [UIView] { views.compactMap { $0 } }

  /// Returns the views of all components, in order.
  public static func buildBlock(_ components: [UIView]...) -> [UIView] { components.flatMap { $0 } }
  /// Returns the views of an `if` without `else`.
  public static func buildOptional(_ component: [UIView]?) -> [UIView] { component ?? [] }
  /// Returns the views of the first branch of an `if` or a `switch`.
  public static func buildEither(first component: [UIView]) -> [UIView] { component }
  /// Returns the views of another branch of an `if` or a `switch`.
  public static func buildEither(second component: [UIView]) -> [UIView] { component }
  /// Returns the views of a `for`.
  public static func buildArray(_ components: [[UIView]]) -> [UIView] { components.flatMap { $0 } }
  /// Returns the views of an `if #available`.
  public static func buildLimitedAvailability(_ component: [UIView]) -> [UIView] { component }
}
