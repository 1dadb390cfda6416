import Foundation
import LayoutCore
import StyleCore

/// The properties of objects for accessibility.
@MainActor
enum AccessibilityProperties {
  /// Sets the properties that an element `<accessibility>` has.
  static func read(_ view: UIView, _ values: NibValues) {
    guard let element = values.child("accessibilityConfiguration") else { return }
    let own = NibValues(element: element, document: values.document)
    if let identifier = own.element["identifier"] { view.accessibilityIdentifier = identifier }
    if let label = own.text("label") { view.accessibilityLabel = label }
    if let hint = own.text("hint") { view.accessibilityHint = hint }
    if let value = own.text("value") { view.accessibilityValue = value }
    if let flag = own.element.child(key: "isElement") {
      let value = NibValues(element: flag, document: values.document).bool("value")
      if let value { view.isAccessibilityElement = value }
    }
    guard let traits = own.element.child(key: "traits") else { return }
    let names = NibValues(element: traits, document: values.document)
    view.accessibilityTraits = Self.traits.reduce(into: []) { set, trait in
      if names.bool(trait.0) == true { set.formUnion(trait.1) }
    }
  }

  private static let traits: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("header", .header), ("searchField", .searchField),
    ("image", .image),
    ("selected", .selected), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ("staticText", .staticText), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
    ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
    ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
  ]
}
