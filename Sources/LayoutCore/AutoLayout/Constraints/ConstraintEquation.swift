internal import Foundation
import StyleCore

/// A constraint in the form of the solver: a sum of parts of items, compared with a constant, without a layout
/// direction.
///
/// A constraint with leading or trailing attributes in a right-to-left direction is measured from the right as a whole:
/// edges change sides, and with a factor of −1 on both sides, the relation turns and the constant changes its sign.
struct ConstraintEquation {
  /// A part of an item, multiplied by a coefficient.
  struct Term {
    let coefficient: CGFloat
    let item: ConstraintItem
    let attribute: ResolvedAttribute
  }

  /// The terms of the sum, in the order of the constraint's sides.
  let terms: [Term]
  let relation: NSLayoutConstraint.Relation
  /// The constant that the sum is compared with, in points.
  let constant: CGFloat
}

extension NSLayoutConstraint {
  /// The layout direction of the constraint (E.4).
  ///
  /// It is that of the view that holds the constraint, or would hold it while active, since the constraint arranges the
  /// content of that view. So a button that is forced to run from right to left keeps its position, and the contents of
  /// a container that is forced to do so change sides.
  var direction: UIUserInterfaceLayoutDirection {
    let arranging = holder?.view ?? commonAncestor ?? first?.item.owner
    return arranging?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// Whether or not the constraint depends on the layout direction.
  var isDirectional: Bool {
    func isDirectional(_ term: ConstraintTerm?) -> Bool { term?.attribute.isDirectional ?? false }
    return isDirectional(first) || isDirectional(second) || isDirectional(origins?.first)
      || isDirectional(origins?.second)
  }

  /// The constraint with all terms on the left of the relation and the constant on the right, or `nil` if it has no
  /// items.
  var equation: ConstraintEquation? {
    equation(in: isDirectional ? direction : .leftToRight)
  }

  /// Returns the equation in a layout direction.
  func equation(in direction: UIUserInterfaceLayoutDirection) -> ConstraintEquation? {
    guard first != nil else { return nil }
    let isMirrored = isDirectional && direction == .rightToLeft
    // A position measured from the right is minus that from the left, and a size stays the same.
    let place: CGFloat = isMirrored ? -1 : 1
    var terms: [ConstraintEquation.Term] = []
    terms.reserveCapacity(origins == nil ? 2 : 4)
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
  /// The same equation with opposite signs.
  fileprivate var negated: ConstraintEquation {
    ConstraintEquation(
      terms: terms.map { Term(coefficient: -$0.coefficient, item: $0.item, attribute: $0.attribute) },
      relation: relation.turned, constant: constant == 0 ? 0 : -constant)
  }
}
