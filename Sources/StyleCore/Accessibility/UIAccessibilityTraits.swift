/// The traits of an accessibility element, a set of bits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The trait of a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The trait of a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The trait of an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The trait of an element that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The trait of an element that plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The trait of a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The trait of a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The trait of an element that summarizes the page.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The trait of an element that is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The trait of an element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The trait of a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The trait of an element that starts a recording or a video.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The trait of an element whose value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The trait of an element that can be touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The trait of an element after which the page is turned.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The trait of a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The trait of a header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The trait of a content that can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// The trait of a button that is on or off, by the values "1" and "0".
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
