/// Constraints in the order in which they came, any of which is taken out in constant time.
///
/// Each knows its place. A place that becomes empty stays so until half of all are; then the others move up.
@MainActor
struct ConstraintList {
  /// What a list knows its constraints by.
  enum Role: Equatable {
    /// The view of the list holds them.
    case held
    /// They mention the item of the list on one side.
    case mentioned(NSLayoutConstraint.Side)
  }

  private struct Entry {
    let constraint: NSLayoutConstraint
    let role: Role
  }

  private var entries: [Entry?] = []
  /// How many there are. A constraint with the same item on two sides counts twice.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The constraints in their order, each once.
  var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    found.reserveCapacity(count)
    // The sides of one constraint are next to one another.
    for case let entry? in entries where found.last !== entry.constraint { found.append(entry.constraint) }
    return found
  }

  /// Adds a constraint at the end, and tells it its place.
  mutating func append(_ constraint: NSLayoutConstraint, as role: Role) {
    constraint.setSlot(entries.count, as: role)
    entries.append(Entry(constraint: constraint, role: role))
    count += 1
  }

  /// Takes out the constraint whose place is `slot`.
  mutating func remove(at slot: Int) {
    entries[slot] = nil
    count -= 1
    if entries.count > 8, count * 2 < entries.count { close() }
  }

  /// Takes out all.
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
