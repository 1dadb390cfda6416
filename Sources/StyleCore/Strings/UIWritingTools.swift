/// The extent of the writing tools in a text.
///
/// Differs from UIKit: there are no writing tools; the value is stored without effect.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// No writing tools.
  case none = -1
  /// The extent that the system chooses.
  case `default` = 0
  /// Tools that change the text in place.
  case complete = 1
  /// Tools that show their results beside the text.
  case limited = 2
}

/// The kinds of text that writing tools may make.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Text without attributes.
  public static let plainText = Self(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = Self(rawValue: 1 << 1)
  /// Lists.
  public static let list = Self(rawValue: 1 << 2)
  /// Tables.
  public static let table = Self(rawValue: 1 << 3)
  /// Text with the intent of its parts.
  public static let presentationIntent = Self(rawValue: 1 << 4)
}

/// The setting for results of calculations in a text.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// The default setting.
  case `default` = 0
  /// Results turned off or on.
  case no, yes
}
