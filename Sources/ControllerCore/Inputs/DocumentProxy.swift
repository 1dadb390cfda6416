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

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let textInput, let caret = textInput.selectedTextRange?.end,
      let place = textInput.position(from: caret, offset: offset)
    else { return }
    textInput.selectedTextRange = textInput.textRange(from: place, to: place)
  }
}
