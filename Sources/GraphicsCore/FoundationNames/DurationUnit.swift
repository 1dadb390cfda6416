import Foundation

/// A unit of a duration, from the largest to the smallest.
enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The number of seconds; nil where it depends on the calendar.
  var seconds: Int? {
    switch self {
    case .year, .month: nil
    case .week: 7 * 86_400
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  var durationUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }

  /// The name in English.
  var name: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }

  /// Returns the size in a smaller unit, if that is fixed.
  func size(in other: DurationUnit) -> Int? {
    if self == .year, other == .month { return 12 }
    guard let seconds, let smaller = other.seconds else { return nil }
    return seconds / smaller
  }
}

extension DateComponentsFormatter.UnitsStyle {
  var width: Duration.UnitsFormatStyle.UnitWidth {
    switch self {
    case .positional, .full, .spellOut: .wide
    case .abbreviated: .narrow
    case .short: .abbreviated
    case .brief: .condensedAbbreviated
    }
  }
}
