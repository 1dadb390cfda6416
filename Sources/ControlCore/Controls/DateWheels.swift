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

  /// Turns each wheel to the nearest row of its value.
  ///
  /// A wheel without an end is first placed in the middle of its rows, which look the same there.
  func showDate(animated: Bool) {
    for (component, part) in parts.enumerated() where wheels.turns[component] == nil || !animated {
      let value = part.value(in: time)
      let count = part.count(interval: picker.minuteInterval)
      let row = part == .minute || part == .minutes ? value / picker.minuteInterval : value
      guard part.isEndless else {
        wheels.selectRow(row, inComponent: component, animated: animated)
        continue
      }
      let old = wheels.selectedRow(inComponent: component)
      let middle = Self.cycles / 2 * count
      let start = old < 0 ? row : old % count
      var way = row - start
      if way > count / 2 { way -= count } else if way < -(count / 2) { way += count }
      if animated { wheels.selectRow(middle + start, inComponent: component, animated: false) }
      wheels.selectRow(
        animated ? middle + start + way : middle + row, inComponent: component, animated: animated)
    }
    // Titles beyond the limits are paler.
    wheels.setNeedsDisplay()
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

  /// Returns the title of a row with which the date would be beyond the limits, in a paler colour.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    guard hasLimits, !isAllowed(row, component),
      let title = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    else { return nil }
    return NSAttributedString(string: title, attributes: [.foregroundColor: UIColor.tertiaryLabel])
  }

  private var hasLimits: Bool {
    picker.datePickerMode != .countDownTimer && (picker.minimumDate != nil || picker.maximumDate != nil)
  }

  /// Returns whether some date with the value of a row, and the present values of the wheels of larger parts, is within
  /// the limits.
  private func isAllowed(_ row: Int, _ component: Int) -> Bool {
    guard parts.indices.contains(component) else { return true }
    var first = time
    let part = parts[component]
    part.set(value(ofRow: row, part), in: &first)
    var last = first
    for other in parts where other.rank > part.rank {
      other.set(0, in: &first)
      other.set(other.count(interval: 1) - 1, in: &last)
    }
    guard let start = first.date(in: calendar), let end = last.date(in: calendar) else { return true }
    let (minimum, maximum) = (picker.minimumDate ?? .distantPast, picker.maximumDate ?? .distantFuture)
    return minimum > maximum || (end >= minimum && start <= maximum)
  }

  /// Returns a share of the width, in whole points, between the same spaces as equal columns have.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    guard parts.indices.contains(component) else { return 0 }
    let all = parts.reduce(0) { $0 + $1.share }
    let column = PickerSizes.columnWidth(in: pickerView.bounds.width, columns: parts.count)
    return (column * CGFloat(parts.count) * parts[component].share / max(1, all)).rounded(.down)
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
      // A duration is at least one minute, or one interval.
      picker.choose(max(time.duration, TimeInterval(60 * picker.minuteInterval)))
    } else if let date = time.date(in: calendar) {
      picker.choose(date)
    }
    // The wheels may show a day that its month does not have, or one beyond the limits.
    showDate(animated: true)
  }
}
