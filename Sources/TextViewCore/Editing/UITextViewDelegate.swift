public import Foundation
public import LayoutCore

/// Who decides about the editing of a text view, and hears of it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate, NSObjectProtocol {
  /// Whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether characters may be replaced; true by default.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// What is selected has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
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
}

extension UITextView {
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Editing begins when the view becomes first responder, if the delegate agrees.
  func beginEditing(_ becomeFirst: () -> Bool) -> Bool {
    guard !isFirstResponder, isEditable else { return becomeFirst() }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, becomeFirst() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Editing ends when the view resigns, if the delegate agrees.
  func endEditing(_ resignFirst: () -> Bool) -> Bool {
    guard isFirstResponder, isEditable else { return resignFirst() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, resignFirst() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  /// Posted when editing has begun.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted when editing has ended.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// Posted when the user changed the text.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
}
