public import Foundation
public import LayoutCore

/// Spreading of subviews: they are sized to fill an area along an axis, equally or by weights, with margins between
/// them.
///
/// The area is in this view's coordinates; nil is its bounds. Edges between views are on pixels, and all lengths add up
/// to the area exactly. Margins that are longer than the area are reported as a diagnostic, and the views get no
/// length. Views that are no subviews are reported and left out.
extension UIView {
  /// Spreads subviews from the leading to the trailing edge, equally.
  ///
  /// ```swift
  /// let bar = form.bounds.insetBy(dx: 20, dy: 78)
  /// form.horizontallySpreadSubviews(segments, margin: 8, inRect: bar)
  /// // Each of three segments is (280 − 2 · 8) / 3 = 88 points wide, and as high as the bar.
  /// ```
  public func horizontallySpreadSubviews(
    _ subviews: [UIView], margin: CGFloat, inRect bounds: CGRect? = nil,
    orthogonalBehavior: VerticalSpreadingBehavior = .fill
  ) {
    spread(subviews.map { ($0, 1) }, .horizontal, margin, bounds, orthogonalBehavior.placement)
  }

  /// Spreads subviews from the leading to the trailing edge, equally.
  public func horizontallySpreadSubviews(
    margin: CGFloat, inRect bounds: CGRect? = nil, orthogonalBehavior: VerticalSpreadingBehavior = .fill,
    @ViewArrayBuilder _ subviews: () -> [UIView]
  ) {
    horizontallySpreadSubviews(
      subviews(), margin: margin, inRect: bounds, orthogonalBehavior: orthogonalBehavior)
  }

  /// Spreads subviews from the leading to the trailing edge, in proportion to their weights: `[menu: 1, text: 2]`.
  ///
  /// ```swift
  /// form.horizontallySpreadSubviews([menu: 1, text: 2], margin: 20)
  /// // The menu has a third of 320 − 20 points, the text two thirds: 100 and 200.
  /// ```
  public func horizontallySpreadSubviews(
    _ shares: KeyValuePairs<UIView, CGFloat>, margin: CGFloat, inRect bounds: CGRect? = nil,
    orthogonalBehavior: VerticalSpreadingBehavior = .fill
  ) {
    spread(
      shares.map { ($0.key, $0.value) }, .horizontal, margin, bounds, orthogonalBehavior.placement)
  }

  /// Spreads subviews from the top to the bottom, equally.
  public func verticallySpreadSubviews(
    _ subviews: [UIView], margin: CGFloat, inRect bounds: CGRect? = nil,
    orthogonalBehavior: HorizontalSpreadingBehavior = .fill
  ) {
    spread(subviews.map { ($0, 1) }, .vertical, margin, bounds, orthogonalBehavior.placement)
  }

  /// Spreads subviews from the top to the bottom, equally.
  public func verticallySpreadSubviews(
    margin: CGFloat, inRect bounds: CGRect? = nil, orthogonalBehavior: HorizontalSpreadingBehavior = .fill,
    @ViewArrayBuilder _ subviews: () -> [UIView]
  ) {
    verticallySpreadSubviews(
      subviews(), margin: margin, inRect: bounds, orthogonalBehavior: orthogonalBehavior)
  }

  /// Spreads subviews from the top to the bottom, in proportion to their weights: `[title: 1, text: 2]`.
  public func verticallySpreadSubviews(
    _ shares: KeyValuePairs<UIView, CGFloat>, margin: CGFloat, inRect bounds: CGRect? = nil,
    orthogonalBehavior: HorizontalSpreadingBehavior = .fill
  ) {
    spread(
      shares.map { ($0.key, $0.value) }, .vertical, margin, bounds, orthogonalBehavior.placement)
  }

  /// Spreads subviews along an axis, equally; across it they fill the area.
  public func spreadOutSubviews(
    _ subviews: [UIView], axis: ViewDistributionAxis, margin: CGFloat, inRect bounds: CGRect? = nil
  ) {
    spread(subviews.map { ($0, 1) }, axis, margin, bounds, nil)
  }

  private func spread(
    _ shares: [(UIView, CGFloat)], _ axis: ViewDistributionAxis, _ margin: CGFloat, _ area: CGRect?,
    _ placement: OrthogonalPlacement?
  ) {
    SubviewSpreading(
      container: self, axis: axis, area: area ?? bounds, margin: margin, placement: placement
    ).apply(shares)
  }
}
