import GraphicsCore
package import StyleCore

extension UIWindow {
  /// The responder that keys are sent to: the first one, or else the deepest controller that is in front of the others.
  var keyResponder: UIResponder {
    if let firstResponder { return firstResponder }
    var controller = frontController
    while let inner = controller?.frontChild { controller = inner }
    return controller ?? self
  }

  /// Presses a key with others held, and returns whether a command of a responder was sent.
  ///
  /// The chain is searched from the key responder on; the action goes to the first responder that can perform it.
  package func press(_ input: String, holding flags: UIKeyModifierFlags) -> Bool {
    let start = keyResponder
    for responder in start.chain {
      for command in responder.keyCommands ?? [] where command.matches(input, flags) {
        guard let target = start.target(forAction: command.action, withSender: command) as? UIResponder
        else { continue }
        target.validate(command)
        guard !command.attributes.contains(.disabled) else { continue }
        return command.action.invoke(on: target, with: [command])
      }
    }
    return false
  }
}

extension UIViewController {
  /// The child that shows most of the content: of a container, the one on top or selected.
  fileprivate var frontChild: UIViewController? {
    switch self {
    case let controller as UINavigationController: controller.topViewController
    case let controller as UITabBarController: controller.shownChild
    default: children.last { $0.isViewLoaded && $0.viewIfLoaded?.window != nil }
    }
  }
}
