// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The types of data in text, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// The types of data of the system.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF
/// The types of data of programs.
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xFFFF_FFFF << 32
/// All types of data.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max

extension NSTextCheckingResult.CheckingType {
  // Foundation on Linux has these under their usual names, marked as deprecated, since nothing there finds them.
  static let foundDate = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
  static let foundAddress = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  static let foundLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  static let foundQuote = NSTextCheckingResult.CheckingType(rawValue: 1 << 7)
  static let foundDash = NSTextCheckingResult.CheckingType(rawValue: 1 << 8)
  static let foundReplacement = NSTextCheckingResult.CheckingType(rawValue: 1 << 9)
  static let foundPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
  static let foundTransit = NSTextCheckingResult.CheckingType(rawValue: 1 << 12)

  /// The types that detectors find.
  static let detectable: NSTextCheckingResult.CheckingType = [
    .foundDate, .foundAddress, .foundLink, .foundPhoneNumber,
  ]
}

extension NSTextCheckingKey {
  /// The key of a person's name.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The key of a job's title.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// The key of an organization's name.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The key of a street, with the number of the house.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The key of a city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The key of a state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The key of a postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The key of a country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// The key of a telephone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// The key of an airline.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The key of a flight's number.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
