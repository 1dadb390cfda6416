import Foundation

/// Transitions between layouts that code moves.
extension UICollectionView {
  /// A transition, whose layout the collection view has meanwhile.
  struct Transition {
    let old, new: UICollectionViewLayout
    let completion: LayoutInteractiveTransitionCompletion?

    /// Lets go of the layouts that are not the one that follows.
    @MainActor
    func leave(for following: UICollectionViewLayout) {
      for layout in [old, new] where layout !== following { layout.owner = nil }
    }
  }

  /// Begins a transition, and returns its layout.
  func startTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if list.transition != nil { endTransition(finished: false) }
    let old = collectionViewLayout
    let transition =
      itemDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    use(transition, animated: false, completion: nil)
    list.transition = Transition(old: old, new: layout, completion: completion)
    return transition
  }

  /// Ends the transition with the new or the old layout, to which the views move.
  func endTransition(finished: Bool) {
    guard let transition = list.transition else { return }
    list.transition = nil
    let end = finished ? transition.new : transition.old
    transition.leave(for: end)
    use(end, animated: true, completion: { transition.completion?($0, finished) })
  }
}
