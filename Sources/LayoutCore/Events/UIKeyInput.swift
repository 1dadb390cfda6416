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
