public import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore
public import TextViewCore

/// A type of the text that a keyboard of one's own changes.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret, up to the start of its line.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret, up to the end of its line.
  var documentContextAfterInput: String? { get }
  /// The selected text.
  var selectedText: String? { get }
  /// Moves the caret by a number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// The keyboard of the text.
  var documentInputMode: UITextInputMode? { get }
  /// The identifier of the text, which is another one for each first responder.
  var documentIdentifier: UUID { get }
  /// Replaces the selection by provisional text.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Makes the provisional text part of the text.
  func unmarkText()
}

extension UITextDocumentProxy {
  /// The keyboard of the text: none.
  public var documentInputMode: UITextInputMode? { nil }
  /// The identifier of the text: that of no text.
  public var documentIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Inserts the text.
  public func setMarkedText(_ markedText: String, selectedRange: NSRange) { insertText(markedText) }
  /// Does nothing.
  public func unmarkText() {}
}

/// A view controller of a view in place of the keyboard or above it.
///
/// Differs from UIKit: programs have no keyboards in other programs, so that the text is always that of the first
/// responder.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = DocumentProxy(self)
  private var ownInputView: UIInputView?

  /// Creates an input view controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an input view controller.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view: an input view with the background of the keyboard.
  open override func loadView() {
    view = ownInputView ?? UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  /// The view of the controller, if it is an input view; `nil` for a view that is made when it is needed.
  open override var inputView: UIInputView? {
    get { isViewLoaded ? view as? UIInputView : ownInputView }
    set {
      ownInputView = newValue
      if isViewLoaded { view = newValue }
    }
  }

  /// The text that the keyboard changes: that of the first responder.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// The language of the keyboard; nil is that of the text.
  ///
  /// Differs from UIKit: without effect.
  open var primaryLanguage: String?
  /// Whether or not the keyboard brings a key for dictation.
  ///
  /// Differs from UIKit: without effect.
  open var hasDictationKey = false
  /// Whether or not the user has given the keyboard access to the network: always.
  open var hasFullAccess: Bool { true }
  /// Whether or not the keyboard has to show a key for the next keyboard: never.
  open var needsInputModeSwitchKey: Bool { false }

  /// Ends editing.
  open func dismissKeyboard() { window?.endEditing(true) }
  /// Changes to the next keyboard; does nothing, since there is none.
  open func advanceToNextInputMode() {}
  /// Shows the list of keyboards; does nothing, since there is none.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  /// Gives the words of the user to a completion at once: none.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    completionHandler(UILexicon([]))
  }

  /// Called before the selection changes.
  ///
  /// Differs from UIKit: not called.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the selection changed.
  ///
  /// Differs from UIKit: not called.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before the text changes.
  ///
  /// Differs from UIKit: not called.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text changed.
  ///
  /// Differs from UIKit: not called.
  open func textDidChange(_ textInput: (any UITextInput)?) {}

  fileprivate var window: UIWindow? { viewIfLoaded?.window ?? UIApplication.shared.keyWindow }
}
