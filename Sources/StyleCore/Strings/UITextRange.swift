public import Foundation

/// A position in the text of a text input, of a class of its own.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() {
    super.init()
  }
}

/// A range of the text of a text input, of a class of its own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range.
  public override init() {
    super.init()
  }

  /// Whether or not the range has no characters.
  open var isEmpty: Bool { start === end }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { start }
}
