import Foundation
public import StyleCore

/// A type of objects that take text from a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether or not there is any text.
  var hasText: Bool { get }

  /// Inserts text at the caret.
  func insertText(_ text: String)

  /// Deletes the character before the caret.
  func deleteBackward()
}

/// A type of text inputs whose delegate decides about keys and about the return key.
@MainActor
package protocol KeyTarget: UIKeyInput {
  /// Returns whether `text` may replace the last `deleted` characters.
  func allowsKeys(_ text: String, deleting deleted: Int) -> Bool

  /// Handles a press of the return key.
  func pressReturn()
}
