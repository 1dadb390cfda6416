internal import Cassowary
internal import Foundation
internal import Synchronization

/// The active constraints of a tree of views as one system, which the root of the tree keeps.
///
/// It is made when a pass first needs it, from all constraints in the order of their activation (F.12), and kept up
/// to date while constraints come, go and change. A change to the tree itself makes it anew.
/// `update()` finds the numbers and asks for layout of the views that have something to place; each of them then
/// takes the places of its subviews from here (B.12).
@MainActor
final class LayoutEngine {
  /// How many there are: without any, nobody looks for one.
  private nonisolated static let count = Atomic<Int>(0)
  /// Whether there is any.
  nonisolated static var exists: Bool { count.load(ordering: .relaxed) > 0 }
  private static var made = 0

  /// A number that no other engine ever has.
  let number: Int
  unowned let root: UIView
  var solver = Solver()
  /// The box of each unknown, by its index.
  private var boxOfVariable: [LayoutBox?] = []
  private(set) var boxes: [LayoutBox] = []
  /// Boxes of contents whose height depends on the width, as that of text does whose lines break.
  var wrapping: [LayoutBox] = []
  var userConstraints: [Constraint: NSLayoutConstraint] = [:]
  /// Whether there is something to solve.
  private var isDirty = true
  private var isStructureStale = true
  private var staleContents: [LayoutBox] = []
  private var staleFrames: [LayoutBox] = []
  private var staleInsets: [LayoutBox] = []
  /// Constraints that were taken out because they conflict with others, until anything changes (F.31).
  var broken: [NSLayoutConstraint] = []
  /// What did not hold together when the numbers were last found.
  var conflicts: [ConstraintConflict] = []
  /// Constraints that were reported as broken.
  var reported: Set<ObjectIdentifier> = []
  /// Constraints that were reported as those that cannot be solved, as long as they are active.
  private var refused: Set<ObjectIdentifier> = []
  /// The size that is asked for where the engine only measures.
  let fitting: Fitting?

  /// An engine for the tree beneath `root`.
  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    LayoutEngine.made += 1
    number = LayoutEngine.made
    LayoutEngine.count.add(1, ordering: .relaxed)
  }

  deinit { LayoutEngine.count.subtract(1, ordering: .relaxed) }

  // MARK: Changes

  /// The tree is another: everything is made anew.
  func invalidate() {
    isStructureStale = true
    askForUpdate()
  }

  func add(_ constraint: NSLayoutConstraint) {
    guard !isStructureStale else { return }
    // The first one brings in all views whose frames constraints are to find.
    guard !userConstraints.isEmpty else { return invalidate() }
    insert(constraint)
    askForUpdate()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    refused.remove(ObjectIdentifier(constraint))
    guard !isStructureStale else { return }
    guard let handle = constraint.handle(in: self) else {
      if broken.contains(where: { $0 === constraint }) { invalidate() }
      return
    }
    solver.remove(handle)
    userConstraints[handle] = nil
    constraint.solved = nil
    reported.remove(ObjectIdentifier(constraint))
    // Without any, frames stay as they are.
    if userConstraints.isEmpty { return invalidate() }
    askForUpdate()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard !isStructureStale else { return }
    guard let handle = constraint.handle(in: self), let (sum, _) = expression(of: constraint) else {
      return askForUpdate()
    }
    solver.setConstant(-sum.constant, of: handle)
    askForUpdate()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard !isStructureStale else { return }
    guard let handle = constraint.handle(in: self), constraint.priority.rawValue > 0 else {
      return invalidate()
    }
    solver.setPriority(Priority(constraint.priority.rawValue), of: handle)
    askForUpdate()
  }

  /// The content of a view wants another size, or wants it with another priority.
  func contentDidChange(in box: LayoutBox) {
    guard !box.isFixed, !box.content.isStale else { return }
    box.content.isStale = true
    staleContents.append(box)
    askForUpdate()
  }

  /// A view whose frame the unknowns follow has another.
  func frameDidChange(of box: LayoutBox) {
    if box.isFixed {
      staleFrames.append(box)
      askForUpdate()
    }
  }

  /// The insets or the bounds' origin of a view are others.
  func insetsDidChange(of box: LayoutBox) {
    guard !box.dependents.isEmpty else { return }
    staleInsets.append(box)
    askForUpdate()
  }

  private func askForUpdate() {
    isDirty = true
    guard fitting == nil else { return }
    root.backing.flags.insert(.needsSolving)
  }

  // MARK: Solving

  /// Finds the numbers, if something changed, and asks for layout where they did.
  func update() {
    guard isDirty else { return }
    isDirty = false
    root.backing.flags.remove(.needsSolving)
    // What is given up depends on all that is there.
    if isStructureStale || !broken.isEmpty { build() }
    refresh()
    // Contents that appeared have to come in their order, for instance.
    if isStructureStale { build() }
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
    solver = Solver()
    boxOfVariable = []
    boxes = []
    wrapping = []
    userConstraints = [:]
    broken = []
    staleContents = []
    staleFrames = []
    staleInsets = []
    var active: [NSLayoutConstraint] = []
    for view in root.viewsInTree {
      if let item = view.storedState.constraintItem { active += item.held.constraints }
    }
    for constraint in active.inOrderOfActivation { insert(constraint) }
    guard !active.isEmpty else { return }
    for view in root.viewsInTree where !view.translatesAutoresizingMaskIntoConstraints && view !== root {
      _ = box(of: view.constraintItem)
    }
  }

  private func insert(_ constraint: NSLayoutConstraint) {
    if fitting == nil { constraint.solved = nil }
    guard constraint.priority.rawValue > 0, accepts(constraint),
      let (sum, relation) = expression(of: constraint, register: true)
    else { return }
    let handle = solver.add(
      sum, relation, priority: Priority(constraint.priority.rawValue))
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

  /// The box of `item` after everything was solved, for an engine that only measures.
  func measured(_ item: ConstraintItem) -> LayoutBox {
    isStructureStale = false
    build()
    let box = box(of: item)
    isDirty = true
    update()
    return box
  }

  /// Whether the constraints leave the place of a view a choice (F.12).
  func isAmbiguous(_ box: LayoutBox) -> Bool {
    isAmbiguous(box, along: .horizontal) || isAmbiguous(box, along: .vertical)
  }

  /// Whether they do along one axis.
  func isAmbiguous(_ box: LayoutBox, along axis: NSLayoutConstraint.Axis) -> Bool {
    update()
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
      var dependents: [NSLayoutConstraint] = []
      for constraint in box.dependents {
        guard let handle = constraint.handle(in: self), let (sum, _) = expression(of: constraint) else {
          continue
        }
        dependents.append(constraint)
        solver.setConstant(-sum.constant, of: handle)
      }
      box.dependents = dependents
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
      box.placingView?.backing.markNeedsLayoutFromBelow()
    }
  }

  // MARK: Boxes

  /// The box of a view or guide, made on first use.
  func box(of item: ConstraintItem) -> LayoutBox {
    if let box = item.box, box.engine === self { return box }
    // Where the contents of arranged views leave a choice, the first of them gives way (F.40).
    if let view = item.view, let stack = outermostStack(around: view) { makeBoxes(inNestOf: stack) }
    if let box = item.box, box.engine === self { return box }
    return makeBox(of: item)
  }

  func makeBox(of item: ConstraintItem) -> LayoutBox {
    let isFixed = item.view.map { followsFrame($0) } ?? false
    let box = LayoutBox(of: item, in: self, isFixed: isFixed)
    item.box = box
    boxes.append(box)
    for variable in [box.horizontal.start, box.horizontal.length, box.vertical.start, box.vertical.length] {
      while boxOfVariable.count <= variable.number { boxOfVariable.append(nil) }
      boxOfVariable[variable.number] = box
    }
    box.known = item.view.map { KnownGeometry(of: $0, withSize: false) }
    item.owner?.noteConstraints()
    if isFixed {
      fix(box)
    } else {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        box.ownConstraints.append(solver.add(LinearExpression(box[axis].length), .greaterOrEqual))
      }
      if item.guide?.kind == .scrollContent || item.view === root {
        solver.suggest(0, for: box.horizontal.start)
        solver.suggest(0, for: box.vertical.start)
      }
      if item.view != nil { refreshContent(of: box) }
      if item.view === root, let fitting { fit(box, into: fitting) }
    }
    return box
  }

  /// Whether the unknowns of a view follow its frame. What is measured has no frame yet.
  func followsFrame(_ view: UIView) -> Bool {
    if fitting != nil, view === root { return false }
    return view.translatesAutoresizingMaskIntoConstraints
  }

  /// A root that nobody places has the size that its constraints give it.
  private func resizeRoot() {
    guard let box = root.storedState.constraintItem?.box, !box.isFixed, root.attachedSuperview == nil else {
      return
    }
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

extension NSLayoutConstraint.Relation {
  /// The relation as the solver calls it.
  var solved: Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint in the solver of `engine`, if it is there.
  func handle(in engine: LayoutEngine) -> Constraint? {
    guard let solved, solved.engine == engine.number else { return nil }
    return solved.handle
  }
}
