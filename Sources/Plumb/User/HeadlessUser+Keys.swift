internal import Foundation
import GraphicsCore
import InteractionCore
import LayerCore
public import LayoutCore
public import StyleCore
import TextViewCore

/// The keys of a keyboard beside those that type.
extension HeadlessUser {
  /// Presses a key with others held: `user.press(key: "n", holding: .command)`.
  ///
  /// The first `UIKeyCommand` for the keys in the responder chain is sent, or else that of the main menu. While a text is
  /// edited, keys that type precede commands, unless these want priority over the system's behavior. A key that neither
  /// types nor has a command goes to the presses of the responders, and then moves the focus: the arrow keys and the tab key
  /// do, and the return key and the space bar tap on the item that has it.
  ///
  /// - Throws: `noKeyCommand` if no responder has a command for the keys, and they do nothing else.
  public func press(key: String, holding modifiers: UIKeyModifierFlags = []) throws(HeadlessUserError) {
    let types = modifiers.subtracting([.shift, .alphaShift]).isEmpty && key.count == 1
    let isText = types && window.firstResponder is any UIKeyInput
    if window.press(key, holding: modifiers, beforeText: isText)
      || !isText && MainMenu.press(key, holding: modifiers, in: window)
    {
      HeadlessLoop.runUntilIdle()
      return
    }
    sendPress(of: key, modifiers)
    if moveFocus(key, modifiers, isText: isText) {
      HeadlessLoop.runUntilIdle()
      return
    }
    guard types else { throw .noKeyCommand(Self.name(of: key, modifiers)) }
    try type(modifiers.isEmpty ? key : key.uppercased())
  }

  private func sendPress(of key: String, _ modifiers: UIKeyModifierFlags) {
    let press = UIPress(UIKey(key, holding: modifiers))
    let event = UIPressesEvent(presses: [press], timestamp: MainLoop.main.clock.now)
    let responder = window.keyResponder
    responder.pressesBegan([press], with: event)
    press.end()
    responder.pressesEnded([press], with: event)
  }

  /// Moves the focus, or taps on the item that has it, and returns whether the key does that.
  private func moveFocus(_ key: String, _ modifiers: UIKeyModifierFlags, isText: Bool) -> Bool {
    let isPlain = modifiers.isEmpty
    // The tab key is a letter of a text of several lines alone.
    let leavesText = !isText || window.firstResponder is UITextField
    switch key {
    case UIKeyCommand.inputUpArrow where isPlain: return FocusMover.press(.up, in: window)
    case UIKeyCommand.inputDownArrow where isPlain: return FocusMover.press(.down, in: window)
    case UIKeyCommand.inputLeftArrow where isPlain: return FocusMover.press(.left, in: window)
    case UIKeyCommand.inputRightArrow where isPlain: return FocusMover.press(.right, in: window)
    case "\t" where leavesText && (isPlain || modifiers == .shift):
      guard FocusMover.press(isPlain ? .next : .previous, in: window) else { return false }
      if let field = focusedView as? UITextField { field.becomeFirstResponder() }
      return true
    case "\r" where !isText && isPlain, "\n" where !isText && isPlain, " " where !isText && isPlain:
      return tapFocusedItem()
    default: return false
    }
  }

  private func tapFocusedItem() -> Bool {
    guard let view = UIView.view(of: window.focusedItem), let point = try? point(of: view) else {
      return false
    }
    tap(at: point)
    return true
  }

  private static func name(of key: String, _ modifiers: UIKeyModifierFlags) -> String {
    let names: [(UIKeyModifierFlags, String)] = [
      (.control, "control"), (.alternate, "option"), (.shift, "shift"), (.command, "command"),
    ]
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [key]).joined(separator: "-")
  }

  /// The view that has the focus of the keyboard.
  public var focusedView: UIView? { UIView.view(of: window.focusedItem) }
}
