public import Foundation

/// A key of a keyboard, pressed while others are held.
@preconcurrency @MainActor
open class UIKey: NSObject {
  private let text: String
  private let flags: UIKeyModifierFlags

  /// Creates a key that types a text, or has a name of `UIKeyCommand`.
  package init(_ input: String, holding flags: UIKeyModifierFlags) {
    (text, self.flags) = (input, flags)
    super.init()
  }

  /// The characters that the key types: a capital letter with the shift key.
  open var characters: String { flags.contains(.shift) ? text.uppercased() : text }
  /// The characters that the key types without the others.
  open var charactersIgnoringModifiers: String { text }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// The number of the key.
  open var keyCode: UIKeyboardHIDUsage { .key(of: text) }
}
