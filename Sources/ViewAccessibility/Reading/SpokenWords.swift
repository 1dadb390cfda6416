internal import ControlCore
internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The words of an element in VoiceOver's order: selected, label, value, dimmed, the kinds of the element, its place.
@MainActor
struct SpokenWords {
  /// The words, with commas between; the first one begins with a capital.
  let words: String
  /// The hint, or nil.
  let hint: String?

  init(of object: NSObject, _ place: ReadingPlace?) {
    let traits = object.accessibilityTraits
    let isToggle = traits.contains(.toggleButton)
    var label = object.accessibilityLabel ?? ""
    // A back button without a title of its own says its kind alone.
    if traits.contains(.backButton), label.lowercased() == "back" { label = "" }
    let value = isToggle ? "" : Self.spoken(object.accessibilityValue ?? "")
    var hint = object.accessibilityHint ?? ""
    let page = (object as? any UIAccessibilityReadingContent)?.readPage ?? ""
    let isNamed = !label.isEmpty || !value.isEmpty || !page.isEmpty
    // An element with nothing but a hint is read by it.
    let texts = isNamed ? [label, value, page] : [hint]
    if !isNamed { hint = "" }
    var parts = texts.filter { !$0.isEmpty }
    if traits.contains(.selected) { parts.insert("selected", at: 0) }
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    parts += Self.kinds(traits, place)
    if isToggle { parts += Self.state(object.accessibilityValue) }
    if let place { parts.append(place.words) }
    words = Self.beginningWithCapital(
      parts.joined(separator: ", "), isOfSystem: traits.contains(.selected) || texts.allSatisfy(\.isEmpty))
    self.hint = Self.hint(hint, traits)
  }

  /// Returns a value as it is spoken: "50%" is "50 percent".
  private static func spoken(_ value: String) -> String {
    guard value.hasSuffix("%"), let last = value.dropLast().last, last.isNumber else { return value }
    return "\(value.dropLast()) percent"
  }

  /// Returns the kinds of an element; one that says all of a button takes its place.
  private static func kinds(_ traits: UIAccessibilityTraits, _ place: ReadingPlace?) -> [String] {
    let isTab = traits.contains(.tabBarItem) || place?.isTab == true
    let special: UIAccessibilityTraits = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
    let isButton = traits.contains(.button) && traits.isDisjoint(with: special) && !isTab
    let isSearch = traits.contains(.searchField)
    let isText = traits.contains(.textEntry)
    let kinds: [(Bool, String)] = [
      (isButton, "button"),
      (traits.contains(.backButton), "back button"),
      (traits.isSuperset(of: [.toggleButton, .button]), "switch button"),
      (isTab, "tab"),
      (isText && !isSearch && !traits.contains(.secureTextField), "text field"),
      (isText && traits.contains(.secureTextField), "secure text field"),
      (isSearch, "search field"),
      (isText && traits.contains(.isEditing), "is editing"),
      (traits.contains(.header), "heading"),
      (traits.contains(.link), "link"),
      (traits.contains(.pickerItem), "picker item"),
      (traits.contains(.adjustable), "adjustable"),
      (traits.contains(.image), "image"),
    ]
    return kinds.filter(\.0).map(\.1)
  }

  /// Returns the state of a button that is on or off, or another value of it.
  private static func state(_ value: String?) -> [String] {
    switch value {
    case "1": ["on"]
    case "0": ["off"]
    case "2": ["mixed"]
    case let value?: value.isEmpty ? [] : [value]
    case nil: []
    }
  }

  /// Returns the hint of an element, with that of its kind.
  private static func hint(_ own: String, _ traits: UIAccessibilityTraits) -> String? {
    var hints = [own].filter { !$0.isEmpty }
    if !traits.contains(.notEnabled) {
      if traits.contains(.toggleButton) {
        hints.append("Double tap to toggle setting")
      } else if traits.contains(.textEntry) {
        if !traits.contains(.isEditing) { hints.append("Double tap to edit") }
      } else if traits.contains(.adjustable) {
        hints.append("Swipe up or down with one finger to adjust the value")
      }
    }
    return hints.isEmpty
      ? nil : hints.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.joined(separator: ". ")
  }

  /// Returns words with a capital at the beginning if these are the system's.
  private static func beginningWithCapital(_ words: String, isOfSystem: Bool) -> String {
    guard isOfSystem, let first = words.first else { return words }
    return first.uppercased() + words.dropFirst()
  }
}

extension UIAccessibilityCustomRotor {
  /// The name of the rotor, or else that of its kind.
  var spokenName: String {
    if !name.isEmpty { return name }
    return switch systemRotorType {
    case .none: "None"
    case .link: "Links"
    case .visitedLink: "Visited Links"
    case .heading: "Headings"
    case .headingLevel1: "Heading 1"
    case .headingLevel2: "Heading 2"
    case .headingLevel3: "Heading 3"
    case .headingLevel4: "Heading 4"
    case .headingLevel5: "Heading 5"
    case .headingLevel6: "Heading 6"
    case .boldText: "Bold Text"
    case .italicText: "Italic Text"
    case .underlineText: "Underlined Text"
    case .misspelledWord: "Misspelled Words"
    case .image: "Images"
    case .textField: "Text Fields"
    case .table: "Tables"
    case .list: "Lists"
    case .landmark: "Landmarks"
    }
  }
}
