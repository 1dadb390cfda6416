import ControlCore
import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

/// The words of a cell: the texts that it holds, joined, and the controls that stay elements of their own.
///
/// A cell without controls is one element. In one with controls, the texts are an element as large as the cell, and the
/// controls follow it. A switch at the end gives its value to the texts.
@MainActor
struct SpokenCell {
  private var texts: [String] = []
  private var controls: [NSObject] = []
  private var value: String?
  private var traits: UIAccessibilityTraits

  /// Creates the words of a cell with the traits of its state.
  init(_ traits: UIAccessibilityTraits) {
    self.traits = traits
  }

  /// The traits of elements that keep their own place.
  private static let interactive: UIAccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .textEntry,
  ]

  /// Adds the elements in a view.
  mutating func add(_ view: UIView?) {
    guard let view else { return }
    for element in ReadingOrder.elements(in: view) { add(element.object) }
  }

  private mutating func add(_ object: NSObject) {
    guard object.accessibilityTraits.isDisjoint(with: Self.interactive), !(object is UIControl) else {
      return controls.append(object)
    }
    texts += [object.accessibilityLabel, object.accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Adds a text.
  mutating func add(_ text: String?) {
    if let text, !text.isEmpty { texts.append(text) }
  }

  /// Adds the custom view at the end of a cell.
  mutating func addAccessory(_ view: UIView?) {
    guard let toggle = view as? UISwitch, toggle.isAccessibilityElement, !texts.isEmpty else {
      return add(view)
    }
    value = toggle.accessibilityValue
    traits.formUnion(toggle.accessibilityTraits)
  }

  /// Adds a trait.
  mutating func insert(_ trait: UIAccessibilityTraits) {
    traits.formUnion(trait)
  }

  /// Sets the value that is read behind the texts.
  mutating func setValue(_ text: String) {
    value = text
  }

  /// Adds a button that the cell draws itself, whose name ends with the cell's texts.
  mutating func addButton(_ name: String, of view: UIView) {
    let label = ([name] + [texts.joined(separator: ", ")]).filter { !$0.isEmpty }.joined(separator: " ")
    controls.append(SpokenPart(of: view, view.bounds, label, .button))
  }

  /// Returns the words of a cell, which is an element unless it has controls.
  func content(of cell: UIView) -> SpokenContent {
    let label = texts.isEmpty ? nil : texts.joined(separator: ", ")
    if controls.isEmpty { return SpokenContent(label, value: value, traits) }
    var content = SpokenContent()
    (content.label, content.value, content.traits) = (label, value, traits)
    let joined = label.map { SpokenPart(of: cell, cell.bounds, $0, value: value, traits) }
    content.elements = (joined.map { [$0] } ?? []) + controls
    return content
  }
}
