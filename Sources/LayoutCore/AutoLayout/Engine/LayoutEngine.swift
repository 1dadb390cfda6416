internal import Cassowary
internal import Foundation
import LayerCore
internal import Synchronization

/// The active constraints of a tree of views as one system, which the root of the tree keeps.
///
/// It is made when a pass first needs it, from all constraints in the order of their activation (F.12), and updated
/// when constraints are added, removed and changed. A change to the tree itself makes it again. `update()` solves the
/// constraints and requests layout of the views that have something to place; each of them then takes the positions of
/// its subviews from here (B.12). Cells of lists have engines of their own.
///
/// No other code is called within a change of the properties that are not checked for overlapping accesses, and what one
/// replaces ends after it: the checks would take a tenth of the time in which constraints are made and solved.
@MainActor
final class LayoutEngine {
  /// The number of engines: if there are none, no view searches for one.
  private nonisolated static let count = Atomic<Int>(0)
  /// Whether or not there is any engine.
  nonisolated static var exists: Bool { count.load(ordering: .relaxed) > 0 }
  private(set) static var made = 0

  /// A number that no other engine ever has.
  let number: Int
  unowned let root: UIView
  @safe @exclusivity(unchecked) var solver = Solver()
  /// The box of each variable, by its index.
  @safe @exclusivity(unchecked) var boxOfVariable: [LayoutBox?] = []
  @safe @exclusivity(unchecked) var boxes: [LayoutBox] = []
  /// The boxes of contents whose height depends on the width, as that of text with several lines does.
  @safe @exclusivity(unchecked) var wrapping: [LayoutBox] = []
  @safe @exclusivity(unchecked) var userConstraints: [Constraint: NSLayoutConstraint] = [:]
  /// The boxes that the constraint depends on that is being inserted.
  @safe @exclusivity(unchecked) var noted: [LayoutBox] = []
  /// Whether or not there is something to solve.
  var isDirty = true
  /// Whether or not the constraints are being solved.
  ///
  /// Code of the program that is asked for sizes meanwhile sees the old solution.
  var isUpdating = false
  var isStructureStale = true
  /// Whether or not contents may have to give way in another order than they do.
  var isContentOrderStale = true
  /// Whether or not wrapping labels preceded other contents when those were last ordered.
  var ordersWrappingLabels = false
  @safe @exclusivity(unchecked) var staleContents: [LayoutBox] = []
  @safe @exclusivity(unchecked) var staleFrames: [LayoutBox] = []
  @safe @exclusivity(unchecked) var staleInsets: [LayoutBox] = []
  /// The required constraints that were broken because of conflicts, as long as they are active (F.81).
  @safe @exclusivity(unchecked) var broken: Set<ObjectIdentifier> = []
  /// The conflicts of the broken constraints.
  var conflicts: [ConstraintConflict] = []
  /// The indices in the tree by which the broken constraint is chosen, once they were computed.
  var conflictPlaces: [ObjectIdentifier: Int]?
  /// The constraints that were reported as unsolvable, as long as they are active.
  @safe @exclusivity(unchecked) var refused: Set<ObjectIdentifier> = []
  /// The active constraints that are left out while their numbers are not finite.
  @safe @exclusivity(unchecked) var overflowing: Set<ObjectIdentifier> = []
  /// The views and guides whose positions were reported as not finite.
  var lost: Set<ObjectIdentifier> = []
  /// The fitting size of an engine that only measures.
  let fitting: Fitting?
  /// The boxes that those of an engine that only measures replace for a time.
  var replaced: [(item: ConstraintItem, box: LayoutBox?)] = []
  /// The number of changes to the tree and its constraints, but for those to contents, frames and insets.
  var changes = 0 { didSet { measuring = nil } }
  /// The engine that measured last in a system apart, and the number of changes before.
  var measuring: (engine: LayoutEngine, changes: Int)?
  /// Whether or not the constraints are a system apart from that of the tree.
  var isApart = false {
    didSet { if isApart != oldValue { LayoutEngine.countApart(isApart) } }
  }
  /// The systems apart from this one that have something to solve.
  var waitingParts: [WaitingPart] = []

  /// Creates an engine for the tree of `root`.
  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    LayoutEngine.made += 1
    number = LayoutEngine.made
    LayoutEngine.count.add(1, ordering: .relaxed)
  }

  deinit {
    LayoutEngine.count.subtract(1, ordering: .relaxed)
    if isApart { LayoutEngine.countApart(false) }
  }

  // MARK: Changes

  /// Marks the structure of the tree as changed, so that everything is made again.
  func invalidate() {
    changes += 1
    isStructureStale = true
    askForUpdate()
  }

  func add(_ constraint: NSLayoutConstraint) {
    changes += 1
    guard !isStructureStale else { return }
    // The first constraint adds all views whose frames constraints determine.
    guard !userConstraints.isEmpty else { return invalidate() }
    insert(constraint)
    askForUpdate()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    changes += 1
    refused.remove(ObjectIdentifier(constraint))
    overflowing.remove(ObjectIdentifier(constraint))
    restoreConstraint(constraint)
    guard !isStructureStale, let handle = constraint.handle(in: self) else { return }
    solver.remove(handle)
    userConstraints[handle] = nil
    constraint.solved = nil
    // Without any constraints, frames stay as they are.
    if userConstraints.isEmpty { return invalidate() }
    askForUpdate()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    changes += 1
    guard !isStructureStale else { return }
    refreshConstant(of: constraint)
    askForUpdate()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    changes += 1
    restoreConstraint(constraint)
    guard !isStructureStale else { return }
    guard let handle = constraint.handle(in: self), let priority = constraint.priority.solved else {
      return invalidate()
    }
    solver.setPriority(priority, of: handle)
    askForUpdate()
  }

  /// Marks the content of a view as stale after a change of its size or priority.
  func contentDidChange(in box: LayoutBox) {
    guard !box.isFixed, !box.content.isStale else { return }
    box.content.isStale = true
    staleContents.append(box)
    askForUpdate()
  }

  /// Marks the frame of a view that the variables follow as stale.
  func frameDidChange(of box: LayoutBox) {
    if box.isFixed {
      staleFrames.append(box)
      askForUpdate()
    }
  }

  /// Marks the insets or the bounds' origin of a view as stale.
  func insetsDidChange(of box: LayoutBox) {
    guard box.isWatched else { return }
    staleInsets.append(box)
    askForUpdate()
  }

  func askForUpdate() {
    isDirty = true
    guard fitting == nil else { return }
    if isApart { askTreeForUpdate() } else { root.backing.markNeedsSolving() }
  }
}
