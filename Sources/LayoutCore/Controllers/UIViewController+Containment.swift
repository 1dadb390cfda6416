import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(!isInChain(of: child), "A controller cannot be a child of itself or of its children.")
    guard child.controller.parent !== self else { return }
    child.willMove(toParent: self)
    child.controller.parent?.disown(child)
    child.controller.parent = self
    controller.children.append(child)
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
    child.updateMainScrollView()
    // Its view may still be here, or go to another parent: it takes none of these traits along.
    guard child.controller.parentTraits != nil else { return }
    child.controller.parentTraits = nil
    child.updateTraits()
  }

  /// Whether this is `child` or beneath it.
  private func isInChain(of child: UIViewController) -> Bool {
    sequence(first: self, next: \.controller.parent).contains { $0 === child }
  }

  /// The controller at the root of the tree of parents.
  var outermostParent: UIViewController {
    var outermost = self
    while let parent = outermost.controller.parent { outermost = parent }
    return outermost
  }

  /// Whether the view is seen, or is about to be.
  var isSeen: Bool { controller.appearance == .appeared || controller.appearance == .appearing }

  func exchange(
    _ old: UIViewController, for new: UIViewController, isAnimated: Bool, _ animations: (() -> Void)?
  ) {
    precondition(
      old.controller.parent === self && new.controller.parent === self,
      "transition(from:to:) needs two children of the controller.")
    let container = old.viewIfLoaded?.superview ?? view
    replace(old, with: new, isAnimated: isAnimated) {
      if let view = new.view, view.superview !== container { container?.addSubview(view) }
      animations?()
      old.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Exchanges what is seen of this controller's children: announces it, lets `change` move the views, lays
  /// out, and says that it happened, in the order of a push.
  func replace(
    _ old: UIViewController?, with new: UIViewController?, isAnimated: Bool, _ change: () -> Void
  ) {
    guard isSeen else { return change() }
    new?.loadViewIfNeeded()
    old?.beginAppearanceTransition(false, animated: isAnimated)
    new?.beginAppearanceTransition(true, animated: isAnimated)
    change()
    new?.announceIsAppearing()
    // What appears with this controller ends with it.
    let isOver = controller.appearance == .appeared
    if isOver { viewIfLoaded?.layoutIfNeeded() }
    old?.endAppearanceTransition()
    if isOver { new?.endAppearanceTransition() }
  }

  /// The nearest parent that is a `Container`, or what it is within.
  func nearestParent<Container: UIViewController>(of type: Container.Type) -> Container? {
    var next = controller.parent
    while let parent = next {
      if let container = parent as? Container { return container }
      next = parent.controller.parent
    }
    return nil
  }

  /// The navigation controller that this one is in.
  public var navigationController: UINavigationController? { nearestParent(of: UINavigationController.self) }

  /// The split view controller that this one is in.
  public var splitViewController: UISplitViewController? { nearestParent(of: UISplitViewController.self) }

  /// The tab bar controller that this one is in.
  public var tabBarController: UITabBarController? { nearestParent(of: UITabBarController.self) }
}
