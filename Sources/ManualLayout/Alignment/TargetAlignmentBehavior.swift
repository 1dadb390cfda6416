internal import LayoutCore

/// The ways in which a scrolled target is aligned with: a view is scrolled when its bounds' origin is not zero (A.11).
public enum TargetAlignmentBehavior: String, CaseIterable, Sendable {
  /// An alignment with the visible bounds of the target, wherever it is scrolled to.
  case untransformedFrame

  /// An alignment with the content of the target: with its bounds as if it were not scrolled.
  ///
  /// The aligned view scrolls along.
  case bounds

  /// The behaviour `bounds` for a target that is a superview of the aligned view, else `untransformedFrame`.
  ///
  /// The superview may be an indirect one. A subview of a scroll view thus stays at its place in the content.
  case automatic
}
