public import Foundation
import StyleCore

/// The system's settings for users with special needs, and messages to those who help them.
///
/// Differs from UIKit: no assistant runs, and messages reach nobody; bold text and contrast are those of the current
/// traits, and all other settings are off.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A message to an assistant.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    /// The message of that number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Much of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistant is to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// An assistant is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Sends a message to an assistant. Differs from UIKit: there is none.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the program is used by a switch.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether films have subtitles.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether both channels of sound are one.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether the program is locked to the screen.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether nothing is seen through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether motion is avoided.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transitions fade.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether films play by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether the text on the screen is read out.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether selected text is read out.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether a touch opens a menu.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether a shake undoes.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether switches have labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether shapes are shown where colours alone tell things apart.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons have outlines.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether text is bold: as the current traits say.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// Whether colours stand out more: as the current traits say.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }

  /// A rectangle of a view in the coordinates of the window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}

extension UIAccessibility {
  /// Posted when the screen begins or ends to be read out. Differs from UIKit: it never is.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when motion is avoided or not any more. Differs from UIKit: it never is.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when transparency is avoided or not any more. Differs from UIKit: it never is.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when text becomes bold or not. Differs from UIKit: it never is.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when colours stand out more or not. Differs from UIKit: it never is.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
