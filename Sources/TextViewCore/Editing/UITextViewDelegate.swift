public import Foundation
public import LayoutCore
public import StyleCore
public import TextKitCore

/// The ways in which the user interacts with a part of a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press that shows a menu.
  case presentActions = 1
  /// A long press that shows a preview.
  case preview = 2
}

/// A type that decides about editing in a text view and is notified of it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate, NSObjectProtocol {
  /// Returns whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells the delegate that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether `text` may replace the characters in `range`; true by default.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether the user may follow a link that was tapped; true by default.
  ///
  /// Differs from UIKit: the system does not open links.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether the user may interact with an attachment that was tapped; true by default.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether the user may follow a link that was tapped; asked if the method with the interaction is not there.
  func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
  /// Returns whether the user may interact with an attachment; asked if the method with the interaction is not there.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
  /// Returns the menu of editing for a selection; nil, the default, for the actions that the system suggests.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Tells the delegate that the menu of editing is about to appear.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that the menu of editing is about to disappear.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Returns what a tap on a part of the text does; nil for its menu. The default action asks about the interaction.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Returns the menu of a part of the text whose primary action is nil; nil for no menu.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Called to insert what was suggested; the default implementation inserts an answer.
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
  /// Tells the delegate that the writing tools begin to change the text, which they never do.
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  /// Tells the delegate that the writing tools no longer change the text.
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  /// Returns the ranges of a range that the writing tools leave as they are.
  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue]
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    if let answer = inputSuggestion as? UISmartReplySuggestion { textView.insertText(answer.smartReply) }
  }
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
}

extension UITextView {
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Begins editing, if the view is editable, the delegate agrees and `becomeFirst` succeeds.
  func beginEditing(_ becomeFirst: () -> Bool) -> Bool {
    guard !isFirstResponder, isEditable else { return becomeFirst() }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, becomeFirst() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate agrees and `resignFirst` succeeds.
  func endEditing(_ resignFirst: () -> Bool) -> Bool {
    guard isFirstResponder, isEditable else { return resignFirst() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, resignFirst() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  /// The name of the notification posted when editing began.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// The name of the notification posted when editing ended.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// The name of the notification posted when the user changed the text.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
}
