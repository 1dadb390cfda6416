import Foundation
import LayerCore
@_spi(Plumb) import LayoutCore
import TextViewCore

/// The alert or the sheet of a class of old, whose owner knows its buttons by numbers.
final class NumberedAlert: UIAlertController {
  /// The view that stands for the alert, which lives as long as it is shown.
  var owner: UIView?
  /// The call for a button that the user chose, before the dismissal.
  var onChoice: (Int) -> Void = { _ in }
  /// The call for a button, after the dismissal.
  var onEnd: (Int) -> Void = { _ in }
  private var chosen: Int?
  private var isEnded = false

  /// Adds buttons, whose numbers are their places in the list.
  func addButtons(_ buttons: [(title: String?, style: UIAlertAction.Style)]) {
    for (index, button) in buttons.enumerated() {
      addAction(
        UIAlertAction(title: button.title, style: button.style) { [weak self] _ in self?.end(index) })
    }
  }

  override func choose(_ action: UIAlertAction) {
    let index = actions.firstIndex { $0 === action }
    if let index, action.isEnabled, !isBeingDismissed { tellChoice(index) }
    super.choose(action)
  }

  /// Lets the owner go, once the alert is gone for any reason and all have heard of it.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    MainLoop.main.enqueue { [weak self] in
      if self?.presentingViewController == nil { self?.owner = nil }
    }
  }

  /// Ends the alert with a button; -1 is none.
  func end(_ index: Int) {
    tellChoice(index)
    guard !isEnded else { return }
    isEnded = true
    onEnd(index)
    owner = nil
  }

  /// Closes the alert on behalf of the program, which tells no choice.
  func close(_ index: Int, animated: Bool) {
    chosen = index
    closeByProgram(animated: animated) { [self] in end(index) }
  }

  private func closeByProgram(animated: Bool, _ completion: @escaping () -> Void) {
    guard let presenter = presentingViewController else { return completion() }
    presenter.dismiss(animated: animated, completion: completion)
  }

  private func tellChoice(_ index: Int) {
    guard chosen == nil else { return }
    chosen = index
    onChoice(index)
  }
}

extension NumberedAlert: UserAnswering {
  /// Ends the sheet without a button, as a tap beside its popover does.
  func userDidDismiss() { end(-1) }
}

extension UIWindow {
  /// The controller in front of all others of the window.
  var frontController: UIViewController? {
    guard let rootViewController else { return nil }
    return sequence(first: rootViewController) { controller in
      controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
    }.reduce(rootViewController) { $1 }
  }
}
