// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// What a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// Letters of the Latin alphabet.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the key says that ends a text.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Which letters are made large.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether quotation marks become those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether spaces come and go with the words around them.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark, light

  /// A dark one.
  public static let alert = UIKeyboardAppearance.dark
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The meaning of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = Self(rawValue: "name")
  public static let givenName = Self(rawValue: "given-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nickname = Self(rawValue: "nickname")
  public static let organizationName = Self(rawValue: "organization")
  public static let emailAddress = Self(rawValue: "email")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let URL = Self(rawValue: "url")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let countryName = Self(rawValue: "country-name")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}

/// What the keyboard is told about a text. Differs from UIKit: there is no keyboard; all of it is state.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters are made large.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether mistakes are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become those of the language.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces come and go with the words around them.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// What the keyboard offers.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the key says that ends the text.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether that key is off while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether characters are hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
}

/// What a view tells the keyboard.
package struct TextInputTraits {
  package var autocapitalizationType = UITextAutocapitalizationType.sentences
  package var autocorrectionType = UITextAutocorrectionType.default
  package var spellCheckingType = UITextSpellCheckingType.default
  package var smartQuotesType = UITextSmartQuotesType.default
  package var smartDashesType = UITextSmartDashesType.default
  package var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  package var keyboardType = UIKeyboardType.default
  package var keyboardAppearance = UIKeyboardAppearance.default
  package var returnKeyType = UIReturnKeyType.default
  package var enablesReturnKeyAutomatically = false
  package var isSecureTextEntry = false
  package var textContentType: UITextContentType?

  package init() {}
}
