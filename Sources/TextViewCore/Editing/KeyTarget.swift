package import LayoutCore

/// A type of text inputs whose delegate decides about keys and about the return key.
@MainActor
package protocol KeyTarget: UIKeyInput {
  /// Returns whether `text` may replace the last `deleted` characters.
  func allowsKeys(_ text: String, deleting deleted: Int) -> Bool

  /// Handles a press of the return key.
  func pressReturn()
}
