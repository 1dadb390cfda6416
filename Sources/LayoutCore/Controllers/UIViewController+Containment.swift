import Foundation
import LayerCore

extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(!isInChain(of: child), "A controller cannot be a child of itself or of its children.")
    guard child.controller.parent !== self else { return }
    child.willMove(toParent: self)
    child.controller.parent?.disown(child)
    child.controller.parent = self
    controller.children.append(child)
    (child.controller.isComing, child.controller.isLeaving) = (true, false)
    child.updateEnvironment()
  }

  func leaveParent() {
    guard let parent = controller.parent else { return }
    parent.disown(self)
    didMove(toParent: nil)
  }

  private func disown(_ child: UIViewController) {
    controller.children.removeAll { $0 === child }
    child.controller.parent = nil
    child.controller.isComing = false
    child.updateMainScrollView()
    // The view of the child may still be here, or move to another parent, without any of these traits.
    guard child.controller.parentTraits != nil else { return }
    child.controller.parentTraits = nil
    child.updateTraits()
  }

  /// Returns whether this controller is `child` or inside of it.
  private func isInChain(of child: UIViewController) -> Bool {
    sequence(first: self, next: \.controller.parent).contains { $0 === child }
  }

  /// The controller at the root of the tree of parents.
  var outermostParent: UIViewController {
    var outermost = self
    while let parent = outermost.controller.parent { outermost = parent }
    return outermost
  }

  /// Whether or not the view is visible, or is about to be.
  package var isSeen: Bool { controller.appearance == .appeared || controller.appearance == .appearing }

  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.controller.parent === self && new.controller.parent === self,
      "transition(from:to:) needs two children of the controller.")
    let container = old.viewIfLoaded?.superview ?? view
    func show() {
      if let view = new.view, view.superview !== container { container?.addSubview(view) }
    }
    guard AnimationClock.isRunning, isSeen, duration > 0, let container else {
      replace(old, with: new, isAnimated: duration > 0) {
        show()
        animations?()
        old.viewIfLoaded?.removeFromSuperview()
      }
      completion?(true)
      return
    }
    let end = { [self] (finished: Bool) in
      old.viewIfLoaded?.removeFromSuperview()
      endReplacing(old, with: new)
      completion?(finished)
    }
    if options.isTransition {
      beginReplacing(old, with: new, isAnimated: true) {}
      UIView.transition(with: container, duration: duration, options: options) {
        show()
        animations?()
        old.viewIfLoaded?.isHidden = true
      } completion: { finished in
        old.viewIfLoaded?.isHidden = false
        end(finished)
      }
      new.announceIsAppearing()
    } else {
      beginReplacing(old, with: new, isAnimated: true, show)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
    }
  }

  /// Replaces a child by another, as in a push.
  ///
  /// The changes of appearance begin, `change` moves the views, the view is laid out, and the changes end.
  package func replace(
    _ old: UIViewController?, with new: UIViewController?, isAnimated: Bool, _ change: () -> Void
  ) {
    guard isSeen else { return change() }
    beginReplacing(old, with: new, isAnimated: isAnimated, change)
    endReplacing(old, with: new)
  }

  /// Does the first part of a replacement: everything before the new view is in its final place.
  package func beginReplacing(
    _ old: UIViewController?, with new: UIViewController?, isAnimated: Bool, _ change: () -> Void
  ) {
    new?.loadViewIfNeeded()
    old?.beginAppearanceTransition(false, animated: isAnimated)
    new?.beginAppearanceTransition(true, animated: isAnimated)
    change()
    // The program's own animator has yet to add the view, which calls it then.
    if new?.viewIfLoaded?.window != nil || viewIfLoaded?.window == nil { new?.announceIsAppearing() }
    // A view that appears with this controller ends its appearance with it.
    if controller.appearance == .appeared { viewIfLoaded?.layoutIfNeeded() }
  }

  /// Does the second part of a replacement: the end of the changes of appearance.
  package func endReplacing(_ old: UIViewController?, with new: UIViewController?) {
    let isOver = controller.appearance == .appeared
    old?.endAppearanceTransition()
    if isOver { new?.endAppearanceTransition() }
  }

  /// Returns the nearest parent of a type, or `nil` if there is none.
  package func nearestParent<Container: UIViewController>(of type: Container.Type) -> Container? {
    var next = controller.parent
    while let parent = next {
      if let container = parent as? Container { return container }
      next = parent.controller.parent
    }
    return nil
  }
}
