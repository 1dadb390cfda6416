// The values of modifiers of pointers and accessibility.

/// The effects of pointers.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the system sees fit.
  public static let automatic = HoverEffect(name: "automatic")
  /// Light.
  public static let highlight = HoverEffect(name: "highlight")
  /// A larger description.
  public static let lift = HoverEffect(name: "lift")
}

/// The traits of a description that is read aloud.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  /// Creates a set of bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// A selected part.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// A text.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Something that begins to play.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Touches reach it.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Something that hides others.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// The kinds of actions.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// The usual action.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// An action that leaves.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// An action that deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// An action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// Creates the kind of a name.
  public init(named name: Text) {
    self.name = name.characters
  }
  private init(name: String) {
    self.name = name
  }
}

/// The directions of a change of a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// A larger value.
  case increment
  /// A smaller value.
  case decrement
}

/// The levels of headings.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  /// None.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

/// The meanings of a text.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// A text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
