public import Foundation

extension UIAccessibility {
  /// The notification after an assistive technology moved to another element.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The notification after an announcement was spoken.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The notification after Switch Control started or stopped.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The notification after AssistiveTouch started or stopped.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// The notification after Guided Access started or stopped.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// The notification after mono audio was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// The notification after closed captions were turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// The notification after the inversion of colours was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// The notification after the greyscale screen was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// The notification after the speech of the screen was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// The notification after the speech of the selection was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// The notification after the undo by a shake was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// The notification after the labels of switches were turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// The notification after the automatic start of videos was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// The notification after cross-fades for transitions were turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// The notification after the shapes of buttons were turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// The notification after the display without colour alone was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// The notification after a hearing device was paired.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
}
