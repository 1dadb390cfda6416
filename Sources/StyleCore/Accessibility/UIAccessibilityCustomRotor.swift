public import Foundation

/// A rotor of VoiceOver: an order of its own in which the user steps through elements.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a step.
  public enum Direction: Int, Sendable {
    /// The step to the item before.
    case previous = 0
    /// The step to the item after.
    case next = 1
  }

  /// A kind of rotor that the system names.
  public enum SystemRotorType: Int, Sendable {
    /// The rotor of no kind.
    case none = 0
    /// The rotor of links.
    case link = 1
    /// The rotor of visited links.
    case visitedLink = 2
    /// The rotor of headings.
    case heading = 3
    /// The rotor of headings of the first level.
    case headingLevel1 = 4
    /// The rotor of headings of the second level.
    case headingLevel2 = 5
    /// The rotor of headings of the third level.
    case headingLevel3 = 6
    /// The rotor of headings of the fourth level.
    case headingLevel4 = 7
    /// The rotor of headings of the fifth level.
    case headingLevel5 = 8
    /// The rotor of headings of the sixth level.
    case headingLevel6 = 9
    /// The rotor of bold text.
    case boldText = 10
    /// The rotor of italic text.
    case italicText = 11
    /// The rotor of underlined text.
    case underlineText = 12
    /// The rotor of misspelled words.
    case misspelledWord = 13
    /// The rotor of images.
    case image = 14
    /// The rotor of text fields.
    case textField = 15
    /// The rotor of tables.
    case table = 16
    /// The rotor of lists.
    case list = 17
    /// The rotor of landmarks.
    case landmark = 18
  }

  /// A function that returns the item to which a step leads, or `nil` at the end.
  public typealias Search =
    @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name of the rotor.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The name of the rotor with attributes for its speech.
  open var attributedName: NSAttributedString
  /// The function that finds the item to which a step leads.
  open var itemSearchBlock: Search
  /// The kind of the rotor.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
  }

  /// Creates a rotor with an attributed name.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
  }

  /// Creates a rotor of a kind that the system names.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    systemRotorType = type
    self.itemSearchBlock = itemSearchBlock
  }
}

/// An item of a rotor: an element, or a range of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element of the item.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the item in the text of the element.
  open var targetRange: UITextRange?

  /// Creates an item of no element.
  public override init() {
    super.init()
  }

  /// Creates an item of an element.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

/// The step for which a rotor searches an item.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item at which the user is.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the step.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a step to the next item from none.
  public override init() {
    super.init()
  }
}
