// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The type of a keyboard: the keys that it offers.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// The keyboards for special text.
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The keyboard with the letters of the Latin alphabet.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The default title.
  case `default` = 0
  /// The titles for special texts.
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The letters that a keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none = 0
  /// The first letter of each word or sentence, or all letters.
  case words, sentences, allCharacters
}

/// The setting for autocorrection.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default setting.
  case `default` = 0
  /// Autocorrection turned off or on.
  case no, yes
}

/// The setting for spell checking.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The default setting.
  case `default` = 0
  /// Spell checking turned off or on.
  case no, yes
}

/// The setting for the replacement of quotation marks by those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The default setting.
  case `default` = 0
  /// The replacement turned off or on.
  case no, yes
}

/// The setting for the replacement of two hyphens by a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The default setting.
  case `default` = 0
  /// The replacement turned off or on.
  case no, yes
}

/// The setting for the insertion and deletion of spaces with the words next to them.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The default setting.
  case `default` = 0
  /// The insertion and deletion turned off or on.
  case no, yes
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The default appearance.
  case `default` = 0
  /// The dark and the light appearance.
  case dark, light

  /// The dark appearance.
  public static let alert = UIKeyboardAppearance.dark
}

/// The meaning of a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a content type from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A full name.
  public static let name = Self(rawValue: "name")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// The name of an organization.
  public static let organizationName = Self(rawValue: "organization")
  /// An email address.
  public static let emailAddress = Self(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// A URL.
  public static let URL = Self(rawValue: "url")
  /// A street address.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The city of an address.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// The name of a country.
  public static let countryName = Self(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}

/// A type of objects that describe a text to the keyboard.
///
/// Differs from UIKit: there is no keyboard; the values are stored without effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that the keyboard capitalizes.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The setting for autocorrection.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The setting for spell checking.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The setting for the replacement of quotation marks by those of the language.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The setting for the replacement of two hyphens by a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The setting for the insertion and deletion of spaces with the words next to them.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether or not the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether or not the text is hidden, as for a password.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType! { get set }
  /// The rules for a new password; nil for none.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// The setting for predictions of the text that follows.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The setting for results of calculations in the text.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// The extent of the writing tools.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// The kinds of text that writing tools may make.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
  /// The messages that the text answers.
  var conversationContext: UIConversationContext? { get set }
}

/// The traits of a text for the keyboard.
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
  package var passwordRules: UITextInputPasswordRules?
  package var inlinePredictionType = UITextInlinePredictionType.default
  package var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  package var writingToolsBehavior = UIWritingToolsBehavior.default
  package var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  package var conversationContext: UIConversationContext?

  package init() {}
}
