public import Foundation
import LayoutCore

/// The look of an action sheet, for code of old.
public enum UIActionSheetStyle: Int, Sendable {
  /// The look of the bar from which the sheet comes.
  case automatic = -1
  /// The usual look.
  case `default` = 0
  /// A black look that lets the content shine through.
  case blackTranslucent = 1
  /// A black look.
  case blackOpaque = 2
}

/// A type of delegates of action sheets, for code of old.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Tells the delegate of the button that the user chose.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Tells the delegate that the system ends the sheet.
  ///
  /// Differs from UIKit: it is not called, since the system ends no sheet.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the sheet is about to be shown.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the sheet is shown.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the sheet is about to go away.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells the delegate that the sheet is gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
