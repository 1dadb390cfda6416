import Foundation
import GraphicsCore
import LayerCore

/// What constraints know of a view or guide. It is made with the first constraint or anchor, and lives longer than
/// its view or guide where constraints still speak of it.
///
/// Constraints keep this instead of a weak reference, for which the runtime would make a side table, and learn
/// through it that the view is gone.
@MainActor
final class ConstraintItem {
  /// One of these two refers to what this is the item of, until that dies.
  ///
  /// Unsafe only for `ownerDied()`, which runs where the last reference goes, on whatever thread; nothing else writes
  /// them after `init`. It is sound as long as no pass is over the tree while a view of it dies elsewhere: the rule that
  /// UIKit has, too.
  private nonisolated(unsafe) var storedView = Uncounted<UIView>()
  private nonisolated(unsafe) var storedGuide = Uncounted<UILayoutGuide>()
  /// What the engine of the tree knows of it; the box clears this when the engine lets go of it.
  private var storedBox = Uncounted<LayoutBox>()
  /// The active constraints that the view holds, in the order of their activation.
  var held = ConstraintList()
  /// The active constraints that mention the view or guide, whoever holds them.
  var mentions = ConstraintList()
  /// The walk over a subtree that last met the item; see `UIView.dropConstraintsAcrossCut()`.
  var lastWalk = 0

  init(of view: UIView) {
    unsafe storedView.object = view
  }

  init(of guide: UILayoutGuide) {
    unsafe storedGuide.object = guide
  }

  /// The view whose item this is; nil for a guide, and once the view is gone.
  var view: UIView? { unsafe storedView.object }

  /// The guide whose item this is; nil for a view, and once the guide is gone.
  var guide: UILayoutGuide? { unsafe storedGuide.object }

  /// What the engine of the tree knows of the view or guide.
  var box: LayoutBox? {
    get { storedBox.object }
    set { storedBox.object = newValue }
  }

  /// What `engine` knows of the view or guide. That of another engine is of no use to it: it speaks of unknowns of
  /// another system.
  func box(in engine: LayoutEngine) -> LayoutBox? {
    guard let box, box.engine === engine, box.isInUse else { return nil }
    return box
  }

  /// The view or guide, until it is gone.
  var object: AnyObject? { view ?? guide }

  /// The view in whose tree the item lies: the view itself, or the one that the guide is in.
  var owner: UIView? { view ?? guide?.owner }

  /// The item of a view or guide; nil for anything else.
  static func of(_ object: Any) -> ConstraintItem? {
    if let view = object as? UIView { return view.constraintItem }
    return (object as? UILayoutGuide)?.constraintItem
  }

  /// The item of what must be a view or guide.
  static func required(_ object: Any) -> ConstraintItem {
    guard let item = of(object) else {
      preconditionFailure(
        "A constraint is between views and layout guides; \(type(of: object)) is neither.")
    }
    return item
  }

  /// The view or guide dies, which may happen on any thread: what mentions it is no longer active.
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
  /// What constraints know of the view, made on first use.
  var constraintItem: ConstraintItem {
    if let item = storedState.constraintItem { return item }
    let item = ConstraintItem(of: self)
    storedState.constraintItem = item
    return item
  }
}

extension UILayoutGuide {
  /// What constraints know of the guide, made on first use.
  final var constraintItem: ConstraintItem {
    if let item = storedConstraintItem { return item }
    let item = ConstraintItem(of: self)
    storedConstraintItem = item
    return item
  }
}
