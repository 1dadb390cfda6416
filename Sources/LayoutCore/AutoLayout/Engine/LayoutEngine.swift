internal import Cassowary
internal import Foundation
import LayerCore
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
  var boxOfVariable: [LayoutBox?] = []
  var boxes: [LayoutBox] = []
  /// Boxes of contents whose height depends on the width, as that of text does whose lines break.
  var wrapping: [LayoutBox] = []
  var userConstraints: [Constraint: NSLayoutConstraint] = [:]
  /// Whether there is something to solve.
  var isDirty = true
  /// Whether the numbers are being found. The program's code that is asked for sizes meanwhile finds the old ones.
  var isUpdating = false
  var isStructureStale = true
  /// Whether contents may have to give way in another order than they do.
  var isContentOrderStale = true
  /// Whether labels whose lines break were put before others when contents were last ordered.
  var ordersWrappingLabels = false
  var staleContents: [LayoutBox] = []
  var staleFrames: [LayoutBox] = []
  var staleInsets: [LayoutBox] = []
  /// Required constraints that were given up because they conflict with others, as long as they are active (F.81).
  var broken: Set<ObjectIdentifier> = []
  /// The constraints that each of them could not hold together with.
  var conflicts: [ConstraintConflict] = []
  /// The places in the tree by which it is decided what is given up, once they were asked for.
  var conflictPlaces: [ObjectIdentifier: Int]?
  /// Constraints that were reported as those that cannot be solved, as long as they are active.
  var refused: Set<ObjectIdentifier> = []
  /// Active constraints that are left out while their numbers are not finite.
  var overflowing: Set<ObjectIdentifier> = []
  /// Views and guides whose places were reported as not finite.
  var lost: Set<ObjectIdentifier> = []
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
    overflowing.remove(ObjectIdentifier(constraint))
    mend(constraint)
    guard !isStructureStale, let handle = constraint.handle(in: self) else { return }
    solver.remove(handle)
    userConstraints[handle] = nil
    constraint.solved = nil
    // Without any, frames stay as they are.
    if userConstraints.isEmpty { return invalidate() }
    askForUpdate()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard !isStructureStale else { return }
    refreshConstant(of: constraint)
    askForUpdate()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    mend(constraint)
    guard !isStructureStale else { return }
    guard let handle = constraint.handle(in: self), let priority = constraint.priority.solved else {
      return invalidate()
    }
    solver.setPriority(priority, of: handle)
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

  func askForUpdate() {
    isDirty = true
    guard fitting == nil else { return }
    root.backing.flags.insert(.needsSolving)
  }
}
