import Foundation
import LayoutCore
import StyleCore

/// Animations from the elements before a change to those after it.
extension UICollectionView {
  /// A view that is displayed no longer, but still on its way.
  private struct Leaving {
    let view: UICollectionReusableView
    /// The element before the change, and the one after it, if there is one outside of the bounds.
    let element: ElementKey
    let new: ElementKey?
    /// The attributes at the end of the way.
    var final: UICollectionViewLayoutAttributes?
  }

  /// Shows a change of the layout or of its items, whose layout is invalid already.
  ///
  /// - Parameters:
  ///   - transition: The elements before and after.
  ///   - duration: The duration in seconds.
  ///   - prepare: A closure that is called after the layout was prepared.
  ///   - rekeyed: A closure that is called when the views that stay have their new elements.
  ///   - finish: A closure that is called as the last step before the animation.
  ///   - completion: A closure that is called at the end.
  func animate(
    _ transition: ElementTransition, duration: TimeInterval, prepare: () -> Void = {},
    rekeyed: () -> Void = {}, finish: @escaping () -> Void = {}, completion: @escaping (Bool) -> Void
  ) {
    let layout = collectionViewLayout
    endSwipe(animated: false)
    transition.tell(layout)
    list.isShowing = true
    list.keepsOffset = true
    takeContentSize()
    prepare()
    var leaving = rekey(transition)
    rekeyed()
    let (visible, arrived) = settle(
      { CGRect(origin: targetOffset, size: super.bounds.size) },
      leave: { view in if let gone = leave(view, transition) { leaving.append(gone) } })
    list.keepsOffset = false
    let target = targetOffset
    for index in leaving.indices { leaving[index].final = end(of: leaving[index], in: layout) }
    begin(arrived, transition, in: layout)
    list.isShowing = false
    for view in arrived { announceArrival(of: view) }
    let gone = leaving
    let changes = { [weak self] in
      self?.show(visible, at: target)
      for leaving in gone {
        if let final = leaving.final { leaving.view.take(final) }
      }
      transition.forget(in: layout)
      finish()
    }
    let end = { [weak self] (finished: Bool) in
      for leaving in gone { self?.remove(leaving.view, of: leaving.element) }
      completion(finished)
    }
    if UIView.areAnimationsEnabled {
      UIView.animate(
        withDuration: duration, delay: 0, options: .allowUserInteraction, animations: changes, completion: end
      )
    } else {
      changes()
      end(true)
    }
    setNeedsLayout()
  }

  /// The offset after a change: one in the content, as the layout wants it.
  private var targetOffset: CGPoint {
    let proposed = isMovedByUser ? contentOffset : clamped(contentOffset)
    return target(for: proposed)
  }

  /// Returns the offset that the layout and the delegate want in place of a proposed one.
  func target(for proposed: CGPoint) -> CGPoint {
    let wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    let target =
      itemDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted) ?? wanted
    return target.x.isFinite && target.y.isFinite ? target : proposed
  }

  /// Gives the views their elements after a change, and returns those that have none.
  private func rekey(_ transition: ElementTransition) -> [Leaving] {
    var (kept, leaving): ([ElementKey: UICollectionReusableView], [Leaving]) = ([:], [])
    for (element, view) in sortedElements {
      let new = collectionViewLayout.removes(element) ? nil : transition.newElement(element)
      guard let new, kept[new] == nil else {
        leaving.append(Leaving(view: view, element: element, new: nil))
        continue
      }
      kept[new] = view
      if new != element, let attributes = view.shownAttributes?.duplicate {
        attributes.indexPath = new.indexPath
        view.shownAttributes = attributes
      }
    }
    list.shown = kept
    return leaving
  }

  /// Lets a view leave the bounds.
  private func leave(_ view: UICollectionReusableView, _ transition: ElementTransition) -> Leaving? {
    guard let new = view.shownAttributes?.element else { return nil }
    list.shown[new] = nil
    return Leaving(view: view, element: new, new: new)
  }

  /// Returns the attributes at the end of the way of a view that leaves.
  private func end(of leaving: Leaving, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    if let new = leaving.new { return attributes(of: new) ?? leaving.view.shownAttributes?.transparent }
    return layout.finalAttributesShown(of: leaving.element) ?? leaving.view.shownAttributes?.transparent
  }

  /// Places new views where they appear.
  private func begin(
    _ arrived: [UICollectionReusableView], _ transition: ElementTransition, in layout: UICollectionViewLayout
  ) {
    for view in arrived {
      guard let attributes = view.shownAttributes, list.shown[attributes.element] === view else { continue }
      let wasThere = layout.state.previous[attributes.element] != nil
      let initial =
        layout.initialAttributesShown(of: attributes.element) ?? (wasThere ? nil : attributes.transparent)
      if let initial { UIView.performWithoutAnimation { view.take(initial) } }
    }
  }

  /// Moves to an offset, and gives the views of elements their attributes.
  private func show(_ visible: [UICollectionViewLayoutAttributes], at offset: CGPoint) {
    if contentOffset != offset, !isMovedByUser { contentOffset = offset }
    for attributes in visible {
      if let view = list.shown[attributes.element] { apply(moved(attributes), to: view) }
    }
    orderViews()
  }
}
