import Foundation
public import StyleCore

/// Who takes text from a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Puts text at the caret.
  func insertText(_ text: String)

  /// Takes away the character before the caret.
  func deleteBackward()
}

/// Who lets a keyboard's keys pass, and what the key for a new line does; texts that ask their delegates.
@MainActor
package protocol KeyTarget: UIKeyInput {
  /// Whether `text` may take the place of the last `deleted` characters.
  func allowsKeys(_ text: String, deleting deleted: Int) -> Bool

  /// The key for a new line was pressed.
  func pressReturn()
}
