package import Foundation

/// A month of a calendar, with its days in weeks.
package struct CalendarMonth {
  package let calendar: Calendar
  /// The first moment of the month.
  package let start: Date
  /// The number of days.
  package let count: Int
  /// The column of the first day; 0 is the first day of weeks.
  package let firstColumn: Int

  /// Creates the month that contains `components`, or the reference date where they are no date.
  init(_ components: DateComponents, in calendar: Calendar) {
    self.calendar = calendar
    var first = DateComponents()
    (first.era, first.year, first.month, first.day) = (
      components.era, components.year, components.month ?? 1, 1
    )
    let asked = components.year == nil ? components.date : calendar.date(from: first)
    let date = asked ?? Date(timeIntervalSinceReferenceDate: 86_400)
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    firstColumn = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  /// The era, year and month.
  var components: DateComponents {
    var components = calendar.dateComponents([.era, .year, .month], from: start)
    components.calendar = calendar
    return components
  }

  /// Returns the month `months` later.
  func advanced(by months: Int) -> CalendarMonth {
    let date = calendar.date(byAdding: .month, value: months, to: start) ?? start
    return CalendarMonth(calendar.dateComponents([.era, .year, .month], from: date), in: calendar)
  }

  /// The numbers of the days, from 1.
  var days: ClosedRange<Int> { 1...max(1, count) }

  /// The first moment after the month.
  var end: Date { calendar.date(byAdding: .month, value: 1, to: start) ?? start }

  /// Returns the date components of a day, from 1.
  func day(_ number: Int) -> DateComponents {
    var day = components
    day.day = number
    return day
  }

  /// Returns the first moment of a day, from 1.
  func date(_ number: Int) -> Date { calendar.date(byAdding: .day, value: number - 1, to: start) ?? start }

  /// Returns the row and the column of a day, both from 0.
  package func place(_ number: Int) -> (row: Int, column: Int) {
    let index = firstColumn + number - 1
    return (index / 7, index % 7)
  }

  /// The names of the weekdays, in the order of the calendar.
  package var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
  }

  /// The name of the month and the year, in the calendar's language.
  package var title: String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = calendar.locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    return formatter.string(from: start)
  }
}
