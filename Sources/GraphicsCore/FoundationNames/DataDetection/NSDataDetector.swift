public import Foundation

/// A detector of links, telephone numbers, dates and addresses in text.
///
/// Links have a scheme, or begin with `www.`, or are hosts with a known ending, or mail addresses. Telephone numbers are
/// international ones, and national ones in groups. Dates are English, in numbers or in words: 2026-12-25, 12/25/2026, Dec 25,
/// 2026, tomorrow at 5pm. Addresses have a number and a street as in the United States, and may have a city, a state and a
/// code.
///
/// Differs from UIKit: it is no `NSRegularExpression`, from which classes on Linux cannot inherit; it has the methods of one.
/// It finds fewer forms and no flights, in English alone, with the month of a date in numbers first. The types of
/// `NSTextCheckingResult.CheckingType` have a warning of Foundation on Linux.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as Foundation's is: its only property is a constant.

  /// The types of data that the detector finds.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector of types of data.
  ///
  /// - Throws: `CocoaError.formatting` if there is none of a link, a telephone number, a date or an address among them.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let found = NSTextCheckingResult.CheckingType.detectable.rawValue & checkingTypes
    guard found != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Returns the detector itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSDataDetector)?.checkingTypes == checkingTypes
  }
  open override var hash: Int { checkingTypes.hashValue }

  /// Returns the data in a range of a text, in order.
  ///
  /// Of the options, `anchored` has an effect.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = DataDetection(string, range, types: checkingTypes, now: Date()).results
    guard options.contains(.anchored) else { return found }
    return found.first.map { $0.range.location == max(0, range.location) ? [$0] : [] } ?? []
  }

  /// Calls a closure for each of the data in a range of a text, until the closure stops it.
  ///
  /// Of the options, `anchored` and `reportCompletion` have an effect.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    var isStopped: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      unsafe block(match, [], &isStopped)
      if isStopped.boolValue { return }
    }
    if options.contains(.reportCompletion) { unsafe block(nil, .completed, &isStopped) }
  }

  /// Returns the number of data in a range of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the first of the data in a range of a text.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the range of the first of the data in a range of a text, or a range at `NSNotFound`.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Returns the text with all data in a range replaced.
  ///
  /// - Parameter templ: The replacement, in which `$0` stands for the characters of the data.
  open func stringByReplacingMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate templ: String
  ) -> String {
    let text = NSMutableString(string: string)
    replaceMatches(in: text, options: options, range: range, withTemplate: templ)
    return String(describing: text)
  }

  /// Replaces all data in a range of a text, and returns their number.
  @discardableResult
  open func replaceMatches(
    in string: NSMutableString, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate templ: String
  ) -> Int {
    let whole = String(describing: string)
    let found = matches(in: whole, options: options, range: range)
    for match in found.reversed() {
      string.replaceCharacters(
        in: match.range, with: Self.filled(templ, string.substring(with: match.range)))
    }
    return found.count
  }

  /// Returns a template with the characters that were found; a backslash keeps the character behind it.
  private static func filled(_ template: String, _ found: String) -> String {
    var filled = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        filled.append(next)
      } else if character == "$", rest.first == "0" {
        rest.removeFirst()
        filled += found
      } else {
        filled.append(character)
      }
    }
    return filled
  }
}
