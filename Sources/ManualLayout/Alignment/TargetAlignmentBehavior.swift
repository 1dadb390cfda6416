internal import LayoutCore

/// Which place of a scrolled target counts: a view is scrolled when its bounds' origin is not zero (A.11).
public enum TargetAlignmentBehavior: String, CaseIterable, Sendable {
  /// What is seen of the target: its bounds, wherever it is scrolled to.
  case untransformedFrame

  /// The start of the target's content: its bounds as if it were not scrolled. What is aligned so scrolls along.
  case bounds

  /// `bounds` where the target is a superview, direct or not, of the view that is aligned, so that a subview of a
  /// scroll view stays at its place in the content; `untransformedFrame` for all others.
  case automatic
}
