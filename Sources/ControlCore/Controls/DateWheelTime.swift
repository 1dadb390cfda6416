import Foundation
import GraphicsCore

/// The values of the wheels of a date picker, each from 0.
struct DateWheelTime {
  /// The number of the day that is the first of January 2001; days have numbers up to twice that.
  static let middleDay = 100_000

  var era = 1
  /// The number of the day, counted over all months.
  var day = middleDay
  /// The day that a user has chosen by its date.
  var chosenDay: Int?
  var month = 0
  var dayOfMonth = 0
  var year = 2000
  var hour = 0
  var minute = 0

  /// Creates the values of a date; the limit of numbered days is that of dates that are farther away.
  init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    era = parts.era ?? 1
    year = (parts.year ?? 1) - 1
    month = (parts.month ?? 1) - 1
    dayOfMonth = (parts.day ?? 1) - 1
    hour = parts.hour ?? 0
    minute = parts.minute ?? 0
    let days = calendar.dateComponents(
      [.day], from: Self.firstDay(calendar), to: calendar.startOfDay(for: date))
    day = max(0, min(Self.middleDay + (days.day ?? 0), 2 * Self.middleDay - 1))
  }

  /// Creates the values of a duration, which is less than a day.
  init(duration: TimeInterval) {
    let minutes = max(0, min(Int(saturating: duration) / 60, 24 * 60 - 1))
    (hour, minute) = (minutes / 60, minutes % 60)
  }

  var duration: TimeInterval { TimeInterval(hour * 3_600 + minute * 60) }

  /// Returns the date of the values; a day that the month does not have is its last one.
  func date(in calendar: Calendar) -> Date? {
    var parts = DateComponents()
    (parts.era, parts.year, parts.month, parts.day) = (era, year + 1, month + 1, 1)
    if let chosenDay {
      parts = calendar.dateComponents([.era, .year, .month, .day], from: Self.date(chosenDay, in: calendar))
    } else if let first = calendar.date(from: parts),
      let days = calendar.range(of: .day, in: .month, for: first)
    {
      parts.day = min(dayOfMonth + 1, days.count)
    }
    (parts.hour, parts.minute) = (hour, minute)
    return calendar.date(from: parts)
  }

  /// Returns the first moment of a numbered day.
  static func date(_ day: Int, in calendar: Calendar) -> Date {
    let first = firstDay(calendar)
    return calendar.date(byAdding: .day, value: day - middleDay, to: first) ?? first
  }

  private static func firstDay(_ calendar: Calendar) -> Date {
    calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 43_200))
  }
}
