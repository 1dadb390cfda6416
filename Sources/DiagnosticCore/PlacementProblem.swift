/// What is wrong with a request to align, distribute or spread views. Views are named as `diagnosticName` does.
package enum PlacementProblem: Hashable, Sendable, CustomStringConvertible {
  /// One side is said by left and right, the other by leading and trailing: right in one direction only.
  case mixedPositions(view: String, position: String, target: String, targetPosition: String)
  /// The views share no ancestor, so there is no way from the one's coordinates to the other's.
  case unrelatedViews(view: String, target: String)
  /// A view without a superview has no place to be moved to.
  case noSuperview(view: String)
  /// The target lies in the view that is to be moved, and would move along.
  case targetInside(view: String, target: String)
  /// A view was to be placed among the subviews of a view that is not its superview.
  case notSubview(view: String, superview: String)
  /// A view stands in one distribution twice.
  case repeatedView(view: String, superview: String)
  /// There are fewer points than fixed parts take.
  case tooLittleSpace(superview: String, needed: Double, available: Double)

  /// One line of English.
  package var description: String {
    switch self {
    case .mixedPositions(let view, let position, let target, let targetPosition):
      "\(view) is aligned by \(position) with \(targetPosition) of \(target): left and right do not go together "
        + "with leading and trailing, which change sides; it is aligned for this direction."
    case .unrelatedViews(let view, let target):
      "\(view) cannot be aligned with \(target): the two have no superview in common; it stays where it is."
    case .noSuperview(let view):
      "\(view) cannot be aligned: it has no superview; it stays where it is."
    case .targetInside(let view, let target) where view == target:
      "\(view) cannot be aligned with itself; it stays where it is."
    case .targetInside(let view, let target):
      "\(view) cannot be aligned with \(target), which lies in it and moves along; it stays where it is."
    case .notSubview(let view, let superview):
      "\(view) is no subview of \(superview), which distributes it; it is left out."
    case .repeatedView(let view, let superview):
      "\(view) stands twice in a distribution of \(superview); its second place is left out."
    case .tooLittleSpace(let superview, let needed, let available):
      "\(superview) has \(available) points to spread subviews in, and the margins between them take \(needed): "
        + "the subviews get no space, and the margins overflow."
    }
  }
}
