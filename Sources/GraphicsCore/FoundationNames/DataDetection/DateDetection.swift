import Foundation

/// The search for dates and times in English.
///
/// Days are in numbers (2026-12-25, 12/25/2026, 25.12.2026), with the name of a month (Dec 25, 2026; 25 December), or relative
/// (today, tomorrow, next Friday). Times are 5pm, 5:30 PM, 17:30, noon or midnight, behind a day or alone, where 17:30 needs an
/// "at" before it. A day without a time means noon; a day without a year means the present one.
struct DateDetection {
  let now: Date
  let calendar: Calendar

  /// Creates a search.
  init(now: Date) {
    self.now = now
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone.current
    self.calendar = calendar
  }

  private static let months = """
    (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|\
    nov(?:ember)?|dec(?:ember)?)
    """
  private static let weekdays = """
    (?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)
    """
  private static let zone =
    "(?:[ ]?(Z|UTC|GMT|[ECMP][SD]T|CET|CEST|BST|[+-][0-9]{2}:?[0-9]{2})(?![\\p{L}\\p{N}]))"
  private static let clock = """
    (?:([01]?[0-9]|2[0-3]):([0-5][0-9])(?::([0-5][0-9])(?:\\.[0-9]{1,9})?)?(?:[ ]?([ap])(?:m\\b|\\.m\\.))?|\
    (1[0-2]|0?[1-9])[ ]?([ap])(?:m\\b|\\.m\\.)|(noon|midnight)\\b)
    """
  private static let expression = try? NSRegularExpression(
    pattern: """
      (?<![\\p{L}\\p{N}_/.:-])(?:(?:(?:on[ ])?\(weekdays)\\b\\.?,?[ ])?(?:\
      ([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})|\
      ([0-9]{1,2})/([0-9]{1,2})/([0-9]{4}|[0-9]{2})|\
      ([0-9]{1,2})\\.([0-9]{1,2})\\.([0-9]{4})|\
      (\(months))\\b\\.?[ ]([0-9]{1,2})(?:st|nd|rd|th)?(?![0-9:])(?:,?[ ]([0-9]{4}))?|\
      ([0-9]{1,2})(?:st|nd|rd|th)?[ ](?:of[ ])?(\(months))\\b\\.?(?:,?[ ]([0-9]{4}))?|\
      (today|tonight|tomorrow|yesterday)\\b|(next[ ]|this[ ]|on[ ])?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b\
      )(?![0-9]|[/-][0-9]|\\.[0-9])(?:(?:,?[ ](?:at[ ])?|T)\(clock)\(zone)?(?:[ ]?(?:-|\u{2013}|to|until)[ ]?\(clock))?)?|\
      (at[ ])?\(clock)\(zone)?(?:[ ]?(?:-|\u{2013}|to|until)[ ]?\(clock))?)(?![\\p{L}\\p{N}])
      """, options: .caseInsensitive)

  /// Returns the dates in a text.
  func results(in text: DetectedText) -> [FoundData] {
    text.matches(Self.expression).compactMap { match in
      let groups = DateGroups(text, match)
      let zone = groups.zone.flatMap(Self.timeZone)
      var calendar = calendar
      if let zone { calendar.timeZone = zone }
      guard let day = day(groups, calendar) else { return nil }
      var time = groups.time
      // Numbers with a colon alone may be a share or a score.
      if !groups.hasDay, time?.isSure != true, !groups.hasAt { return nil }
      if time == nil, groups.relative == "tonight" { time = DateGroups.Time(hour: 20, isSure: true) }
      guard let date = Self.date(on: day, time ?? DateGroups.Time(hour: 12, isSure: true), calendar) else {
        return nil
      }
      var duration: TimeInterval = 0
      if let end = groups.end, let ending = Self.date(on: day, end, calendar) {
        duration = ending.timeIntervalSince(date)
        if duration < 0 { duration += 86_400 }
      }
      return FoundData(match.range, .date(date, zone, duration))
    }
  }

  private static func date(
    on day: DateComponents, _ time: DateGroups.Time, _ calendar: Calendar
  ) -> Date? {
    var parts = day
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    guard let date = calendar.date(from: parts) else { return nil }
    // The 30th of February would be a day of March.
    let back = calendar.dateComponents([.month, .day], from: date)
    return back.month == day.month && back.day == day.day ? date : nil
  }

  /// Returns the day that a match names: a year, a month and a day.
  private func day(_ groups: DateGroups, _ calendar: Calendar) -> DateComponents? {
    let today = calendar.dateComponents([.year, .month, .day, .weekday], from: now)
    if let named = groups.day {
      guard (1...12).contains(named.month), (1...31).contains(named.day) else { return nil }
      return DateComponents(year: named.year ?? today.year, month: named.month, day: named.day)
    }
    let offsets = ["today": 0, "tonight": 0, "tomorrow": 1, "yesterday": -1]
    var offset = groups.relative.flatMap { offsets[$0] } ?? 0
    if let weekday = groups.weekday, let present = today.weekday { offset = (weekday - present + 7) % 7 }
    if groups.weekday != nil, groups.isNext, offset == 0 { offset = 7 }
    guard let date = calendar.date(byAdding: .day, value: offset, to: now) else { return nil }
    return calendar.dateComponents([.year, .month, .day], from: date)
  }

  private static func timeZone(_ name: String) -> TimeZone? {
    if ["Z", "UTC", "GMT"].contains(name.uppercased()) { return TimeZone(secondsFromGMT: 0) }
    let hours = ["EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7]
    let others = ["CET": 1, "CEST": 2, "BST": 1]
    if let hours = hours[name.uppercased()] ?? others[name.uppercased()] {
      return TimeZone(secondsFromGMT: hours * 3600)
    }
    let digits = name.filter(\.isNumber)
    guard digits.count == 4, let number = Int(digits) else { return nil }
    return TimeZone(
      secondsFromGMT: (number / 100 * 3600 + number % 100 * 60) * (name.hasPrefix("-") ? -1 : 1))
  }
}
