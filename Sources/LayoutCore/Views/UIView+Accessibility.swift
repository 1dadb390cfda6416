import Foundation

extension UIView {
  /// What a view tells to somebody who does not see it. Differs from UIKit: views have this, not all objects.
  struct Accessibility {
    var identifier: String?
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var elementsHidden = false
    var isModal = false
    var groupsChildren = false
  }

  var accessibility: Accessibility? { storedState.interaction?.accessibility }

  func setAccessibility<T>(_ property: WritableKeyPath<Accessibility, T>, to value: T) {
    writableInteraction.accessibility[keyPath: property] = value
  }
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// What kind of element something is.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  /// The kinds whose bits are set.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No kind.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads to a page.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It says what does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up the page.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts a recording or a film.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Fingers on it go through to it.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A row of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A title.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
