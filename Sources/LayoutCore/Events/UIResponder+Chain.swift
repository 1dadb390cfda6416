import Foundation

extension UIResponder {
  /// The responder chain from this responder on.
  var chain: some Sequence<UIResponder> {
    sequence(first: self) { responder in MainActor.assumeIsolated { responder.next } }
  }

  /// The window of the responder chain, which is the responder itself if it is one.
  var respondingWindow: UIWindow? {
    // A view knows its window without a walk along overridden `next` properties.
    if let view = self as? UIView { return view as? UIWindow ?? view.window }
    return chain.lazy.compactMap { $0 as? UIWindow }.first
  }

  var isFirstInWindow: Bool { respondingWindow?.interaction.firstResponder === self }

  func takeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = respondingWindow else { return false }
    if let current = window.interaction.firstResponder {
      guard current.canResignFirstResponder, window.transferFirstResponder({ current.resignFirstResponder() })
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
  /// Makes the first responder at the view or in it resign.
  ///
  /// - Returns: Whether no responder at the view or in it is the first one now.
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
  /// Makes the first responder in `view` resign, before the view leaves this window.
  func releaseFirstResponder(in view: UIView) {
    guard let first = interaction.firstResponder, first.chain.contains(where: { $0 === view }) else { return }
    first.resignFirstResponder()
    setFirstResponder(nil)
  }
}
