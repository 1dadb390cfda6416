public import Foundation
public import LayoutCore

/// Distributions: subviews that have their sizes get their places one behind the other, with fixed and flexible
/// spacers between them.
///
/// - Without any spacer there is as much space before, between and behind the views; with fixed ones only, as much
///   before and behind them.
/// - The area is in this view's coordinates; nil is its bounds. Untransformed frames get their origins on pixels
///   (I.6); sizes stay.
/// - Without an orthogonal alignment views keep their places across the axis.
/// - Views that are no subviews, or stand there twice, are reported as diagnostics and left out.
extension UIView {
  /// Puts subviews from the top to the bottom.
  public func applyVerticalSubviewDistribution(
    _ distribution: [any ViewDistributionSpecifying], inRect layoutBounds: CGRect? = nil,
    orthogonalAlignment: HorizontalDistributionAlignment? = .centered()
  ) {
    distribute(distribution, .vertical, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Puts subviews from the top to the bottom.
  public func applyVerticalSubviewDistribution(
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying],
    inRect layoutBounds: CGRect? = nil,
    orthogonalAlignment: HorizontalDistributionAlignment? = .centered()
  ) {
    distribute(distribution(), .vertical, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Puts subviews from the top to the bottom of an area.
  public func applyVerticalSubviewDistribution(
    inRect layoutBounds: CGRect?, orthogonalAlignment: HorizontalDistributionAlignment? = .centered(),
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying]
  ) {
    distribute(distribution(), .vertical, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Puts subviews from the top to the bottom.
  public func applyVerticalSubviewDistribution(
    orthogonalAlignment: HorizontalDistributionAlignment?,
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying]
  ) {
    distribute(distribution(), .vertical, nil, orthogonalAlignment?.placement)
  }

  /// Puts subviews from the leading to the trailing edge.
  public func applyHorizontalSubviewDistribution(
    _ distribution: [any ViewDistributionSpecifying], inRect layoutBounds: CGRect? = nil,
    orthogonalAlignment: VerticalDistributionAlignment? = .centered()
  ) {
    distribute(distribution, .horizontal, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Puts subviews from the leading to the trailing edge.
  public func applyHorizontalSubviewDistribution(
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying],
    inRect layoutBounds: CGRect? = nil,
    orthogonalAlignment: VerticalDistributionAlignment? = .centered()
  ) {
    distribute(distribution(), .horizontal, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Puts subviews from the leading to the trailing edge of an area.
  public func applyHorizontalSubviewDistribution(
    inRect layoutBounds: CGRect?, orthogonalAlignment: VerticalDistributionAlignment? = .centered(),
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying]
  ) {
    distribute(distribution(), .horizontal, layoutBounds, orthogonalAlignment?.placement)
  }

  /// Puts subviews from the leading to the trailing edge.
  public func applyHorizontalSubviewDistribution(
    orthogonalAlignment: VerticalDistributionAlignment?,
    @ViewDistributionBuilder _ distribution: () -> [any ViewDistributionSpecifying]
  ) {
    distribute(distribution(), .horizontal, nil, orthogonalAlignment?.placement)
  }

  /// Puts subviews one behind the other along an axis.
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
