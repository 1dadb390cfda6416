internal import Cassowary
internal import Foundation
import LayerCore
import StyleCore

extension LayoutEngine {
  /// Solves the constraints, if something changed, and requests layout where the solution differs.
  func update() {
    guard !isUpdating else { return }
    if !waitingParts.isEmpty { updateParts() }
    guard isDirty else { return }
    // Solving asks the program's code for sizes, which might release the root.
    let root = root
    isUpdating = true
    defer {
      isUpdating = false
      if isDirty, fitting == nil { askForUpdate() }
      if !waitingParts.isEmpty { root.backing.markNeedsSolving() }
    }
    isDirty = false
    root.backing.flags.remove(.needsSolving)
    conflictPlaces = nil
    if isStructureStale { build() }
    refresh()
    // Contents that appeared have to be in their order, for instance.
    if isStructureStale { build() }
    orderContents()
    let conflicts = solve()
    guard fitting == nil else { return }
    report(conflicts)
    resizeRoot()
  }

  /// Solves the constraints without those that have to be broken, and returns the conflicts.
  private func solve() -> [ConstraintConflict] {
    var conflicts = solveWithoutBroken()
    // Lines of text break by the solved width, so their height is known only now.
    for _ in 0..<LayoutEngine.contentRounds where refreshWrappedContents() {
      conflicts += solveWithoutBroken()
    }
    return conflicts
  }

  private func solveWithoutBroken() -> [ConstraintConflict] {
    var conflicts: [ConstraintConflict] = []
    repeat {
      solver.update()
      askForLayout()
    } while breakConstraint(&conflicts)
    return conflicts
  }

  /// The number of times that contents are measured again for the widths that result from their sizes.
  private static let contentRounds = 4

  func build() {
    isStructureStale = false
    isContentOrderStale = true
    solver = Solver()
    boxOfVariable = []
    for box in boxes { box.isInUse = false }
    boxes = []
    wrapping = []
    userConstraints = [:]
    staleContents = []
    staleFrames = []
    staleInsets = []
    var active: [NSLayoutConstraint] = []
    let views = root.viewsInSystem
    for view in views {
      if let item = view.storedState.constraintItem { active += item.held.constraints }
    }
    userConstraints.reserveCapacity(active.count)
    for constraint in active.inOrderOfActivation { insert(constraint) }
    forgetConflictsOfOthers()
    if !active.isEmpty {
      for view in views where !view.translatesAutoresizingMaskIntoConstraints && view !== root {
        _ = box(of: view.constraintItem)
      }
    }
    // The view that is measured.
    if fitting != nil { _ = box(of: root.constraintItem) }
  }

  func insert(_ constraint: NSLayoutConstraint) {
    if fitting == nil { constraint.solved = nil }
    defer { noted = [] }
    guard let priority = constraint.priority.solved, accepts(constraint),
      let (sum, relation) = expression(of: constraint, register: true)
    else { return }
    let isAccepted = accepts(sum, of: constraint)
    for box in noted where !isAccepted { box.hasOverflowing = true }
    guard isAccepted else { return }
    let isBroken = !broken.isEmpty && broken.contains(ObjectIdentifier(constraint))
    let handle = solver.add(sum, relation, priority: isBroken ? min(priority, .broken) : priority)
    if fitting == nil { constraint.solved = (number, handle) }
    userConstraints[handle] = constraint
    for box in noted { note(handle, in: box) }
  }

  /// Registers that a constraint depends on the insets or the bounds of a view.
  private func note(_ constraint: Constraint, in box: LayoutBox) {
    // Constraints that are gone are forgotten when the list is full; what is left has room to double.
    if box.dependents.count >= 16, box.dependents.count == box.dependents.capacity {
      box.dependents.removeAll { !solver.contains($0) }
      box.dependents.reserveCapacity(2 * box.dependents.count)
    }
    box.dependents.append(constraint)
  }

  /// Returns whether a constraint can be solved.
  ///
  /// A constraint that cannot be solved is reported once.
  private func accepts(_ constraint: NSLayoutConstraint) -> Bool {
    if refused.contains(ObjectIdentifier(constraint)) { return false }
    guard !constraint.relatesOneAxis else { return true }
    refused.insert(ObjectIdentifier(constraint))
    if fitting == nil { constraint.reportTwoAxes() }
    return false
  }

  /// Returns whether the constraints leave the position of a view ambiguous (F.12), by the last solution.
  ///
  /// Solving again here could take the box out of use.
  func isAmbiguous(_ box: LayoutBox) -> Bool {
    isAmbiguous(box, along: .horizontal) || isAmbiguous(box, along: .vertical)
  }

  /// Returns whether the constraints leave the position or length of a view along one axis ambiguous.
  func isAmbiguous(_ box: LayoutBox, along axis: NSLayoutConstraint.Axis) -> Bool {
    guard !isUpdating else { return false }
    return solver.isAmbiguous(box[axis].start) || solver.isAmbiguous(box[axis].length)
  }

  /// Updates the solver for changes outside of constraints.
  func refresh() {
    for box in takeAll(&staleFrames) { fix(box) }
    for box in takeAll(&staleContents) where refreshContent(of: box) && box.view?.superview?.asStack != nil {
      isStructureStale = true
    }
    for box in takeAll(&staleInsets) {
      if let rule = box.readable, let view = box.view, rule.limit != view.readableLimit {
        return invalidate()
      }
      box.known = box.view.map { KnownGeometry(of: $0, withSize: box.dependsOnSize) }
      box.insets = nil
      // A constraint may have finite numbers now, and is then inserted in its order.
      if box.hasOverflowing, !overflowing.isEmpty { invalidate() }
      box.dependents = box.dependents.filter { userConstraints[$0].map(refreshConstant) ?? false }
    }
  }

  private func takeAll(_ boxes: inout [LayoutBox]) -> [LayoutBox] {
    defer { boxes = [] }
    return boxes
  }

  private func askForLayout() {
    guard fitting == nil else { return }
    for variable in solver.changedVariables {
      // A view whose constraints are apart is placed by others.
      guard let box = boxOfVariable[variable.number], !isApart || box.view !== root else { continue }
      notePlace(of: box, by: solver.value(of: variable))
      box.placingView?.backing.markNeedsLayoutFromBelow()
    }
  }

  /// Sets the size of a root without a superview to the solved one.
  private func resizeRoot() {
    guard let box = root.storedState.constraintItem?.box(in: self), !box.isFixed, box.isFound,
      root.attachedSuperview == nil
    else { return }
    let size = root.frame(forAlignmentRect: box.solved).size
    let grid = PixelGrid(scale: root.traitCollection.displayScale)
    root.bounds.size = grid.snap(size, .nearest(.up))
  }
}

extension [NSLayoutConstraint] {
  /// The constraints in the order of their activation.
  @MainActor fileprivate var inOrderOfActivation: [NSLayoutConstraint] {
    var places: [(number: Int, index: Int)] = []
    places.reserveCapacity(count)
    for index in indices { places.append((self[index].activationNumber, index)) }
    // A closure of the main actor would check the thread in each call.
    places.sort { @Sendable in $0.number < $1.number }
    var ordered: [NSLayoutConstraint] = []
    ordered.reserveCapacity(count)
    for place in places { ordered.append(self[place.index]) }
    return ordered
  }
}
