import DiagnosticCore

extension NSLayoutConstraint {
  /// How many constraints have ever become active.
  private static var activations = 0

  /// Puts the constraint into the nearest view above all its items (F.4), unless a view holds it already.
  func activate() {
    guard holder == nil else { return }
    do {
      hold(in: try nearestCommonAncestor())
    } catch {
      LayoutDiagnostics.report(.constraint(error))
    }
  }

  /// Takes the constraint out of the view that holds it, if any.
  func deactivate() {
    guard let holder else { return }
    holder.held.remove(at: heldSlot)
    leaveItems()
    holder.view?.constraintWasDeactivated(self)
  }

  /// Puts the constraint into `view`, which is above all its items, out of where it was.
  func hold(in view: UIView) {
    let item = view.constraintItem
    guard holder !== item else { return }
    deactivate()
    NSLayoutConstraint.activations += 1
    activationNumber = NSLayoutConstraint.activations
    holder = item
    item.held.append(self, as: .held)
    forEachTerm { side, term in term.item.mentions.append(self, as: .mentioned(side)) }
    view.constraintWasActivated(self)
  }

  /// Ends what activation began but for the holder's own list: the items are no longer mentioned.
  func leaveItems() {
    holder = nil
    for side in Side.allCases {
      // One by one: to take out one moves others.
      if let term = self[side] { term.item.mentions.remove(at: term.slot) }
    }
  }

  /// The nearest view that is or contains the owners of all items.
  private func nearestCommonAncestor() throws(ConstraintProblem) -> UIView {
    guard let first else { throw .noItems }
    guard var ancestor = first.item.owner else { throw missingOwner(of: first) }
    for side in [Side.second, .firstOrigin, .secondOrigin] {
      guard let term = self[side] else { continue }
      guard let owner = term.item.owner else { throw missingOwner(of: term) }
      guard let common = ancestor.nearestCommonAncestor(with: owner) else {
        throw .noCommonAncestor(constraint: logDescription, first: first.item.name, second: term.item.name)
      }
      ancestor = common
    }
    return ancestor
  }

  /// The view that would hold the constraint; nil where there is none.
  var commonAncestor: UIView? {
    items.dropFirst().reduce(items.first?.owner) { ancestor, item in
      item.owner.flatMap { ancestor?.nearestCommonAncestor(with: $0) }
    }
  }

  /// A guide in no view, or an item that is gone.
  private func missingOwner(of term: ConstraintTerm) -> ConstraintProblem {
    guard term.item.guide == nil else {
      return .guideWithoutView(constraint: logDescription, guide: term.item.name)
    }
    return .itemGone(constraint: logDescription)
  }
}

extension UIView {
  /// The nearest view that is, or contains, both this one and `other`.
  ///
  /// Both are followed upwards step by step, so that it takes no longer than the way to what is found.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    var (mine, theirs) = (attachedSuperview, other.attachedSuperview)
    if mine === other { return other }
    if theirs === self || mine === theirs { return theirs }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self), ObjectIdentifier(other)]
    while mine != nil || theirs != nil {
      for next in [mine, theirs] {
        guard let next else { continue }
        // Met before: from below on the other way, since nobody goes the same way twice.
        if !seen.insert(ObjectIdentifier(next)).inserted { return next }
      }
      mine = mine?.attachedSuperview
      theirs = theirs?.attachedSuperview
    }
    return nil
  }
}
