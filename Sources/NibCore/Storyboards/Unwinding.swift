import Foundation
import GraphicsCore
import LayoutCore

/// The ways back to a controller that has a method for them.
@MainActor
enum Unwinding {
  /// Performs a way back: it ends at the nearest controller that accepts it.
  static func perform(
    _ element: NibElement, from source: UIViewController, sender: Any?, _ scene: StoryboardScene
  ) {
    guard let name = element["unwindAction"] else {
      return scene.document.report("The way back names no method.", at: element)
    }
    let action = Selector(stringLiteral: name)
    let start = UIStoryboardUnwindSegueSource(source: source, action: action, sender: sender)
    guard let destination = end(of: start) else { return }
    let segue = segue(element, from: source, to: destination, sender: sender, scene)
    source.prepare(for: segue, sender: sender)
    action.invoke(on: destination, with: [segue])
    segue.perform()
  }

  private static func segue(
    _ element: NibElement, from source: UIViewController, to destination: UIViewController, sender: Any?,
    _ scene: StoryboardScene
  ) -> UIStoryboardSegue {
    let made = SegueMaking.segue(element, from: source, to: destination, sender: sender, scene)
    let isAnimated = NibValues(element: element, document: scene.document).bool("animates") ?? true
    made.standardPerformance = { [unowned made] in
      goBack(from: source, to: destination, isAnimated: isAnimated, made)
    }
    return made
  }

  /// Returns the controller where a way back ends, or nil if none accepts it.
  ///
  /// Upwards, the children of each controller are asked, then the controller itself, then those behind a presentation.
  private static func end(of start: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = start.source
    var visited = 0
    while let controller = current, visited < 1000 {
      visited += 1
      if let parent = controller.parent {
        for child in parent.allowedChildrenForUnwinding(from: start) where child !== controller {
          if let end = end(of: start, within: child) { return end }
        }
        if accepts(parent, start) { return parent }
        current = parent
      } else {
        guard let presenter = controller.presentingViewController else { return nil }
        if let end = end(of: start, within: presenter) { return end }
        current = presenter
      }
    }
    return nil
  }

  private static func end(
    of start: UIStoryboardUnwindSegueSource, within controller: UIViewController
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: start) {
      if let end = end(of: start, within: child) { return end }
    }
    return accepts(controller, start) ? controller : nil
  }

  private static func accepts(_ controller: UIViewController, _ start: UIStoryboardUnwindSegueSource) -> Bool
  {
    controller !== start.source
      && controller.canPerformUnwindSegueAction(start.unwindAction, from: start.source, sender: start.sender)
  }

  /// Dismisses what covers the destination, and pops the stacks that it is in.
  private static func goBack(
    from source: UIViewController, to destination: UIViewController, isAnimated: Bool,
    _ segue: UIStoryboardSegue
  ) {
    if destination.presentedViewController != nil, covers(source, destination) {
      destination.dismiss(animated: isAnimated)
    }
    var child = destination
    while let parent = child.parent {
      parent.unwind(for: segue, towards: child)
      if let stack = parent as? UINavigationController, stack.topViewController !== child {
        stack.popToViewController(child, animated: isAnimated)
      } else if let tabs = parent as? UITabBarController {
        tabs.selectedViewController = child
      }
      child = parent
    }
  }

  /// Returns whether a controller is in what is presented over another one.
  private static func covers(_ source: UIViewController, _ destination: UIViewController) -> Bool {
    var current: UIViewController? = source
    while let controller = current {
      if controller === destination.presentedViewController { return true }
      current = controller.parent ?? controller.presentingViewController
    }
    return false
  }
}
