import Foundation
import GraphicsCore

/// A wheel of a date picker.
enum DateWheelPart {
  /// A day by its date.
  case date
  case month, day, year
  /// The hours from 0 to 23, and those of a half of the day.
  case hour, halfDayHour
  case minute, period
  /// The hours and minutes of a duration.
  case hours, minutes

  /// Returns the wheels of a mode in the order of a language.
  static func parts(of mode: UIDatePicker.Mode, _ locale: Locale) -> [DateWheelPart] {
    switch mode {
    case .countDownTimer: [.hours, .minutes]
    case .date: dayParts(locale)
    case .time: timeParts(locale)
    case .dateAndTime: [.date] + timeParts(locale)
    case .yearAndMonth: dayParts(locale).filter { $0 != .day }
    }
  }

  private static func dayParts(_ locale: Locale) -> [DateWheelPart] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    let places: [(DateWheelPart, Character)] = [(.month, "M"), (.day, "d"), (.year, "y")]
    func place(_ letter: Character) -> Int {
      format.firstIndex(of: letter).map { format.distance(from: format.startIndex, to: $0) } ?? format.count
    }
    return places.sorted { place($0.1) < place($1.1) }.map(\.0)
  }

  private static func timeParts(_ locale: Locale) -> [DateWheelPart] {
    let format = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "h:mm a"
    guard let period = format.firstIndex(of: "a") else { return [.hour, .minute] }
    let hour = format.firstIndex { "hHkK".contains($0) } ?? format.startIndex
    return period < hour ? [.period, .halfDayHour, .minute] : [.halfDayHour, .minute, .period]
  }

  /// Returns the number of different rows, with minutes of an interval.
  func count(interval: Int) -> Int {
    switch self {
    case .date: 2 * DateWheelTime.middleDay
    case .month: 12
    case .day: 31
    case .year: 9_999
    case .hour, .hours: 24
    case .halfDayHour: 12
    case .minute, .minutes: 60 / max(1, interval)
    case .period: 2
    }
  }

  /// The order of parts from the largest to the smallest.
  var rank: Int {
    switch self {
    case .year: 0
    case .month: 1
    case .date, .day: 2
    case .period: 3
    case .hour, .halfDayHour, .hours: 4
    case .minute, .minutes: 5
    }
  }

  /// Whether or not the first row follows the last one.
  var isEndless: Bool { [.month, .day, .hour, .halfDayHour, .minute].contains(self) }

  /// The share of the picker's width.
  var share: CGFloat {
    switch self {
    case .date, .month: 3.2
    case .day, .hour, .halfDayHour, .minute, .period: 1.4
    case .year: 1.8
    case .hours, .minutes: 2
    }
  }

  func value(in time: DateWheelTime) -> Int {
    switch self {
    case .date: time.day
    case .month: time.month
    case .day: time.dayOfMonth
    case .year: time.year
    case .hour, .hours: time.hour
    case .halfDayHour: time.hour % 12
    case .minute, .minutes: time.minute
    case .period: time.hour / 12
    }
  }

  func set(_ value: Int, in time: inout DateWheelTime) {
    switch self {
    case .date: time.chosenDay = value
    case .month: time.month = value
    case .day: time.dayOfMonth = value
    case .year: time.year = value
    case .hour, .hours: time.hour = value
    case .halfDayHour: time.hour = time.hour / 12 * 12 + value
    case .minute, .minutes: time.minute = value
    case .period: time.hour = time.hour % 12 + 12 * value
    }
  }
}
