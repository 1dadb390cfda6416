import Foundation

/// The search for addresses as in the United States: a number, a street with its kind, and perhaps a city, a state and a code.
enum AddressDetection {
  private static let kinds = [
    "Street", "St", "Avenue", "Ave", "Boulevard", "Blvd", "Road", "Rd", "Drive", "Dr", "Lane", "Ln", "Court",
    "Ct",
    "Place", "Pl", "Square", "Sq", "Terrace", "Ter", "Parkway", "Pkwy", "Highway", "Hwy", "Circle", "Cir",
    "Way",
    "Loop", "Alley", "Plaza", "Broadway", "Row", "Trail", "Crescent",
  ].joined(separator: "|")
  private static let states = """
    AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|\
    RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|California|Florida|Georgia|Illinois|Massachusetts|New[ ]York|Oregon|Texas|Virginia|\
    Washington
    """
  private static let expression = try? NSRegularExpression(
    pattern: """
      (?<![\\p{L}\\p{N}_-])([0-9]{1,6}[ ](?:(?:[NSEW]|NE|NW|SE|SW)\\.?[ ])?(?:[\\p{Lu}0-9][\\p{L}0-9'.-]{0,30}[ ]){0,4}?\
      (?:\(kinds))(?![\\p{L}\\p{N}])\\.?(?:[ ](?:[NSEW]|NE|NW|SE|SW)(?![\\p{L}\\p{N}.]))?(?:,?[ ](?:Apt|Suite|Ste|Unit|Floor|Fl)\\.?[ ]?[#\\p{L}0-9-]{1,6}|,?[ ]\\#[0-9]{1,6})?)\
      (?:(?:,[ ]?|[ ]?\\n|[ ])(\\p{Lu}[\\p{L}.'-]{1,30}(?:[ ]\\p{Lu}[\\p{L}.'-]{1,30}){0,2}),?[ ](\(states))(?![\\p{L}\\p{N}])\
      (?:,?[ ]([0-9]{5}(?:-[0-9]{4})?)(?![0-9]))?(?:(?:,[ ]?|[ ]?\\n|[ ])(USA|United[ ]States|U\\.S\\.A\\.))?)?
      """)

  /// Returns the addresses in a text.
  static func results(in text: DetectedText) -> [FoundData] {
    text.matches(expression).compactMap { match in
      guard var street = text.group(1, of: match) else { return nil }
      var range = match.range
      if range.length == street.utf16.count, street.hasSuffix(".") {
        // The end of the sentence
        street.removeLast()
        range.length -= 1
      }
      var parts: [NSTextCheckingKey: String] = [.street: street]
      for (number, key) in [(2, .city), (3, .state), (4, .zip), (5, .country)] as [(Int, NSTextCheckingKey)] {
        parts[key] = text.group(number, of: match)
      }
      return FoundData(range, .address(parts))
    }
  }
}
