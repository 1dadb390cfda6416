import Foundation
@_spi(Plumb) package import LayoutCore
@_spi(Plumb) package import StyleCore

extension UIControl {
  /// The traits of the state of a control: one that is disabled or selected.
  package var spokenState: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

extension UILabel {
  /// The words of the label: its text. One without a text is no element.
  var spokenText: SpokenContent {
    guard let text, !text.isEmpty else { return SpokenContent() }
    return SpokenContent(text, isEnabled ? .staticText : [.staticText, .notEnabled])
  }
}

extension UITextField {
  /// The words of the field: its text, or else its placeholder; a hidden text is a dot for each character.
  var spokenField: SpokenContent {
    let text = text ?? ""
    var traits = spokenState.union(.textEntry)
    if isSecureTextEntry { traits.insert(.secureTextField) }
    if isEditing { traits.insert(.isEditing) }
    let shown = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    return SpokenContent(nil, value: text.isEmpty ? placeholder : shown, traits)
  }
}

extension UITextView {
  /// The words of the view: its text, which is the value, as it is of fields.
  var spokenText: SpokenContent {
    var traits: UIAccessibilityTraits = isEditable ? [.textEntry, .textArea] : .staticText
    if isEditable, isFirstResponder { traits.insert(.isEditing) }
    return SpokenContent(nil, value: text, traits)
  }
}
