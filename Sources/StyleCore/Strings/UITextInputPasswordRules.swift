public import Foundation

/// The rules that a new password has to meet, in the language of password rules.
///
/// Differs from UIKit: no password is proposed.
open class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its only stored property is a constant.

  /// The rules: `required: lower; required: digit; minlength: 12;`.
  public let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is equal rules.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
  }

  open override var hash: Int { passwordRulesDescriptor.hashValue }
}

/// The setting for predictions of the text that follows.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The default setting.
  case `default` = 0
  /// Predictions turned off or on.
  case no, yes
}

/// The traits that a type need not have.
extension UITextInputTraits {
  /// The rules for a new password: none.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  /// The setting for predictions of the text that follows: the default one.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
}

/// More meanings of a text.
extension UITextContentType {
  /// The part of a name before the given name, as a title.
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  /// A middle name.
  public static let middleName = Self(rawValue: "additional-name")
  /// The part of a name after the family name.
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  /// The title of a job.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// A place.
  public static let location = Self(rawValue: "location")
  /// The first line of a street address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// The state of an address.
  public static let addressState = Self(rawValue: "address-level1")
  /// The city and the state of an address.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = Self(rawValue: "address-level3")
  /// The number of a shipment.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// A date, a time, or a duration.
  public static let dateTime = Self(rawValue: "date-time")
  /// The date of a birth.
  public static let birthdate = Self(rawValue: "bday")
  /// The day of a birth.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// The month of a birth.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// The year of a birth.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// The date until which a credit card is valid.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// The month until which a credit card is valid.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// The year until which a credit card is valid.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// The type of a credit card.
  public static let creditCardType = Self(rawValue: "cc-type")
  /// The name on a credit card.
  public static let creditCardName = Self(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
  /// The identifier of an embedded SIM.
  public static let cellularEID = Self(rawValue: "cellular-eid")
  /// The number of a phone.
  public static let cellularIMEI = Self(rawValue: "cellular-imei")
  /// The family name on a credit card.
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
}
