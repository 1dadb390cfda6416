/// A conflict: constraints of a tree that cannot hold together, and the one that is broken (F.28).
@MainActor
package struct ConstraintConflict {
  /// A constraint of a conflict.
  package enum Part {
    /// A constraint that the program made.
    case constraint(NSLayoutConstraint)
    /// A constraint that stands for a frame, a content or a view's size, in the format of UIKit's log (F.16).
    case system(String)
  }

  /// The constraints, in the order of their activation.
  package let parts: [Part]
  /// The broken constraint.
  package let broken: NSLayoutConstraint
}

extension ConstraintConflict.Part {
  /// The constraint in the format of UIKit's log (F.30).
  @MainActor
  package var description: String {
    switch self {
    case .constraint(let constraint): constraint.logDescription
    case .system(let description): description
    }
  }
}

extension UIView {
  /// The current conflicts of the tree's constraints, reported before or not.
  ///
  /// A conflict that was reported in a layout may have been over before its end: frames that code sets in
  /// `layoutSubviews` are not yet known when constraints are solved for the first time.
  package var constraintConflicts: [ConstraintConflict] {
    let top = rootView
    top.storedState.layoutEngine?.update()
    let engines = [top.storedState.layoutEngine].compactMap { $0 } + top.enginesApart
    return engines.flatMap { engine in
      engine.update()
      return engine.standingConflicts
    }
  }
}
