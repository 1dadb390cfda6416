public import Foundation

/// Results of data in text.
///
/// Differs from UIKit: `regularExpression` is an expression that finds nothing, not nil; `adjustingRanges(offset:)` loses the
/// data; results are not stored by coders.
extension NSTextCheckingResult {
  private var found: FoundData.Value? { (self as? FoundData)?.value }

  /// Creates the result of a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    FoundData(range, .link(url))
  }

  /// Creates the result of a telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    FoundData(range, .phoneNumber(phoneNumber))
  }

  /// Creates the result of a date.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    FoundData(range, .date(date, nil, 0))
  }

  /// Creates the result of a date in a time zone, with a duration in seconds.
  public class func dateCheckingResult(
    range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
  ) -> NSTextCheckingResult { FoundData(range, .date(date, timeZone, duration)) }

  /// Creates the result of an address.
  public class func addressCheckingResult(range: NSRange, components: [NSTextCheckingKey: String])
    -> NSTextCheckingResult
  { FoundData(range, .address(components)) }

  /// Creates the result of a journey, such as a flight.
  public class func transitInformationCheckingResult(range: NSRange, components: [NSTextCheckingKey: String])
    -> NSTextCheckingResult
  { FoundData(range, .transit(components)) }

  /// Creates the result of a quotation mark that another replaces.
  public class func quoteCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    FoundData(range, .quote(replacementString))
  }

  /// Creates the result of a dash that another replaces.
  public class func dashCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
    FoundData(range, .dash(replacementString))
  }

  /// Creates the result of a text that another replaces.
  public class func replacementCheckingResult(range: NSRange, replacementString: String)
    -> NSTextCheckingResult
  { FoundData(range, .replacement(replacementString)) }

  /// The URL of a link.
  public var url: URL? { if case .link(let url) = found { url } else { nil } }

  /// The telephone number, as the text has it.
  public var phoneNumber: String? { if case .phoneNumber(let number) = found { number } else { nil } }

  /// The date.
  public var date: Date? { if case .date(let date, _, _) = found { date } else { nil } }

  /// The time zone of a date whose text has one.
  public var timeZone: TimeZone? { if case .date(_, let zone, _) = found { zone } else { nil } }

  /// The duration of a date whose text has one, in seconds, or 0.
  public var duration: TimeInterval { if case .date(_, _, let time) = found { time } else { 0 } }

  /// The parts of an address.
  public var addressComponents: [NSTextCheckingKey: String]? {
    if case .address(let parts) = found { parts } else { nil }
  }

  /// The parts of an address or of a journey.
  public var components: [NSTextCheckingKey: String]? {
    if case .transit(let parts) = found { parts } else { addressComponents }
  }

  /// The text that replaces a quotation mark, a dash or another text.
  public var replacementString: String? {
    switch found {
    case .quote(let text), .dash(let text), .replacement(let text): text
    default: nil
    }
  }
}
