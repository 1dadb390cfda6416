import Foundation

/// The search for telephone numbers: 7 to 15 digits, international, or in the groups of a national number.
enum PhoneDetection {
  private static let expression = try? NSRegularExpression(
    pattern: """
      (?<![\\p{L}\\p{N}_.,+/#$€£-])(\\+[ ]?)?(\\([0-9]{1,5}\\)[ ]?)?[0-9]{1,15}\
      (?:(?:[ ./\u{A0}\u{2011}\u{2013}-]|[ ]-[ ]|[ ]?\\([0-9]{1,5}\\)[ ]?)[0-9]{1,8}){0,7}\
      (?:[ ]?(?:x|ext\\.?|extension)[ ]?[0-9]{1,6})?(?![\\p{L}\\p{N}_%/]|[.,-][0-9])
      """, options: .caseInsensitive)

  /// Returns the telephone numbers in a text.
  static func results(in text: DetectedText) -> [FoundData] {
    text.matches(expression).compactMap { match in
      guard let found = text.string(match.range), isNumber(found) else { return nil }
      return FoundData(match.range, .phoneNumber(found))
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    let main = text.lowercased().prefix { $0 != "x" && $0 != "e" }
    let groups = main.split { !$0.isNumber }.map(\.count)
    let count = groups.reduce(0, +)
    guard (7...15).contains(count), let last = groups.last else { return false }
    if main.hasPrefix("+") { return true }
    let digits = main.filter(\.isNumber)
    if groups.count == 1 {
      if main.hasPrefix("(") { return false }
      return count == 7 || count == 10 || (count == 11 && (digits.hasPrefix("1") || digits.hasPrefix("0")))
    }
    // Groups as in the United States, with their country's number or without.
    let national = groups.first == 1 ? Array(groups.dropFirst()) : groups
    if [[3, 4], [3, 3, 4], [3, 7]].contains(national) { return true }
    // A number that begins with 0 is one of Europe or of Asia, in any groups.
    return digits.hasPrefix("0") && count >= 8 && last >= 2
  }
}
