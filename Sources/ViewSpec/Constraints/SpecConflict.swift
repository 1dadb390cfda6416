package import LayoutCore

/// Constraints that cannot be satisfied together, with their places in the spec.
@MainActor
package struct SpecConflict {
  /// A constraint of the conflict.
  package struct Part: Equatable {
    /// The text of the constraint in the spec, or UIKit's log text for a constraint of a stack.
    package let text: String
    /// The place of the constraint, or nil for a constraint of a stack.
    package let place: SpecPlace?
  }

  /// The constraint that is broken.
  package let broken: Part
  package let others: [Part]
  /// The first view that the broken constraint mentions.
  package let view: UIView?
  /// The warning that describes the conflict.
  package let warning: SpecWarning
}
