import Foundation
import StyleCore
import TextViewCore

/// The traits of the keyboard in an element `<textInputTraits>`.
@MainActor
struct TextInputTraits {
  private let values: NibValues

  /// Creates the traits of an element.
  init(_ values: NibValues) {
    self.values = values
  }

  /// Sets the traits on a text field.
  func set(on field: UITextField) {
    if let type = values.choice("autocapitalizationType", Self.capitals) {
      field.autocapitalizationType = type
    }
    if let type = correction { field.autocorrectionType = type }
    if let type = spelling { field.spellCheckingType = type }
    if let type = values.choice("keyboardType", Self.keyboards) { field.keyboardType = type }
    if let look = values.choice("keyboardAppearance", Self.appearances) { field.keyboardAppearance = look }
    if let type = values.choice("returnKeyType", Self.returnKeys) { field.returnKeyType = type }
    if let enables = values.bool("enablesReturnKeyAutomatically") {
      field.enablesReturnKeyAutomatically = enables
    }
    if let secure = values.bool("secureTextEntry") { field.isSecureTextEntry = secure }
    if let type = contentType { field.textContentType = type }
  }

  /// Sets the traits on a text view.
  func set(on view: UITextView) {
    if let type = values.choice("autocapitalizationType", Self.capitals) {
      view.autocapitalizationType = type
    }
    if let type = correction { view.autocorrectionType = type }
    if let type = spelling { view.spellCheckingType = type }
    if let type = values.choice("keyboardType", Self.keyboards) { view.keyboardType = type }
    if let look = values.choice("keyboardAppearance", Self.appearances) { view.keyboardAppearance = look }
    if let type = values.choice("returnKeyType", Self.returnKeys) { view.returnKeyType = type }
    if let enables = values.bool("enablesReturnKeyAutomatically") {
      view.enablesReturnKeyAutomatically = enables
    }
    if let secure = values.bool("secureTextEntry") { view.isSecureTextEntry = secure }
    if let type = contentType { view.textContentType = type }
  }

  private var correction: UITextAutocorrectionType? {
    values.choice("autocorrectionType", ["default": .default, "no": .no, "yes": .yes])
  }

  private var spelling: UITextSpellCheckingType? {
    values.choice("spellCheckingType", ["default": .default, "no": .no, "yes": .yes])
  }

  private var contentType: UITextContentType? {
    values.element["textContentType"].map(UITextContentType.init(rawValue:))
  }

  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  private static let appearances: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
  ]
  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad, "asciiCapableNumberPad": .asciiCapableNumberPad,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]
}
