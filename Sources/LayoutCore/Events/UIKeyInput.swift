import Foundation
public import StyleCore

/// An object that takes text from a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Puts text at the caret.
  func insertText(_ text: String)

  /// Takes away the character before the caret.
  func deleteBackward()
}

/// A text that has its delegate decide which keys pass, and what the key for a new line does.
@MainActor
package protocol KeyTarget: UIKeyInput {
  /// Whether `text` may take the place of the last `deleted` characters.
  func allowsKeys(_ text: String, deleting deleted: Int) -> Bool

  /// The key for a new line was pressed.
  func pressReturn()
}
