import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing

/// The styles of date pickers.
@MainActor
struct DatePickerStyleTests {
  /// The moment of the last day of January 1970, at half past one in the afternoon.
  private let moment = Date(timeIntervalSince1970: 86_400 * 30 + 3_600 * 13.5)

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = moment
    return picker
  }

  private func wheels(_ picker: UIDatePicker) throws -> UIPickerView {
    try #require(picker.subviews.first as? UIPickerView)
  }

  /// Returns the titles of the selected rows.
  private func titles(_ picker: UIDatePicker) throws -> [String?] {
    let wheels = try wheels(picker)
    return (0..<wheels.numberOfComponents).map { component in
      wheels.delegate?.pickerView(
        wheels, titleForRow: wheels.selectedRow(inComponent: component), forComponent: component)
    }
  }

  /// Turns a wheel by a number of rows, as a user does.
  private func turn(_ picker: UIDatePicker, _ component: Int, by rows: Int) throws {
    let wheels = try wheels(picker)
    let row = wheels.selectedRow(inComponent: component) + rows
    wheels.selectRow(row, inComponent: component, animated: true)
    wheels.delegate?.pickerView(wheels, didSelectRow: row, inComponent: component)
  }

  @Test("The automatic style is the compact one; durations have wheels, times no calendar") func styles() {
    #expect(picker(.date, .automatic).datePickerStyle == .compact)
    #expect(picker(.countDownTimer, .automatic).datePickerStyle == .wheels)
    #expect(picker(.countDownTimer, .inline).datePickerStyle == .wheels)
    #expect(picker(.time, .inline).datePickerStyle == .compact)
    #expect(picker(.dateAndTime, .inline).datePickerStyle == .inline)
    #expect(picker(.date, .wheels).intrinsicContentSize == CGSize(width: 320, height: 216))
    // January 1970 began on a Thursday: 100 + 5 · 45.5 = 327.5 points for five weeks, and 46 more for the time.
    #expect(picker(.date, .inline).intrinsicContentSize == CGSize(width: 320, height: 327.5))
    #expect(picker(.dateAndTime, .inline).intrinsicContentSize.height == 373.5)
    let changed = picker(.date, .wheels)
    changed.preferredDatePickerStyle = .compact
    #expect(changed.subviews.isEmpty)
  }

  @Test("Wheels are in the order of the language") func order() throws {
    #expect(try titles(picker(.date, .wheels)) == ["January", "31", "1970"])
    #expect(try titles(picker(.time, .wheels)) == ["1", "30", "PM"])
    #expect(try titles(picker(.dateAndTime, .wheels)) == ["Sat, Jan 31", "1", "30", "PM"])
    let german = picker(.date, .wheels)
    german.locale = Locale(identifier: "de_DE")
    #expect(try titles(german) == ["31", "Januar", "1970"])
    german.datePickerMode = .time
    #expect(try titles(german) == ["13", "30"])
    let timer = picker(.countDownTimer, .wheels)
    timer.countDownDuration = 3_900
    #expect(try titles(timer) == ["1 hour", "5 min"])
  }

  @Test("Turned wheels change the date, which stays one that there is") func turning() throws {
    let picker = picker(.date, .wheels)
    var dates: [Date] = []
    picker.addAction(UIAction { [weak picker] _ in picker.map { dates.append($0.date) } }, for: .valueChanged)
    // There is no 31st of February.
    try turn(picker, 0, by: 1)
    #expect(picker.date == moment.addingTimeInterval(86_400 * 28))
    #expect(try titles(picker) == ["February", "28", "1970"])
    // Months begin again after December.
    try turn(picker, 0, by: -2)
    #expect(try titles(picker) == ["December", "28", "1970"])
    picker.maximumDate = moment
    #expect(picker.date == moment)
    try turn(picker, 2, by: 1)
    #expect(picker.date == moment && dates.count == 3)
    #expect(try titles(picker) == ["January", "31", "1970"])
  }

  @Test("Times keep their day, and have minutes of an interval") func times() throws {
    let picker = picker(.time, .wheels)
    picker.minuteInterval = 15
    try turn(picker, 1, by: 1)
    try turn(picker, 2, by: -1)
    #expect(picker.date == moment.addingTimeInterval(900 - 43_200))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 0
    try turn(picker, 1, by: 20)
    #expect(picker.countDownDuration == 1_200)
  }

  @Test("A new interval rounds the date down to one of its minutes") func rounding() {
    let picker = picker(.time, .wheels)
    picker.date = moment.addingTimeInterval(60 * 22)
    picker.minuteInterval = 15
    #expect(picker.date == moment.addingTimeInterval(60 * 15))
    picker.roundsToMinuteInterval = false
    picker.date = moment.addingTimeInterval(60 * 22)
    picker.minuteInterval = 10
    #expect(picker.date == moment.addingTimeInterval(60 * 22))
  }

  @Test("A day of the calendar is chosen by a tap, and keeps the time") func calendars() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    window.isHidden = false
    let picker = picker(.dateAndTime, .inline)
    picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
    window.addSubview(picker)
    window.layoutIfNeeded()
    let calendar = try #require(picker.subviews.first as? UICalendarView)
    #expect(calendar.frame == CGRect(x: 0, y: 0, width: 320, height: 327.5))
    let selection = try #require(calendar.selectionBehavior as? UICalendarSelectionSingleDate)
    #expect(selection.selectedDate?.day == 31)
    var day = try #require(selection.selectedDate)
    day.day = 5
    selection.delegate?.dateSelection(selection, didSelectDate: day)
    #expect(picker.date == moment.addingTimeInterval(-86_400 * 26))
  }

  @Test("Dates that are no dates have wheels, too", arguments: [Double.nan, .infinity, -1e300, 1e15])
  func hostileDates(_ seconds: Double) throws {
    for style in [UIDatePickerStyle.wheels, .inline] {
      let picker = picker(.dateAndTime, style)
      picker.date = Date(timeIntervalSinceReferenceDate: seconds)
      picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
      picker.layoutIfNeeded()
      #expect(picker.subviews.count == 1)
    }
  }
}
