import DiagnosticCore

extension UIView {
  /// The active constraints that the view holds, in the order of their activation.
  var heldConstraints: [NSLayoutConstraint] { storedState.constraintItem?.held.constraints ?? [] }

  /// Holds a constraint, wherever it was held, if all its items lie in this view or are it.
  func hold(_ constraint: NSLayoutConstraint) {
    for item in constraint.items {
      guard let owner = item.owner, owner.isDescendant(of: self) else {
        return LayoutDiagnostics.report(
          .constraint(
            .itemOutside(constraint: constraint.logDescription, view: constraintName, item: item.name)))
      }
    }
    guard constraint.first != nil else { return LayoutDiagnostics.report(.constraint(.noItems)) }
    constraint.hold(in: self)
  }

  /// Lets go of a constraint, if this view holds it.
  func release(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, holder === storedState.constraintItem else { return }
    constraint.deactivate()
  }

  /// Deactivates the constraints that mention this view or what is beneath it and are held above it, which is
  /// about to leave its superview (F.35). Those inside stay. Nothing is looked at where nothing above holds any.
  func dropConstraintsAcrossCut() {
    var ancestor = attachedSuperview
    while let view = ancestor, view.storedState.constraintItem?.held.isEmpty ?? true {
      ancestor = view.attachedSuperview
    }
    guard ancestor != nil else { return }
    let items = viewsInTree.flatMap(\.itemsOfSelfAndGuides)
    UIView.walks += 1
    for item in items { item.lastWalk = UIView.walks }
    for item in items where !item.mentions.isEmpty {
      for constraint in item.mentions.constraints where constraint.holder?.lastWalk != UIView.walks {
        constraint.deactivate()
      }
    }
  }

  /// How many subtrees were looked at; each item knows the last that it was met in.
  private static var walks = 0

  private var itemsOfSelfAndGuides: [ConstraintItem] {
    let guides = storedState.surroundings?.guides.compactMap(\.storedConstraintItem) ?? []
    guard let item = storedState.constraintItem else { return guides }
    return [item] + guides
  }
}
