public import Foundation

/// A vertical edge, or the middle between two.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to `otherAnchor`; it is positive where that comes after in the direction in
  /// which the attributes go, and may be related to widths and other distances.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.term, from: term)
  }

  /// This anchor comes the system's spacing after `anchor`, `multiplier` times (F.24).
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// This anchor comes at least the system's spacing after `anchor`, `multiplier` times.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// This anchor comes at most the system's spacing after `anchor`, `multiplier` times.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }
}

/// A horizontal edge, the middle between two, or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor down to `otherAnchor`; it may be related to heights and other distances.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.term, from: term)
  }

  /// This anchor lies the system's spacing below `anchor`, `multiplier` times (F.24). Between baselines that is a
  /// line of text, as `SystemSpacing` says.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: SystemSpacing.below(anchor, to: self) * multiplier)
  }

  /// This anchor lies at least the system's spacing below `anchor`, `multiplier` times.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.below(anchor, to: self) * multiplier)
  }

  /// This anchor lies at most the system's spacing below `anchor`, `multiplier` times.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.below(anchor, to: self) * multiplier)
  }
}
