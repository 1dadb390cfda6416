public import Foundation

/// An anchor of a vertical edge, or of the centre between two.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, for relations to widths and other distances.
  ///
  /// It is positive where `otherAnchor` comes after this one in the direction of the attributes.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.term, from: term)
  }

  /// Returns a constraint that places this anchor after `anchor` by a multiple of the system spacing (F.24).
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Returns a constraint that places this anchor after `anchor` by at least a multiple of the system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Returns a constraint that places this anchor after `anchor` by at most a multiple of the system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }
}

/// An anchor of a horizontal edge, of the centre between two, or of a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor down to another one, for relations to heights and other distances.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.term, from: term)
  }

  /// Returns a constraint that places this anchor below `anchor` by a multiple of the system spacing (F.24).
  ///
  /// Between baselines the spacing is a line of text, as described at `SystemSpacing`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: SystemSpacing.below(anchor, to: self) * multiplier)
  }

  /// Returns a constraint that places this anchor below `anchor` by at least a multiple of the system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.below(anchor, to: self) * multiplier)
  }

  /// Returns a constraint that places this anchor below `anchor` by at most a multiple of the system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.below(anchor, to: self) * multiplier)
  }
}
