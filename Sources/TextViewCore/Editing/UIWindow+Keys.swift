package import LayoutCore
import StyleCore

extension UIWindow {
  /// Presses the keys of `text` one after the other for the first responder; a new line is the return key.
  ///
  /// - Returns: `false` if no responder takes the text.
  package func press(_ text: String) -> Bool {
    for character in text {
      guard let input = firstResponder as? any UIKeyInput else { return false }
      let target = input as? any KeyTarget
      if character.isNewline, let target {
        target.pressReturn()
      } else if target?.allowsKeys(String(character), deleting: 0) ?? true {
        input.insertText(String(character))
      }
    }
    return firstResponder is any UIKeyInput || !text.isEmpty
  }

  /// Presses the delete key `count` times.
  ///
  /// - Returns: `false` if no responder takes text.
  package func pressDelete(_ count: Int) -> Bool {
    for _ in 0..<count {
      guard let input = firstResponder as? any UIKeyInput else { return false }
      if input.hasText, (input as? any KeyTarget)?.allowsKeys("", deleting: 1) ?? true {
        input.deleteBackward()
      }
    }
    return true
  }
}
