internal import LayoutCore
internal import StyleCore

/// The keys of what a view says to assistive technologies.
enum AccessibilityKeys {
  static let label = Key("label", .text(.words), "The name that is read.")
  static let value = Key("value", .text(.words), "The value that is read behind the name.")
  static let hint = Key("hint", .text(.words), "The result of the use of the element.")
  static let traits = Key("traits", .traits, "What the element is; replaces the traits of the view.")
  static let isElement = Key(
    "isElement", .flag, "Whether the view is an element; a label makes it one unless this is false.")
  static let elementsHidden = Key("elementsHidden", .flag, "Whether what is in the view is not read.")
  static let isModal = Key("isModal", .flag, "Whether views beside the view are not read.")
  static let groupsChildren = Key(
    "groupsChildren", .flag, "Whether what is in the view is read before what is beside it.")

  static let all = ObjectDeclaration([
    label, value, hint, traits, isElement, elementsHidden, isModal, groupsChildren,
  ])
}

extension SpecValue<UIAccessibilityTraits> {
  /// The names of traits, in an array.
  fileprivate static var traits: SpecValue {
    let names: KeyValuePairs<String, UIAccessibilityTraits> = [
      "button": .button, "link": .link, "header": .header, "image": .image, "selected": .selected,
      "staticText": .staticText, "notEnabled": .notEnabled, "adjustable": .adjustable,
      "searchField": .searchField, "keyboardKey": .keyboardKey, "tabBar": .tabBar,
      "toggleButton": .toggleButton, "summaryElement": .summaryElement, "playsSound": .playsSound,
      "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMediaSession,
      "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    ]
    return SpecValue(.array(.choice(names.map(\.key)), limit: nil)) { element, _ throws(DocumentError) in
      var traits = UIAccessibilityTraits.none
      for name in try element.array() { traits.insert(try name.choice(names)) }
      return traits
    }
  }
}

/// The words and traits of a view in a spec; nil keeps the view's own value.
struct AccessibilityProperties: Sendable {
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
  var elementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?

  /// Reads the object of the key `accessibility`.
  init(_ element: JSONElement) throws(DocumentError) {
    let reader = try element.object(AccessibilityKeys.all)
    label = try reader.optional(AccessibilityKeys.label)
    value = try reader.optional(AccessibilityKeys.value)
    hint = try reader.optional(AccessibilityKeys.hint)
    traits = try reader.optional(AccessibilityKeys.traits)
    isElement = try reader.optional(AccessibilityKeys.isElement)
    elementsHidden = try reader.optional(AccessibilityKeys.elementsHidden)
    isModal = try reader.optional(AccessibilityKeys.isModal)
    groupsChildren = try reader.optional(AccessibilityKeys.groupsChildren)
  }

  /// Sets the properties of a view.
  @MainActor
  func apply(to view: UIView) {
    if let label { view.accessibilityLabel = label }
    if let value { view.accessibilityValue = value }
    if let hint { view.accessibilityHint = hint }
    if let traits { view.accessibilityTraits = traits }
    if let isElement = isElement ?? (label == nil ? nil : true) { view.isAccessibilityElement = isElement }
    if let elementsHidden { view.accessibilityElementsHidden = elementsHidden }
    if let isModal { view.accessibilityViewIsModal = isModal }
    if let groupsChildren { view.shouldGroupAccessibilityChildren = groupsChildren }
  }
}
