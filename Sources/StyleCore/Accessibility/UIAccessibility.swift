public import Foundation

/// The accessibility settings of the system, and notifications to assistive technologies.
///
/// Differs from UIKit: no assistive technology runs, and notifications have no receiver; bold text and contrast are
/// those of the current traits, and all other settings are off.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification to an assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A change of a large part of the screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A change of the layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement of a text.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A pause of an assistive technology.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// The end of a pause of an assistive technology.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Posts a notification to assistive technologies.
  ///
  /// Differs from UIKit: notifications have no receiver.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether or not VoiceOver reads the screen out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether or not Switch Control is running.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether or not closed captions are enabled.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether or not mono audio is enabled.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether or not Guided Access is enabled.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether or not colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether or not the screen is in greyscale.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether or not transparency is reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether or not motion is reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether or not transitions are cross-fades.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether or not videos play automatically.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether or not the text on the screen can be spoken.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether or not selected text can be spoken.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether or not AssistiveTouch is running.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether or not a shake undoes the last change.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether or not switches have labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether or not information by colour alone is shown in another way, too.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether or not buttons have shapes.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether or not text is bold, by the current traits.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// Whether or not colours have a higher contrast, by the current traits.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }
}

extension UIAccessibility {
  /// The notification after VoiceOver started or stopped.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The notification after the reduction of motion was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The notification after the reduction of transparency was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The notification after bold text was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The notification after the higher contrast of colours was turned on or off.
  ///
  /// Differs from UIKit: it is never posted.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
