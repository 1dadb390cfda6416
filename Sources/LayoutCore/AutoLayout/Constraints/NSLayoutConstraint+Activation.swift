import DiagnosticCore

extension NSLayoutConstraint {
  /// The number of activations of constraints so far.
  private static var activations = 0

  /// Activates the constraint in the nearest common ancestor of its items (F.4), unless a view holds it already.
  func activate() {
    guard holder == nil else { return }
    do {
      hold(in: try nearestCommonAncestor())
    } catch {
      LayoutDiagnostics.report(.constraint(error))
    }
  }

  /// Removes the constraint from the view that holds it, if any.
  func deactivate() {
    guard let holder else { return }
    holder.held.remove(at: heldSlot)
    leaveItems()
    holder.view?.constraintWasDeactivated(self)
  }

  /// Moves the constraint to `view`, an ancestor of all its items, from the view that holds it.
  package func hold(in view: UIView) {
    let item = view.constraintItem
    guard holder !== item else { return }
    deactivate()
    joinSystems(beneath: view)
    NSLayoutConstraint.activations += 1
    activationNumber = NSLayoutConstraint.activations
    holder = item
    item.held.append(self, as: .held)
    forEachTerm { side, term in term.item.mentions.append(self, as: .mentioned(side)) }
    view.constraintWasActivated(self)
  }

  /// Removes the constraint from the lists of its items, but not from the list of the view that holds it.
  func leaveItems() {
    holder = nil
    for side in Side.allCases {
      // One by one, because a removal moves other entries.
      if let term = self[side] { term.item.mentions.remove(at: term.slot) }
    }
  }

  /// Returns the nearest common ancestor of the owners of all items.
  private func nearestCommonAncestor() throws(ConstraintError) -> UIView {
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

  /// The view that would hold the constraint, or `nil` if there is none.
  var commonAncestor: UIView? {
    items.dropFirst().reduce(items.first?.owner) { ancestor, item in
      item.owner.flatMap { ancestor?.nearestCommonAncestor(with: $0) }
    }
  }

  /// Returns the problem of an item without a view: a guide in no view, or an item that is gone.
  private func missingOwner(of term: ConstraintTerm) -> ConstraintError {
    guard term.item.guide == nil else {
      return .guideWithoutView(constraint: logDescription, guide: term.item.name)
    }
    return .itemGone(constraint: logDescription)
  }
}

extension UIView {
  /// Returns the nearest common ancestor of this view and `other`, which may be one of the two.
  ///
  /// Both are followed upwards step by step, so that it takes no longer than the distance to the ancestor.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    var (mine, theirs) = (attachedSuperview, other.attachedSuperview)
    if mine === other { return other }
    if theirs === self || mine === theirs { return theirs }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self), ObjectIdentifier(other)]
    while mine != nil || theirs != nil {
      for next in [mine, theirs] {
        guard let next else { continue }
        // A view that was met before was met on the other way, because neither way meets a view twice.
        if !seen.insert(ObjectIdentifier(next)).inserted { return next }
      }
      mine = mine?.attachedSuperview
      theirs = theirs?.attachedSuperview
    }
    return nil
  }
}
