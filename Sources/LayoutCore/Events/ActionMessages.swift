package import GraphicsCore

extension UIResponder {
  /// Sends an action message, and returns whether a method received it.
  ///
  /// Without a target, the first responder receives it, or else the sender, or the view that shows the sender; each passes it
  /// to its next responder until one can perform the action.
  package static func send(
    _ action: Selector, to target: Any?, from sender: Any?, in view: UIResponder? = nil, for event: UIEvent?
  ) -> Bool {
    let arguments = [sender, event as Any?]
    if let target { return action.invoke(on: target as AnyObject, with: arguments) }
    let starts = [UIWindow.key?.firstResponder, sender as? UIResponder, view].compactMap(\.self)
    for start in starts {
      if let target = start.target(forAction: action, withSender: sender) {
        return action.invoke(on: target as AnyObject, with: arguments)
      }
    }
    return false
  }
}
