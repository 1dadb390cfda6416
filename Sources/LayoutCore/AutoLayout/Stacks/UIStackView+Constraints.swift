import Foundation

/// The guides of a stack that stand where no view is.
@MainActor
struct StackGuides {
  enum Name: Hashable {
    /// Takes the length of a stack without a view to be seen.
    case orderingSpanner
    /// Spans the views across the axis.
    case alignmentSpanner
    /// Lies between two neighbours.
    case gap(Int)

    /// What UIKit calls it.
    var identifier: String {
      switch self {
      case .orderingSpanner: "UISV-ordering-spanner"
      case .alignmentSpanner: "UISV-alignment-spanner"
      case .gap: "UISV-distributing"
      }
    }
  }

  private var guides: [Name: UILayoutGuide] = [:]

  /// The guide of a name, made on first use.
  mutating func item(_ name: Name, in stack: UIStackView) -> ConstraintItem {
    if let guide = guides[name] { return guide.constraintItem }
    let guide = UILayoutGuide()
    guide.identifier = name.identifier
    stack.add(guide)
    guides[name] = guide
    return guide.constraintItem
  }

  /// Removes all guides but those of the names.
  mutating func keep(_ names: Set<Name>, in stack: UIStackView) {
    for (name, guide) in guides where !names.contains(name) {
      guides[name] = nil
      stack.remove(guide)
    }
  }
}

extension UIStackView {
  /// The constraints that the stack made, each with what it was made for.
  struct Made {
    let key: StackRelation.Key
    let constraint: NSLayoutConstraint

    var isLimit: Bool { key.relation != .equal }
  }

  /// The constraints are to be made anew: they will be before the next layout (B.1).
  func arrangementChanged() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
    (attachedSuperview as? UIStackView)?.contentChanged()
  }

  /// Makes the constraints what they have to be, and keeps those that are it already.
  func updateArrangement() {
    // The lengths of contents are parts of these constraints.
    guard isArrangementStale || distribution == .fillProportionally else { return }
    isArrangementStale = false
    let plan = StackPlan(of: self)
    var present: [StackRelation.Key: NSLayoutConstraint] = [:]
    for made in madeConstraints where made.constraint.isActive { present[made.key] = made.constraint }
    var next: [Made] = []
    next.reserveCapacity(plan.relations.count)
    for relation in plan.relations {
      let key = relation.key
      if let constraint = present.removeValue(forKey: key) {
        relation.update(constraint)
        next.append(Made(key: key, constraint: constraint))
      } else {
        next.append(Made(key: key, constraint: relation.makeConstraint()))
      }
    }
    // Limits decide in their order: those of a view that came later belong among the others.
    if next.contains(where: { $0.isLimit && !$0.constraint.isActive }) {
      for made in next where made.isLimit { made.constraint.isActive = false }
    }
    // The stack holds all of them, so that a view that is measured by itself is not hidden, for instance. A tree that
    // lost all its constraints in between would begin anew.
    for made in next where !made.constraint.isActive { made.constraint.hold(in: self) }
    for made in madeConstraints where present[made.key] != nil { made.constraint.isActive = false }
    madeConstraints = next
    stackGuides.keep(plan.guides, in: self)
  }

  /// Ends what the stack says of a view that it no longer arranges.
  func release(arranged view: UIView) {
    for constraint in view.storedState.constraintItem?.mentions.constraints ?? []
    where constraint.isOfStack && constraint.holder === storedState.constraintItem {
      constraint.isActive = false
    }
  }

  /// The content of an arranged view has another size, and so have the stacks around it: those that share their
  /// length by contents share it anew (F.42).
  func contentChanged() {
    var next: UIStackView? = self
    while let stack = next {
      next = stack.attachedSuperview as? UIStackView
      guard stack.distribution == .fillProportionally else { continue }
      stack.isArrangementStale = true
      stack.setNeedsUpdateConstraints()
      stack.setNeedsLayout()
    }
  }
}
