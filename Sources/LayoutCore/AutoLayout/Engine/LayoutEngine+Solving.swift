internal import Cassowary
internal import Foundation
import LayerCore
import StyleCore

extension LayoutEngine {
  /// Finds the numbers, if something changed, and asks for layout where they did.
  func update() {
    guard isDirty, !isUpdating else { return }
    // The program's code is asked for sizes, and might let go of the root.
    let root = root
    isUpdating = true
    defer {
      isUpdating = false
      if isDirty, fitting == nil { root.backing.flags.insert(.needsSolving) }
    }
    isDirty = false
    root.backing.flags.remove(.needsSolving)
    conflictPlaces = nil
    if isStructureStale { build() }
    refresh()
    // Contents that appeared have to come in their order, for instance.
    if isStructureStale { build() }
    orderContents()
    let conflicts = solve()
    guard fitting == nil else { return }
    report(conflicts)
    resizeRoot()
  }

  /// Finds the numbers, without the constraints that have to be given up for that; returns the conflicts.
  private func solve() -> [ConstraintConflict] {
    var conflicts = solveWithoutBroken()
    // Lines of text break by the width that was found: their height is known only now.
    for _ in 0..<LayoutEngine.contentRounds where refreshWrappedContents() {
      conflicts += solveWithoutBroken()
    }
    return conflicts
  }

  private func solveWithoutBroken() -> [ConstraintConflict] {
    var conflicts: [ConstraintConflict] = []
    repeat {
      solver.solve()
      askForLayout()
    } while breakConstraint(&conflicts)
    return conflicts
  }

  /// How often contents are asked anew for the widths that their sizes led to.
  private static let contentRounds = 4

  private func build() {
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
    for view in root.viewsInTree {
      if let item = view.storedState.constraintItem { active += item.held.constraints }
    }
    for constraint in active.inOrderOfActivation { insert(constraint) }
    forgetConflictsOfOthers()
    if !active.isEmpty {
      for view in root.viewsInTree where !view.translatesAutoresizingMaskIntoConstraints && view !== root {
        _ = box(of: view.constraintItem)
      }
    }
    // The one that is measured.
    if fitting != nil { _ = box(of: root.constraintItem) }
  }

  func insert(_ constraint: NSLayoutConstraint) {
    if fitting == nil { constraint.solved = nil }
    guard let priority = constraint.priority.solved, accepts(constraint),
      let (sum, relation) = expression(of: constraint, register: true), accepts(sum, of: constraint)
    else { return }
    let isBroken = !broken.isEmpty && broken.contains(ObjectIdentifier(constraint))
    let handle = solver.add(sum, relation, priority: isBroken ? min(priority, .broken) : priority)
    if fitting == nil { constraint.solved = (number, handle) }
    userConstraints[handle] = constraint
  }

  /// Whether a constraint can be solved; one that cannot is reported once.
  private func accepts(_ constraint: NSLayoutConstraint) -> Bool {
    if refused.contains(ObjectIdentifier(constraint)) { return false }
    guard !constraint.relatesOneAxis else { return true }
    refused.insert(ObjectIdentifier(constraint))
    if fitting == nil { constraint.reportTwoAxes() }
    return false
  }

  /// The box of the root after everything was solved, for an engine that only measures.
  func measuredRoot() -> LayoutBox {
    build()
    isDirty = true
    update()
    // Contents that appeared meanwhile had all boxes made again.
    return box(of: root.constraintItem)
  }

  /// Whether the constraints leave the place of a view a choice (F.12), as the numbers were last found: to find them
  /// again here could take the box out of use.
  func isAmbiguous(_ box: LayoutBox) -> Bool {
    isAmbiguous(box, along: .horizontal) || isAmbiguous(box, along: .vertical)
  }

  /// Whether they do along one axis.
  func isAmbiguous(_ box: LayoutBox, along axis: NSLayoutConstraint.Axis) -> Bool {
    guard !isUpdating else { return false }
    return solver.isAmbiguous(box[axis].start) || solver.isAmbiguous(box[axis].length)
  }

  /// Takes in what changed outside of constraints.
  private func refresh() {
    for box in takeAll(&staleFrames) { fix(box) }
    for box in takeAll(&staleContents) where refreshContent(of: box) && box.view?.superview is UIStackView {
      isStructureStale = true
    }
    for box in takeAll(&staleInsets) {
      if let known = box.readable, let view = box.view, known.limit != view.readableLimit {
        return invalidate()
      }
      box.insets = nil
      box.dependents = box.dependents.filter { refreshConstant(of: $0) }
    }
  }

  private func takeAll(_ boxes: inout [LayoutBox]) -> [LayoutBox] {
    defer { boxes = [] }
    return boxes
  }

  private func askForLayout() {
    guard fitting == nil else { return }
    for variable in solver.changedVariables {
      guard let box = boxOfVariable[variable.number] else { continue }
      notePlace(of: box, by: solver.value(of: variable))
      box.placingView?.backing.markNeedsLayoutFromBelow()
    }
  }

  /// A root that nobody places has the size that its constraints give it.
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
  /// The constraints in the order in which they became active.
  @MainActor fileprivate var inOrderOfActivation: [NSLayoutConstraint] {
    var places: [(number: Int, index: Int)] = []
    places.reserveCapacity(count)
    for index in indices { places.append((self[index].activationNumber, index)) }
    // A closure of the main actor would ask each time whether it is there.
    places.sort { @Sendable in $0.number < $1.number }
    var ordered: [NSLayoutConstraint] = []
    ordered.reserveCapacity(count)
    for place in places { ordered.append(self[place.index]) }
    return ordered
  }
}
