import Foundation
import GraphicsCore
import LayerCore

/// The state of a view or guide for its constraints.
///
/// It is made with the first constraint or anchor, and outlives its view or guide while constraints still refer to it.
///
/// Constraints keep this instead of a weak reference, for which the runtime would make a side table, and learn through
/// it that the view is gone. Changes of its lists call no other code, and need no checks for overlapping accesses.
@MainActor
package final class ConstraintItem {
  /// The view of the item until its end, unless the item is that of a guide.
  ///
  /// Unsafe only for `ownerDied()`, which runs where the last reference goes, on any thread; nothing else writes the
  /// two properties after `init`. It is sound as long as no pass is over the tree while a view of it is freed
  /// elsewhere: the rule that UIKit has, too.
  @exclusivity(unchecked) private nonisolated(unsafe) var storedView = UnretainedReference<UIView>()
  private nonisolated(unsafe) var storedGuide = UnretainedReference<UILayoutGuide>()
  /// The box of the item in the engine of the tree, which the box clears when the engine releases it.
  @safe @exclusivity(unchecked) private var storedBox = UnretainedReference<LayoutBox>()
  /// The active constraints that the view holds, in the order of their activation.
  @safe @exclusivity(unchecked) var held = ConstraintList()
  /// The active constraints that mention the view or guide, held by any view.
  @safe @exclusivity(unchecked) var mentions = ConstraintList()
  /// The number of the last walk over a subtree that met the item; see `UIView.deactivateConstraintsAcrossSubtree()`.
  var lastWalk = 0

  init(of view: UIView) {
    unsafe storedView.object = view
  }

  init(of guide: UILayoutGuide) {
    unsafe storedGuide.object = guide
  }

  /// The view of the item, or `nil` for a guide's item, and once the view is gone.
  package var view: UIView? { unsafe storedView.object }

  /// The guide of the item, or `nil` for a view's item, and once the guide is gone.
  package var guide: UILayoutGuide? { unsafe storedGuide.object }

  /// The box of the view or guide in the engine of the tree.
  var box: LayoutBox? {
    get { storedBox.object }
    set { storedBox.object = newValue }
  }

  /// Returns the box of the view or guide in `engine`.
  ///
  /// The box of another engine is of no use to it, because it refers to the variables of another system.
  func box(in engine: LayoutEngine) -> LayoutBox? {
    guard let box, box.engineNumber == engine.number, box.isInUse else { return nil }
    return box
  }

  /// The box by which the view or guide is placed, or `nil` if none is.
  ///
  /// An engine that only measures places nothing.
  var placingBox: LayoutBox? {
    guard let box, box.isInUse, !box.isMeasured else { return nil }
    return box
  }

  /// The view or guide, or `nil` once it is gone.
  var object: AnyObject? { view ?? guide }

  /// The view that contains the item in its tree: the view itself, or the owning view of the guide.
  var owner: UIView? { view ?? guide?.owner }

  /// Returns the item of a view or guide, or `nil` for another object.
  package static func of(_ object: Any) -> ConstraintItem? {
    if let view = object as? UIView { return view.constraintItem }
    return (object as? UILayoutGuide)?.constraintItem
  }

  /// Returns the item of an object that must be a view or guide.
  static func required(_ object: Any) -> ConstraintItem {
    guard let item = of(object) else {
      preconditionFailure(
        "A constraint is between views and layout guides; \(type(of: object)) is neither.")
    }
    return item
  }

  /// Deactivates the constraints of a view or guide at its end, which may be on any thread.
  nonisolated func ownerDied() {
    unsafe storedView.object = nil
    unsafe storedGuide.object = nil
    if MainExecutor.isCurrent {
      MainActor.assumeIsolated { deactivateAll() }
    } else {
      Task { @MainActor in deactivateAll() }
    }
  }

  private func deactivateAll() {
    for constraint in held.removeAll() { constraint.leaveItems() }
    for constraint in mentions.constraints { constraint.deactivate() }
  }
}

extension UIView {
  /// The state of the view for constraints, made on first use.
  package var constraintItem: ConstraintItem {
    if let item = storedState.constraintItem { return item }
    let item = ConstraintItem(of: self)
    storedState.constraintItem = item
    return item
  }
}

extension UILayoutGuide {
  /// The state of the guide for constraints, made on first use.
  package final var constraintItem: ConstraintItem {
    if let item = storedConstraintItem { return item }
    let item = ConstraintItem(of: self)
    storedConstraintItem = item
    return item
  }
}
