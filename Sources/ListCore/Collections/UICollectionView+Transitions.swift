import Foundation
import LayoutCore

/// Changes of the layout.
extension UICollectionView {
  /// Uses another layout, and tells both, and the displayed views; a transition that code moves is over.
  func use(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = list.layout
    guard layout !== old else {
      completion?(true)
      return
    }
    if list.movement != nil { endMovement(cancelled: true) }
    endSwipe(animated: false)
    let transition = list.transition
    list.transition = nil
    let nearby = animated ? nearbyAttributes() : [:]
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for (_, view) in sortedElements { view.willTransition(from: old, to: layout) }
    replace(old, by: layout)
    if let transition {
      transition.leave(for: layout)
      transition.completion?(false, false)
    }
    let end = { [weak self] (finished: Bool) in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      for (_, view) in self?.sortedElements ?? [] { view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    guard animated, !list.shown.isEmpty else {
      if !list.needsReload { moveToTarget() }
      return end(true)
    }
    animate(ElementTransition(keeping: nearby), duration: UpdateTimes.layout, completion: end)
  }

  /// Replaces the layout.
  private func replace(_ old: UICollectionViewLayout, by layout: UICollectionViewLayout) {
    old.owner = nil
    list.layout = layout
    layout.enter(self)
    // Views of the other layout's kinds and sizes are of no use.
    for view in list.shown.values { view.preferredSize = nil }
  }

  /// Moves to the offset that another layout wants.
  private func moveToTarget() {
    takeContentSize()
    let target = target(for: clamped(contentOffset))
    if target != contentOffset { contentOffset = target }
  }
}
