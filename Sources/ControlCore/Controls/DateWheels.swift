import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The wheels of a date picker: the parts of its date in the order of its language.
///
/// Months, days, hours and minutes begin again after their last row.
@MainActor
final class DateWheels: NSObject, DateContent, UIPickerViewDataSource, UIPickerViewDelegate {
  private unowned let picker: UIDatePicker
  private let wheels = UIPickerView()
  private let parts: [DateWheelPart]
  private let calendar: Calendar
  private let formatter = DateFormatter()

  /// The number of times that the rows of a wheel without an end are repeated.
  private static let cycles = 200

  /// Creates the wheels of a date picker.
  init(_ picker: UIDatePicker) {
    self.picker = picker
    parts = DateWheelPart.parts(of: picker.datePickerMode, picker.effectiveLocale)
    calendar = picker.effectiveCalendar
    super.init()
    formatter.calendar = calendar
    formatter.locale = picker.effectiveLocale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
    (wheels.dataSource, wheels.delegate) = (self, self)
  }

  var view: UIView { wheels }
  var size: CGSize { ControlSizes.picker }

  func showDate() {
    for (component, part) in parts.enumerated() {
      let value = part.value(in: time)
      let count = part.count(interval: picker.minuteInterval)
      let row = part == .minute || part == .minutes ? value / picker.minuteInterval : value
      let first = part.isEndless ? Self.cycles / 2 * count : 0
      wheels.selectRow(first + row, inComponent: component, animated: false)
    }
  }

  /// The values of the present date or duration.
  private var time: DateWheelTime {
    picker.datePickerMode == .countDownTimer
      ? DateWheelTime(duration: picker.countDownDuration) : DateWheelTime(picker.shownDate, in: calendar)
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  /// Returns the number of rows of a wheel until they repeat.
  func differentRows(inComponent component: Int) -> Int {
    parts.indices.contains(component) ? parts[component].count(interval: picker.minuteInterval) : 0
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    guard parts.indices.contains(component) else { return 0 }
    let part = parts[component]
    return part.count(interval: picker.minuteInterval) * (part.isEndless ? Self.cycles : 1)
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    guard parts.indices.contains(component) else { return nil }
    let value = value(ofRow: row, parts[component])
    switch parts[component] {
    case .date: return formatter.string(from: DateWheelTime.date(value, in: calendar))
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(value) ? names[value] : String(value + 1)
    case .day, .year: return String(value + 1)
    case .hour: return String(value)
    case .halfDayHour: return String(value == 0 ? 12 : value)
    case .minute: return (value < 10 ? "0" : "") + String(value)
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return value == 1 ? "1 hour" : "\(value) hours"
    case .minutes: return "\(value) min"
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    guard parts.indices.contains(component) else { return 0 }
    let all = parts.reduce(0) { $0 + $1.share }
    return max(0, pickerView.bounds.width - 40) * parts[component].share / max(1, all)
  }

  private func value(ofRow row: Int, _ part: DateWheelPart) -> Int {
    let value = row % max(1, part.count(interval: picker.minuteInterval))
    return part == .minute || part == .minutes ? value * picker.minuteInterval : value
  }

  /// Sets the date that all wheels show; a day that its month does not have is the last one.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    var time = time
    for (component, part) in parts.enumerated() {
      part.set(value(ofRow: wheels.selectedRow(inComponent: component), part), in: &time)
    }
    if picker.datePickerMode == .countDownTimer {
      picker.choose(time.duration)
    } else if let date = time.date(in: calendar) {
      picker.choose(date)
    }
    // The wheels may show a day that its month does not have, or one beyond the limits.
    showDate()
  }
}

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
