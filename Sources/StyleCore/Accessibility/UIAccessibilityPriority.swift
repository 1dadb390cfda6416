// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The importance of a text that is spoken beside others.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates an importance from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The importance of a text that interrupts others.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// The importance of a text that others may interrupt.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// The importance of a text that waits for others.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

/// The name of the notification that VoiceOver was turned on or off; never posted.
public let UIAccessibilityVoiceOverStatusChanged = "UIAccessibilityVoiceOverStatusChanged"

extension UIAccessibilityTextualContext {
  /// Creates a kind of text from its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}
