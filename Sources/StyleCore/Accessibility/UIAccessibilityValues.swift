/// The way in which the elements in a container are stepped through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The way that the system chooses.
  case automatic = 0
  /// Each element for itself.
  case separate = 1
  /// All elements together.
  case combined = 2
}

/// A kind of container of elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular kind.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group of elements that belong together.
  case semanticGroup = 4
}

/// The direction of a scroll by a page.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The direction to the right.
  case right = 1
  /// The direction to the left.
  case left = 2
  /// The direction up.
  case up = 3
  /// The direction down.
  case down = 4
  /// The direction to the next page.
  case next = 5
  /// The direction to the previous page.
  case previous = 6
}

/// A kind of text, by which assistive technologies choose how to speak it.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The text of a word processor.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// The text of a story.
  public static let narrative = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextNarrative")
  /// The text of messages.
  public static let messaging = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextMessaging")
  /// The text of a spreadsheet.
  public static let spreadsheet = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// The names of files.
  public static let fileSystem = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextFileSystem")
  /// The text of a program.
  public static let sourceCode = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSourceCode")
  /// The text of a console.
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}
