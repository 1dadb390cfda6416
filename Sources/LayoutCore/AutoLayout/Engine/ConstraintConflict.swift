/// Constraints of a tree that cannot hold together, and the one that is given up (F.28).
@MainActor
package struct ConstraintConflict {
  /// One of the constraints.
  package enum Part {
    /// One that code made.
    case constraint(NSLayoutConstraint)
    /// One that stands for a frame, a content or a view's size, in the words of UIKit's log (F.16).
    case system(String)
  }

  /// The constraints, in the order of their activation.
  package let parts: [Part]
  /// The one that does not hold.
  package let broken: NSLayoutConstraint
}

extension ConstraintConflict.Part {
  /// The constraint in the words of UIKit's log (F.30).
  @MainActor
  package var description: String {
    switch self {
    case .constraint(let constraint): constraint.logDescription
    case .system(let description): description
    }
  }
}

extension UIView {
  /// The conflicts of the tree's constraints as they stand now, whether they were reported before or not.
  ///
  /// What was reported in a layout may have been over before its end: frames that code sets in `layoutSubviews` are
  /// not yet known when constraints are solved for the first time.
  package var constraintConflicts: [ConstraintConflict] {
    guard let layoutEngine else { return [] }
    layoutEngine.update()
    return layoutEngine.standingConflicts
  }
}
