public import StyleCore

/// The keyboard shortcuts of a controller.
extension UIViewController {
  /// Adds a shortcut, which is found after those of `keyCommands`.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { controller.keyCommands.append(keyCommand) }

  /// Removes a shortcut that was added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    controller.keyCommands.removeAll { $0 === keyCommand }
  }
}

extension UIResponder {
  /// The shortcuts of the responder, with those that were added to a controller.
  var allKeyCommands: [UIKeyCommand] {
    (keyCommands ?? []) + ((self as? UIViewController)?.controller.keyCommands ?? [])
  }
}
