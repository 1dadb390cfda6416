import GraphicsCore
package import StyleCore

extension UIWindow {
  /// The responder that keys are sent to: the first one, or else the deepest controller that is in front of the others.
  package var keyResponder: UIResponder {
    if let firstResponder { return firstResponder }
    var controller = frontController
    while let inner = controller?.frontChild { controller = inner }
    return controller ?? self
  }

  /// Presses a key with others held, and returns whether a command of a responder was sent.
  ///
  /// The chain is searched from the key responder on; the action goes to the first responder that can perform it. Before
  /// the text of a first responder come only commands that precede the system's use of the keys.
  package func press(
    _ input: String, holding flags: UIKeyModifierFlags, beforeText isBeforeText: Bool = false
  ) -> Bool {
    keyResponder.chain.contains { responder in
      responder.allKeyCommands.contains { command in
        (!isBeforeText || command.wantsPriorityOverSystemBehavior) && send(command, input, flags)
      }
    }
  }

  /// Sends a command or an alternate of it, if the keys are those of it, and returns whether a responder received it.
  package func send(_ command: UIKeyCommand, _ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    guard let action = command.action(for: input, flags),
      let target = keyResponder.target(forAction: action, withSender: command) as? UIResponder
    else { return false }
    target.validate(command)
    return !command.attributes.contains(.disabled) && action.invoke(on: target, with: [command])
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
