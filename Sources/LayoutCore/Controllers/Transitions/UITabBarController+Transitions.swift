import Foundation
import GraphicsCore
import LayerCore
import StyleCore

/// The changes of tabs that the program animates.
extension UITabBarController {
  /// Returns the transition to the selected controller by the delegate's animator, or `nil` if it has none.
  func beginTransition(from old: UIViewController?) -> ControllerTransition? {
    guard let container = viewIfLoaded, container.window != nil, controller.appearance == .appeared,
      let old, let new = shownChild, old !== new, let delegate,
      let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    let transition = ControllerTransition(from: old, to: new, in: container)
    transition.setAnimator(animator, delegate.tabBarController(self, interactionControllerFor: animator))
    controller.transition = transition
    return transition
  }

  /// Replaces the views by the transition's animation; a cancelled one selects the old tab again.
  func animate(_ transition: ControllerTransition, selectAgain: @escaping @MainActor () -> Void) {
    guard let container = viewIfLoaded else { return }
    let (old, new) = (transition.from, transition.to)
    let transitionContainer = TransitionContainer(in: container, of: old.viewIfLoaded)
    transition.containerView = transitionContainer.view
    beginReplacing(old, with: new, isAnimated: true) {
      transition.views.to = new.view
      transition.finalFrame = frame(forChild: new, in: container.bounds, bars: bars)
      new.view.frame = transition.finalFrame
      placeContents()
    }
    transition.start { [self] didComplete in
      @MainActor func keep(_ seen: UIViewController, without gone: UIViewController) {
        gone.viewIfLoaded?.removeFromSuperview()
        if seen.viewIfLoaded?.superview !== container { show(seen, in: container) }
        transitionContainer.view.removeFromSuperview()
      }
      controller.transition = nil
      if didComplete {
        keep(new, without: old)
        endReplacing(old, with: new)
      } else {
        selectAgain()
        beginReplacing(new, with: old, isAnimated: true) { keep(old, without: new) }
        endReplacing(new, with: old)
      }
      placeContents()
      updateChildEnvironments()
    }
  }

  /// Selects the tab of a cancelled transition again; one that does not fit is pushed, unless the list was shown.
  func selectAgain(_ index: Int?, showsList: Bool) {
    endLending()
    selection = index
    if !showsList { lendSelected(isAnimated: false) }
    bar.selectedItem = shownChild?.tabBarItem
  }
}
