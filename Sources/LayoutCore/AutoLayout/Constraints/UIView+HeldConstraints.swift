import DiagnosticCore

extension UIView {
  /// The active constraints that the view holds, in the order of their activation.
  var heldConstraints: [NSLayoutConstraint] { storedState.constraintItem?.held.constraints ?? [] }

  /// Whether or not the view holds active constraints.
  package var holdsConstraints: Bool { storedState.constraintItem?.held.isEmpty == false }

  /// Holds a constraint, which another view may have held, if all its items are this view or inside of it.
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

  /// Deactivates a constraint, if this view holds it.
  func release(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, holder === storedState.constraintItem else { return }
    constraint.deactivate()
  }

  /// Deactivates the constraints between this view's subtree and views above it, before the view leaves its superview
  /// (F.35).
  ///
  /// Constraints inside of the subtree stay. If no view above holds any constraints, nothing is searched.
  func deactivateConstraintsAcrossSubtree() {
    // No constraint leads out of a system that is apart.
    guard !solvesApart else { return }
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

  /// The number of walks over subtrees; each item keeps that of the last one that met it.
  private static var walks = 0

  private var itemsOfSelfAndGuides: [ConstraintItem] {
    let guides = storedState.layoutEnvironment?.guides.compactMap(\.storedConstraintItem) ?? []
    guard let item = storedState.constraintItem else { return guides }
    return [item] + guides
  }
}
