/// A list of constraints in the order of insertion, from which each is removed in constant time.
///
/// Each constraint knows its index. An entry that becomes empty stays so until half of all are empty; then the others
/// move up.
@MainActor
struct ConstraintList {
  /// The role of a constraint in a list.
  enum Role: Equatable {
    /// The role of constraints that the view of the list holds.
    case held
    /// The role of constraints that mention the item of the list on one side.
    case mentioned(NSLayoutConstraint.Side)
  }

  private struct Entry {
    let constraint: NSLayoutConstraint
    let role: Role
  }

  private var entries: [Entry?] = []
  /// The number of constraints.
  ///
  /// A constraint with the same item on two sides counts twice.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The constraints in their order, each once.
  var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    found.reserveCapacity(count)
    // The entries of one constraint are next to one another.
    for case let entry? in entries where found.last !== entry.constraint { found.append(entry.constraint) }
    return found
  }

  /// Appends a constraint, and sets its index.
  mutating func append(_ constraint: NSLayoutConstraint, as role: Role) {
    constraint.setSlot(entries.count, as: role)
    entries.append(Entry(constraint: constraint, role: role))
    count += 1
  }

  /// Removes the constraint with the index `slot`.
  mutating func remove(at slot: Int) {
    entries[slot] = nil
    count -= 1
    if entries.count > 8, count * 2 < entries.count { close() }
  }

  /// Removes all constraints, and returns them.
  mutating func removeAll() -> [NSLayoutConstraint] {
    defer { self = ConstraintList() }
    return constraints
  }

  private mutating func close() {
    entries.removeAll { $0 == nil }
    for case (let slot, let entry?) in entries.enumerated() {
      entry.constraint.setSlot(slot, as: entry.role)
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func setSlot(_ slot: Int, as role: ConstraintList.Role) {
    switch role {
    case .held: heldSlot = slot
    case .mentioned(let side): setSlot(slot, on: side)
    }
  }
}
