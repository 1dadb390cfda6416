import LayerCore

extension UIView {
  /// Solves with a constraint that this view now holds.
  func constraintWasActivated(_ constraint: NSLayoutConstraint) {
    needEngine()
    layoutEngine?.add(constraint)
    askForLayout(after: constraint)
  }

  /// Solves without a constraint that this view no longer holds.
  ///
  /// Its items may be out of the view's tree by now, or gone.
  func constraintWasDeactivated(_ constraint: NSLayoutConstraint) {
    layoutEngine?.remove(constraint)
    askForLayout(after: constraint)
  }

  /// Solves with the new constant of a constraint that this view holds.
  func constraintConstantChanged(_ constraint: NSLayoutConstraint) {
    layoutEngine?.constantDidChange(of: constraint)
  }

  /// Solves with the new priority of a constraint that this view holds.
  func constraintPriorityChanged(_ constraint: NSLayoutConstraint) {
    layoutEngine?.priorityDidChange(of: constraint)
  }

  /// Requests layout of the views that place the constraint's items: the superviews of its views, and the views of its
  /// guides (B.4).
  ///
  /// The view itself is not laid out for it, nor does it update its constraints.
  private func askForLayout(after constraint: NSLayoutConstraint) {
    // A constraint of a stack view places only arranged views, and which of them is known only after solving.
    guard !constraint.isOfStack else { return backing.markNeedsLayoutFromBelow() }
    constraint.forEachTerm { _, term in
      let placing = term.item.view?.attachedSuperview ?? term.item.owner
      placing?.backing.markNeedsLayoutFromBelow()
    }
  }
}
