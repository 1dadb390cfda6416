/// An error in a request to place, align, distribute or spread views, which are named as in `diagnosticName`.
package enum PlacementError: Hashable, Sendable, CustomStringConvertible {
  /// An alignment of left or right with leading or trailing, which holds in one direction only.
  case mixedPositions(view: String, position: String, target: String, targetPosition: String)
  /// Two views without a common ancestor, whose coordinates cannot be converted.
  case unrelatedViews(view: String, target: String)
  /// A view without a superview, which cannot be moved.
  case noSuperview(view: String)
  /// A target inside the view that is to be moved, and would move with it.
  case targetInside(view: String, target: String)
  /// A view that was to be placed among the subviews of a view that is not its superview.
  case notSubview(view: String, superview: String)
  /// A view that occurs twice in one distribution.
  case repeatedView(view: String, superview: String)
  /// A width or height, in points, that is smaller than the fixed parts.
  case tooLittleSpace(superview: String, needed: Double, available: Double)

  /// A view that was added to an effect view itself, which raises an exception on a phone.
  case insideEffectView(view: String, effectView: String)

  /// The problem in one line of English.
  package var description: String {
    switch self {
    case .mixedPositions(let view, let position, let target, let targetPosition):
      "\(view) is aligned by \(position) with \(targetPosition) of \(target): left and right cannot be combined "
        + "with leading and trailing, which depend on the layout direction; it is aligned for this direction."
    case .unrelatedViews(let view, let target):
      "\(view) cannot be aligned with \(target): they have no common ancestor; it keeps its position."
    case .noSuperview(let view):
      "\(view) cannot be aligned: it has no superview; it keeps its position."
    case .targetInside(let view, let target) where view == target:
      "\(view) cannot be aligned with itself; it keeps its position."
    case .targetInside(let view, let target):
      "\(view) cannot be aligned with \(target), which is its descendant; it keeps its position."
    case .notSubview(let view, let superview):
      "\(view) is not a subview of \(superview), which distributes it; it is ignored."
    case .repeatedView(let view, let superview):
      "\(view) appears twice in a distribution of \(superview); the second occurrence is ignored."
    case .insideEffectView(let view, let effectView):
      "\(view) is a subview of \(effectView) itself, which raises an exception on a phone: its contentView has subviews."
    case .tooLittleSpace(let superview, let needed, let available):
      "\(superview) has \(available) points for its subviews, and the margins between them take \(needed): "
        + "the subviews get no space, and the margins overflow."
    }
  }
}
