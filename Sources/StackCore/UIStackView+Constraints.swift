import Foundation
import LayoutCore

/// The guides of a stack view that stand in for views.
@MainActor
struct StackGuides {
  enum Name: Hashable {
    /// The guide that takes the length of a stack view without visible views.
    case orderingSpanner
    /// The guide that spans the views across the axis.
    case alignmentSpanner
    /// The guide between two neighbours.
    case gap(Int)

    /// The identifier that UIKit gives to the guide.
    var identifier: String {
      switch self {
      case .orderingSpanner: "UISV-ordering-spanner"
      case .alignmentSpanner: "UISV-alignment-spanner"
      case .gap: "UISV-distributing"
      }
    }
  }

  private var guides: [Name: UILayoutGuide] = [:]

  /// Returns the guide with the given name, made on first use.
  mutating func item(_ name: Name, in stack: UIStackView) -> ConstraintItem {
    if let guide = guides[name] { return guide.constraintItem }
    let guide = UILayoutGuide()
    guide.identifier = name.identifier
    stack.add(guide)
    guides[name] = guide
    return guide.constraintItem
  }

  /// Removes all guides but those with the given names.
  mutating func keep(_ names: Set<Name>, in stack: UIStackView) {
    for (name, guide) in guides where !names.contains(name) {
      guides[name] = nil
      stack.remove(guide)
    }
  }
}

extension UIStackView {
  /// A constraint that the stack view made, with its key.
  struct OwnConstraint {
    let key: StackRelation.Key
    let constraint: NSLayoutConstraint

    var isLimit: Bool { key.relation != .equal }
  }

  /// Marks the constraints as stale, so that they are updated before the next layout (B.1).
  func arrangementChanged() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
    (attachedSuperview as? UIStackView)?.stackedContentChanged()
  }

  /// Updates the constraints, and keeps those that stay the same.
  func updateArrangement() {
    // The lengths of contents are parts of these constraints.
    guard isArrangementStale || distribution == .fillProportionally else { return }
    isArrangementStale = false
    let plan = StackPlan(of: self)
    var present: [StackRelation.Key: NSLayoutConstraint] = [:]
    for made in madeConstraints where made.constraint.isActive { present[made.key] = made.constraint }
    var next: [OwnConstraint] = []
    next.reserveCapacity(plan.relations.count)
    for relation in plan.relations {
      let key = relation.key
      if let constraint = present.removeValue(forKey: key) {
        relation.update(constraint)
        next.append(OwnConstraint(key: key, constraint: constraint))
      } else {
        next.append(OwnConstraint(key: key, constraint: relation.makeConstraint()))
      }
    }
    // Limits decide in their order: those of a view that was added later belong among the others.
    if next.contains(where: { $0.isLimit && !$0.constraint.isActive }) {
      for made in next where made.isLimit { made.constraint.isActive = false }
    }
    // The stack view holds all of them, so that a view that is measured by itself is not hidden, for instance. A tree
    // that lost all its constraints in between would begin again.
    for made in next where !made.constraint.isActive { made.constraint.hold(in: self) }
    for made in madeConstraints where present[made.key] != nil { made.constraint.isActive = false }
    madeConstraints = next
    stackGuides.keep(plan.guides, in: self)
  }
}
