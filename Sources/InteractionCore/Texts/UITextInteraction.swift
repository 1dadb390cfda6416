public import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore
import StyleCore
public import TextViewCore

/// The gestures that an interaction with a text has.
public enum UITextInteractionMode: Int, Sendable {
  /// Those of a text that is edited.
  case editable = 0
  /// Those of a text that is only selected.
  case nonEditable = 1
}

/// A type of delegates of interactions with texts.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Returns whether an interaction may begin at a point; true by default.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Tells the delegate that an interaction is about to begin.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Tells the delegate that an interaction ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Returns true.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// An interaction that gives a text of one's own the gestures of text views.
///
/// A tap moves the caret; a double tap selects a word and shows the menu of editing.
///
/// Differs from UIKit: the caret and the selection are not shown, and the selection is not dragged.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// The delegate.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// The gestures that the interaction has.
  public private(set) var textInteractionMode = UITextInteractionMode.editable
  private weak var owner: UIView?
  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()

  /// Creates an interaction with the gestures of a mode.
  public convenience init(for mode: UITextInteractionMode) {
    self.init()
    textInteractionMode = mode
  }

  /// Creates an interaction with the gestures of a text that is edited.
  public override init() {
    super.init()
    doubleTap.numberOfTapsRequired = 2
    tap.addHandler { [weak self] _ in self?.moveCaret() }
    doubleTap.addHandler { [weak self] _ in self?.selectWord() }
  }

  /// The recognizers that others may wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, doubleTap] }

  /// The view of the interaction.
  open var view: UIView? { owner }

  /// Removes the recognizers from the view.
  open func willMove(to view: UIView?) {
    for recognizer in gesturesForFailureRequirements { owner?.removeGestureRecognizer(recognizer) }
  }

  /// Adds the recognizers to the view.
  open func didMove(to view: UIView?) {
    owner = view
    for recognizer in gesturesForFailureRequirements { view?.addGestureRecognizer(recognizer) }
  }

  /// Runs a change of the selection at a place of the text, if the delegate agrees.
  private func interact(
    _ recognizer: UIGestureRecognizer, _ change: (any UIResponder & UITextInput, UITextPosition) -> Void
  ) {
    guard recognizer.state == .ended, let textInput else { return }
    let point = recognizer.location(in: textInput.textInputView)
    guard delegate?.interactionShouldBegin(self, at: point) ?? true,
      let place = textInput.closestPosition(to: point)
    else { return }
    delegate?.interactionWillBegin(self)
    if textInput.canBecomeFirstResponder { textInput.becomeFirstResponder() }
    change(textInput, place)
    delegate?.interactionDidEnd(self)
  }

  private func moveCaret() {
    guard textInteractionMode == .editable else { return }
    interact(tap) { text, place in
      text.inputDelegate?.selectionWillChange(text)
      text.selectedTextRange = text.textRange(from: place, to: place)
      text.inputDelegate?.selectionDidChange(text)
      if let view = text as? any UIView & UITextInput { TextMenuHost.hideMenu(of: view) }
    }
  }

  private func selectWord() {
    interact(doubleTap) { text, place in
      let (forward, backward) = (UITextDirection.storage(.forward), UITextDirection.storage(.backward))
      let word =
        text.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: forward)
        ?? text.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: backward)
      guard let word else { return }
      text.inputDelegate?.selectionWillChange(text)
      text.selectedTextRange = word
      text.inputDelegate?.selectionDidChange(text)
      guard let view = text as? any UIView & UITextInput else { return }
      TextMenuHost.showMenu(of: view, beside: nil) { [weak view] in
        view?.editMenu(for: word, suggestedActions: $0)
      }
    }
  }
}
