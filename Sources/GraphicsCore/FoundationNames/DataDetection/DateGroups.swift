import Foundation

/// The groups of a match of the expression for dates.
struct DateGroups {
  /// A time of day.
  struct Time {
    var hour: Int
    var minute = 0
    var second = 0
    /// Whether or not the text can be nothing but a time.
    var isSure: Bool
  }

  private(set) var day: (year: Int?, month: Int, day: Int)?
  /// A word such as "tomorrow", in lower case.
  private(set) var relative: String?
  /// The number of the day of the week, of which Sunday is 1.
  private(set) var weekday: Int?
  private(set) var isNext = false
  private(set) var time: Time?
  private(set) var end: Time?
  private(set) var zone: String?
  /// Whether or not the word "at" precedes a time without a day.
  private(set) var hasAt = false

  /// Whether or not the text has a day.
  var hasDay: Bool { day != nil || relative != nil || weekday != nil }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

  /// Reads the groups of a match.
  init(_ text: DetectedText, _ match: NSTextCheckingResult) {
    func word(_ group: Int) -> String? { text.group(group, of: match)?.lowercased() }
    func number(_ group: Int) -> Int? { text.group(group, of: match).flatMap { Int($0) } }
    func month(_ group: Int) -> Int? {
      word(group).flatMap { Self.months.firstIndex(of: String($0.prefix(3))) }.map { $0 + 1 }
    }
    /// Returns the time in the seven groups from one on.
    func time(_ first: Int) -> Time? {
      if let word = word(first + 6) { return Time(hour: word == "noon" ? 12 : 0, isSure: true) }
      let half = word(first + 3) ?? word(first + 5)
      guard var hour = number(first) ?? number(first + 4) else { return nil }
      if let half {
        guard (1...12).contains(hour) else { return nil }
        hour = hour % 12 + (half == "p" ? 12 : 0)
      }
      return Time(
        hour: hour, minute: number(first + 1) ?? 0, second: number(first + 2) ?? 0, isSure: half != nil)
    }
    if let year = number(1), let month = number(2), let date = number(3) {
      day = (year, month, date)
    } else if let month = number(4), let date = number(5), let year = number(6) {
      day = (year < 100 ? (year < 70 ? 2000 : 1900) + year : year, month, date)
    } else if let date = number(7), let month = number(8), let year = number(9) {
      day = (year, month, date)
    } else if let month = month(10), let date = number(11) {
      day = (number(12), month, date)
    } else if let date = number(13), let month = month(14) {
      day = (number(15), month, date)
    }
    relative = word(16)
    isNext = word(17) == "next "
    weekday = word(18).flatMap { Self.weekdays.firstIndex(of: String($0.prefix(3))) }.map { $0 + 1 }
    // A time behind a day, its zone and its end; then the same without a day.
    self.time = time(19) ?? time(35)
    zone = text.group(26, of: match) ?? text.group(42, of: match)
    end = time(27) ?? time(43)
    hasAt = word(34) != nil
  }
}
