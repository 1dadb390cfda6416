public import Foundation
public import LayoutCore

/// Distributions of subviews along an axis, in their sizes, with fixed and flexible spacers between them.
///
/// - Without any spacer there is equal space before, between and behind the views; with only fixed ones, before and
///   behind them.
/// - The area is in this view's coordinates; nil is its bounds. Untransformed frames get their origins on pixels
///   (I.6); sizes stay.
/// - Without an orthogonal alignment views keep their places across the axis.
/// - Views that are no subviews, or are repeated, are reported as diagnostics and left out.
extension UIView {
  /// Distributes subviews from the top to the bottom.
  ///
  /// ```swift
  /// form.applyVerticalSubviewDistribution([title, 8.fixed, field, 1.flexible, button, 16.fixed])
  /// // The flexible spacer takes the rest of the height.
  /// ```
  public func applyVerticalSubviewDistribution(
    _ distribution: [any ViewDistributionSpecifying], inRect layoutBounds: CGRect? = nil,
    orthogonalAlignment: HorizontalDistributionAlignment? = .centered()
  ) {
    distribute(distribution, .vertical, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Distributes subviews from the top to the bottom.
  public func applyVerticalSubviewDistribution(
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying],
    inRect layoutBounds: CGRect? = nil,
    orthogonalAlignment: HorizontalDistributionAlignment? = .centered()
  ) {
    distribute(distribution(), .vertical, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Distributes subviews from the top to the bottom of an area.
  public func applyVerticalSubviewDistribution(
    inRect layoutBounds: CGRect?, orthogonalAlignment: HorizontalDistributionAlignment? = .centered(),
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying]
  ) {
    distribute(distribution(), .vertical, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Distributes subviews from the top to the bottom.
  ///
  /// ```swift
  /// form.applyVerticalSubviewDistribution(orthogonalAlignment: .leading(inset: 16)) {
  ///   title
  ///   4
  ///   subtitle
  ///   if let error {
  ///     12
  ///     error
  ///   }
  ///   1.flexible
  /// }
  /// ```
  public func applyVerticalSubviewDistribution(
    orthogonalAlignment: HorizontalDistributionAlignment?,
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying]
  ) {
    distribute(distribution(), .vertical, nil, orthogonalAlignment?.placement)
  }

  /// Distributes subviews from the leading to the trailing edge.
  ///
  /// ```swift
  /// form.applyHorizontalSubviewDistribution(buttons, orthogonalAlignment: .bottom(inset: 8))
  /// // There are no spacers, so the space before, between and behind the buttons is equal.
  /// ```
  public func applyHorizontalSubviewDistribution(
    _ distribution: [any ViewDistributionSpecifying], inRect layoutBounds: CGRect? = nil,
    orthogonalAlignment: VerticalDistributionAlignment? = .centered()
  ) {
    distribute(distribution, .horizontal, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Distributes subviews from the leading to the trailing edge.
  public func applyHorizontalSubviewDistribution(
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying],
    inRect layoutBounds: CGRect? = nil,
    orthogonalAlignment: VerticalDistributionAlignment? = .centered()
  ) {
    distribute(distribution(), .horizontal, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Distributes subviews from the leading to the trailing edge of an area.
  public func applyHorizontalSubviewDistribution(
    inRect layoutBounds: CGRect?, orthogonalAlignment: VerticalDistributionAlignment? = .centered(),
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying]
  ) {
    distribute(distribution(), .horizontal, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Distributes subviews from the leading to the trailing edge.
  public func applyHorizontalSubviewDistribution(
    orthogonalAlignment: VerticalDistributionAlignment?,
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying]
  ) {
    distribute(distribution(), .horizontal, nil, orthogonalAlignment?.placement)
  }

  /// Distributes subviews along an axis.
  public func applySubviewDistribution(
    _ distribution: [any ViewDistributionSpecifying], axis: ViewDistributionAxis = .vertical,
    inRect layoutBounds: CGRect? = nil, alignment: ViewDistributionAlignment? = .centered()
  ) {
    distribute(distribution, axis, layoutBounds, alignment?.placement)
  }

  private func distribute(
    _ distribution: [any ViewDistributionSpecifying], _ axis: ViewDistributionAxis, _ area: CGRect?,
    _ placement: OrthogonalPlacement?
  ) {
    SubviewDistribution(container: self, axis: axis, area: area ?? bounds, placement: placement)
      .apply(distribution)
  }
}
