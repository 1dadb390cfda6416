/// The words of a view for assistive technologies, in plain values, until code sets others.
///
/// Each class returns them once, as `UIView.spokenContent`; the accessibility properties of views begin with them.
@_spi(Plumb)
public struct SpokenContent {
  /// Whether or not the view is an accessibility element.
  public var isElement = false
  /// The label.
  public var label: String?
  /// The value.
  public var value: String?
  /// The traits.
  public var traits = UIAccessibilityTraits.none
  /// The elements in the view in reading order, if it is a container that lists them.
  public var elements: [Any]?
  /// Whether or not the elements in the view are read before those beside it.
  public var groupsChildren = false

  /// Creates the words of a view that is no element.
  public init() {}

  /// Creates the words of an element.
  public init(_ label: String?, value: String? = nil, _ traits: UIAccessibilityTraits = .none) {
    (isElement, self.label, self.value, self.traits) = (true, label, value, traits)
  }
}

/// Traits that UIKit has for its own views, with the bits that public tools found on phones.
extension UIAccessibilityTraits {
  /// The trait of a text that can be edited.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// The trait of a text that is being edited.
  package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  /// The trait of a text field that hides its text.
  package static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
  /// The trait of the back button of a navigation bar.
  package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// The trait of a button in a tab bar.
  package static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
  /// The trait of a text of several lines that can be edited.
  package static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
  /// The trait of a wheel of a picker view, a bit of this package's own.
  package static let pickerItem = UIAccessibilityTraits(rawValue: 1 << 62)
}
