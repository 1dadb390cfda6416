internal import Foundation
import StyleCore

/// A constraint as a solver takes it: a sum of parts of items, compared with a constant, in which left is left.
///
/// Where a constraint speaks of leading or trailing and reading goes from right to left, everything in it is
/// measured from the right: edges change sides, and with a factor of −1 on both sides, the relation turns and the
/// constant changes its sign.
struct ConstraintEquation {
  /// A part of an item, times a number.
  struct Term {
    let coefficient: CGFloat
    let item: ConstraintItem
    let attribute: ResolvedAttribute
  }

  /// What is compared, in the order of the constraint's sides.
  let terms: [Term]
  let relation: NSLayoutConstraint.Relation
  /// What it is compared with, in points.
  let constant: CGFloat
}

extension NSLayoutConstraint {
  /// The direction in which the constraint reads: that of the view that holds it, or would when active, since that
  /// is the one whose content the constraint arranges (E.4). So a button that is forced to read from right to left
  /// stays where it is, and all in a container that is forced to change sides.
  var direction: UIUserInterfaceLayoutDirection {
    let arranging = holder?.view ?? commonAncestor ?? first?.item.owner
    return arranging?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// Whether the constraint depends on the direction of reading.
  var isDirectional: Bool {
    func isDirectional(_ term: ConstraintTerm?) -> Bool { term?.attribute.isDirectional ?? false }
    return isDirectional(first) || isDirectional(second) || isDirectional(origins?.first)
      || isDirectional(origins?.second)
  }

  /// The constraint with all on the left of the relation but the constant; nil for one that relates nothing.
  var equation: ConstraintEquation? {
    equation(in: isDirectional ? direction : .leftToRight)
  }

  /// The same where reading goes in `direction`.
  func equation(in direction: UIUserInterfaceLayoutDirection) -> ConstraintEquation? {
    guard first != nil else { return nil }
    let isMirrored = isDirectional && direction == .rightToLeft
    // A place that is measured from the right is minus that from the left, and a size stays the same.
    let place: CGFloat = isMirrored ? -1 : 1
    var terms: [ConstraintEquation.Term] = []
    forEachTerm { side, term in
      guard let attribute = term.attribute.resolved(in: direction) else { return }
      let coefficient: CGFloat =
        switch side {
        case .first: 1
        case .second: -multiplier
        case .firstOrigin: -1
        case .secondOrigin: multiplier
        }
      terms.append(
        ConstraintEquation.Term(
          coefficient: attribute.part == .size ? coefficient : coefficient * place, item: term.item,
          attribute: attribute))
    }
    let equation = ConstraintEquation(terms: terms, relation: relation, constant: constant)
    return terms[0].coefficient < 0 ? equation.negated : equation
  }
}

extension ConstraintEquation {
  /// The same said with the opposite signs.
  fileprivate var negated: ConstraintEquation {
    ConstraintEquation(
      terms: terms.map { Term(coefficient: -$0.coefficient, item: $0.item, attribute: $0.attribute) },
      relation: relation.turned, constant: constant == 0 ? 0 : -constant)
  }
}
