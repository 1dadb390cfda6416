package import LayoutCore

/// Constraints that cannot hold together, and where the spec has them.
@MainActor
package struct SpecConflict {
  /// A constraint of the conflict.
  package struct Part: Equatable {
    /// As the spec has it; as UIKit's log has it if a stack made it.
    package let text: String
    /// Nil where a stack made it.
    package let place: SpecPlace?
  }

  /// What is given up.
  package let broken: Part
  package let others: [Part]
  /// The first view that the broken constraint speaks of.
  package let view: UIView?
  /// The conflict in words.
  package let warning: SpecWarning
}
