import ControlCore
import Foundation
import LayoutCore
import StyleCore
import TextViewCore

/// The text of the first responder, as a keyboard of one's own sees it.
final class DocumentProxy: NSObject, UITextDocumentProxy {
  private weak var controller: UIInputViewController?

  init(_ controller: UIInputViewController) {
    self.controller = controller
    super.init()
  }

  private var window: UIWindow? { controller?.viewIfLoaded?.window ?? UIApplication.shared.keyWindow }
  private var input: (any UIKeyInput)? { window?.firstResponder as? any UIKeyInput }
  private var textInput: (any UITextInput)? { input as? any UITextInput }

  var hasText: Bool { input?.hasText ?? false }

  func insertText(_ text: String) { _ = window?.press(text) }
  func deleteBackward() { _ = window?.pressDelete(1) }

  var selectedText: String? {
    guard let textInput, let range = textInput.selectedTextRange, !range.isEmpty else { return nil }
    return textInput.text(in: range)
  }

  var documentContextBeforeInput: String? {
    guard let textInput, let caret = textInput.selectedTextRange?.start,
      let range = textInput.textRange(from: textInput.beginningOfDocument, to: caret)
    else { return nil }
    let text = textInput.text(in: range)
    return text?.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
  }

  var documentContextAfterInput: String? {
    guard let textInput, let caret = textInput.selectedTextRange?.end,
      let range = textInput.textRange(from: caret, to: textInput.endOfDocument)
    else { return nil }
    let text = textInput.text(in: range)
    return text?.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init)
  }

  private static let identifiers = AttachedValue<UUID>()
  private static var count: UInt64 = 0

  var documentInputMode: UITextInputMode? { window?.firstResponder?.textInputMode }

  var documentIdentifier: UUID {
    guard let responder = window?.firstResponder else {
      return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
    return Self.identifiers.of(responder) {
      Self.count += 1
      let byte = { UInt8(truncatingIfNeeded: Self.count >> (8 * $0)) }
      return UUID(
        uuid: (
          0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
        ))
    }
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    textInput?.setMarkedText(markedText, selectedRange: selectedRange)
  }

  func unmarkText() { textInput?.unmarkText() }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let textInput, let caret = textInput.selectedTextRange?.end,
      let place = textInput.position(from: caret, offset: offset)
    else { return }
    textInput.selectedTextRange = textInput.textRange(from: place, to: place)
  }
}
