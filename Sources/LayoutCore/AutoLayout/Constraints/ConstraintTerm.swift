/// An attribute of an item, as one side of a constraint.
package struct ConstraintTerm {
  let item: ConstraintItem
  let attribute: NSLayoutConstraint.Attribute
  /// The index among the constraints that mention the item while the constraint is active.
  var slot = 0

  @MainActor
  package init(_ item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// The starts of the distances on the two sides of a constraint, which end at its terms.
package final class ConstraintOrigins {
  var first: ConstraintTerm?
  var second: ConstraintTerm?

  /// Creates the origins, or `nil` if both are missing, as in most constraints, which compare no distances.
  init?(_ first: ConstraintTerm?, _ second: ConstraintTerm?) {
    if first == nil, second == nil { return nil }
    self.first = first
    self.second = second
  }
}

extension NSLayoutConstraint {
  /// The side of a constraint on which an item is.
  enum Side: CaseIterable {
    case first
    case second
    case firstOrigin
    case secondOrigin
  }

  /// Returns the term on a side.
  subscript(side: Side) -> ConstraintTerm? {
    switch side {
    case .first: first
    case .second: second
    case .firstOrigin: origins?.first
    case .secondOrigin: origins?.second
    }
  }

  /// The items on all sides, from left to right.
  var items: [ConstraintItem] { Side.allCases.compactMap { self[$0]?.item } }

  /// Calls a closure for each side with a term.
  func forEachTerm(_ body: (Side, ConstraintTerm) -> Void) {
    if let first { body(.first, first) }
    if let second { body(.second, second) }
    guard let origins else { return }
    if let origin = origins.first { body(.firstOrigin, origin) }
    if let origin = origins.second { body(.secondOrigin, origin) }
  }

  /// Sets the index among the constraints that mention the item on a side.
  func setSlot(_ slot: Int, on side: Side) {
    switch side {
    case .first: first?.slot = slot
    case .second: second?.slot = slot
    case .firstOrigin: origins?.first?.slot = slot
    case .secondOrigin: origins?.second?.slot = slot
    }
  }
}
