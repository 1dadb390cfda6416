public import Foundation
import LayoutCore

/// The text fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
  /// No text field.
  case `default` = 0
  /// A text field for a secret.
  case secureTextInput = 1
  /// A text field.
  case plainTextInput = 2
  /// Two text fields: for a name and for a secret.
  case loginAndPasswordInput = 3
}

/// A type of delegates of alert views, for code of old.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Tells the delegate of the button that the user chose.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Tells the delegate that the system ends the alert.
  ///
  /// Differs from UIKit: it is not called, since the system ends no alert.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Tells the delegate that the alert is about to be shown.
  func willPresent(_ alertView: UIAlertView)
  /// Tells the delegate that the alert is shown.
  func didPresent(_ alertView: UIAlertView)
  /// Tells the delegate that the alert is about to go away.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells the delegate that the alert is gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Returns whether the first button beside the one that cancels is enabled, after each change of a text.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Returns `true`.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
