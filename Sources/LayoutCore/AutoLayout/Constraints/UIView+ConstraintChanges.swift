import LayerCore

extension UIView {
  /// A constraint became one that this view holds.
  func constraintWasActivated(_ constraint: NSLayoutConstraint) {
    needEngine()
    layoutEngine?.add(constraint)
    askForLayout(after: constraint)
  }

  /// A constraint is no longer held by this view. Its items may be out of the view's tree by now, or gone.
  func constraintWasDeactivated(_ constraint: NSLayoutConstraint) {
    layoutEngine?.remove(constraint)
    askForLayout(after: constraint)
  }

  /// A constraint that this view holds has another constant.
  func constraintConstantChanged(_ constraint: NSLayoutConstraint) {
    layoutEngine?.constantDidChange(of: constraint)
  }

  /// A constraint that this view holds has another priority.
  func constraintPriorityChanged(_ constraint: NSLayoutConstraint) {
    layoutEngine?.priorityDidChange(of: constraint)
  }

  /// Asks for layout of the views that place what the constraint speaks of: the superviews of its views, and the
  /// views of its guides (B.4). The view itself is not laid out for it, nor does it update its constraints.
  private func askForLayout(after constraint: NSLayoutConstraint) {
    // A stack places nothing but what is in it, which is known only when all is solved.
    guard !constraint.isOfStack else { return backing.markNeedsLayoutFromBelow() }
    constraint.forEachTerm { _, term in
      let placing = term.item.view?.attachedSuperview ?? term.item.owner
      placing?.backing.markNeedsLayoutFromBelow()
    }
  }
}
