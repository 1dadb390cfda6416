extension UICollectionView {
  /// The closure that is called at the end of a transition that code moves.
  ///
  /// It is called with whether the animation finished, and with whether the layout is the new one.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The changes of a displayed cell after which its size is computed again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled = 0
    /// The calls of `invalidateIntrinsicContentSize()` of the cell, and changes of its configurations.
    case enabled = 1
    /// These, and changes of the constraints in the content view.
    case enabledIncludingConstraints = 2
  }

  /// The speed at which items make room for a drop.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a short time.
    case fast = 1
    /// After a longer time.
    case slow = 2
  }

  /// Performs several changes as a group, by a function that does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
