import Foundation

extension UIResponder {
  /// This responder and those after it.
  var chain: some Sequence<UIResponder> {
    sequence(first: self) { responder in MainActor.assumeIsolated { responder.next } }
  }

  /// The window that the chain leads through; this itself, if it is one.
  var respondingWindow: UIWindow? {
    // A view knows its window without a walk along overridden `next`s.
    if let view = self as? UIView { return view as? UIWindow ?? view.window }
    return chain.lazy.compactMap { $0 as? UIWindow }.first
  }

  var isFirstInWindow: Bool { respondingWindow?.interaction.firstResponder === self }

  func takeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = respondingWindow else { return false }
    if let current = window.interaction.firstResponder {
      guard current.canResignFirstResponder, window.passOnFirstResponder({ current.resignFirstResponder() })
      else { return false }
    }
    window.setFirstResponder(self)
    return true
  }

  func giveUpFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    respondingWindow?.setFirstResponder(nil)
    return true
  }
}

extension UIView {
  /// Takes the keyboard from the responder at or beneath the view that has it; whether none has it now.
  func takeKeyboard(byForce force: Bool) -> Bool {
    guard let window = respondingWindow, let first = window.interaction.firstResponder,
      first.chain.contains(where: { $0 === self })
    else { return true }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    window.setFirstResponder(nil)
    return true
  }
}

extension UIWindow {
  /// Lets go of the first responder in `view`, which is about to leave this window.
  func releaseFirstResponder(in view: UIView) {
    guard let first = interaction.firstResponder, first.chain.contains(where: { $0 === view }) else { return }
    first.resignFirstResponder()
    setFirstResponder(nil)
  }
}
