import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewSpec

/// The properties that specs set on calendars and pickers.
@MainActor
@Suite struct CalendarPropertyTests {
  nonisolated static let cases: [PropertyCase] = [
    PropertyCase("calendar", "visibleDate", #""2026-11""#) { (view: UICalendarView) in
      view.visibleDateComponents.year == 2026 && view.visibleDateComponents.month == 11
    },
    PropertyCase("calendar", "calendar", #""hebrew""#) { (view: UICalendarView) in
      view.calendar.identifier == .hebrew
    },
    PropertyCase("calendar", "firstWeekday", "4") { (view: UICalendarView) in view.calendar.firstWeekday == 4
    },
    PropertyCase("calendar", "locale", #""de_DE""#) { (view: UICalendarView) in
      view.locale.identifier == "de_DE"
    },
    PropertyCase("calendar", "fontDesign", #""monospaced""#) { (view: UICalendarView) in
      view.fontDesign == .monospaced
    },
    PropertyCase("calendar", "selectedDate", #""2026-11-05""#) { (view: UICalendarView) in
      let selection = view.selectionBehavior as? UICalendarSelectionSingleDate
      return selection?.selectedDate.map { [$0.year, $0.month, $0.day] } == [2026, 11, 5]
    },
    PropertyCase("calendar", "selectedDates", #"["2026-11-05", "2026-12-01"]"#) { (view: UICalendarView) in
      let selection = view.selectionBehavior as? UICalendarSelectionMultiDate
      return selection?.selectedDates.map(\.day) == [5, 1]
    },
    PropertyCase("calendar", "availableDateRange", #"{ "start": "2026-11-05", "end": "2026-11-06" }"#) {
      (view: UICalendarView) in
      // Both days: two days of 86,400 seconds, but for the last second.
      view.availableDateRange.duration == 2 * 86_400 - 1
    },
    PropertyCase("calendar", "availableDateRange", #"{ "start": "9999-12-31" }"#) {
      (view: UICalendarView) in
      view.availableDateRange.duration == 0 && view.availableDateRange.start > .distantFuture
    },
    PropertyCase("calendar", "decorations", #"[{ "date": "2026-11-05", "color": "red", "size": "large" }]"#) {
      (view: UICalendarView) in
      let day = DateComponents(era: 1, year: 2026, month: 11, day: 5)
      let next = DateComponents(era: 1, year: 2026, month: 11, day: 6)
      return view.delegate?.calendarView(view, decorationFor: day) != nil
        && view.delegate?.calendarView(view, decorationFor: next) == nil
    },
    PropertyCase("datePicker", "datePickerMode", #""time""#) { (view: UIDatePicker) in
      view.datePickerMode == .time
    },
    PropertyCase("datePicker", "date", #""2026-11-22T14:30""#) { (view: UIDatePicker) in
      // Days from 2001 to 2026-11-22: 25 years of 365, 6 leap days (2004 … 2024), 325 days from January on.
      view.date.timeIntervalSinceReferenceDate == Double((25 * 365 + 6 + 325) * 86_400 + 14 * 3600 + 30 * 60)
    },
    PropertyCase("datePicker", "calendar", #""buddhist""#) { (view: UIDatePicker) in
      view.calendar.identifier == .buddhist
    },
    PropertyCase("datePicker", "locale", #""fr_FR""#) { (view: UIDatePicker) in
      view.locale?.identifier == "fr_FR"
    },
    PropertyCase("datePicker", "countDownDuration", "90 * 60".quotedJSON) { (view: UIDatePicker) in
      view.countDownDuration == 5400
    },
    PropertyCase("picker", "components", #"[["a", "b"], ["c"]]"#) { (view: UIPickerView) in
      view.numberOfComponents == 2 && view.numberOfRows(inComponent: 0) == 2
        && view.delegate?.pickerView(view, titleForRow: 1, forComponent: 0) == "b"
    },
    PropertyCase("picker", "selectedRows", "[1]", with: #""components": [["a", "b"], ["c"]]"#) {
      (view: UIPickerView) in view.selectedRow(inComponent: 0) == 1
    },
  ]

  @Test(arguments: cases)
  func `a property is what the view has, and only where it is said`(property: PropertyCase) throws {
    try property.check()
  }

  /// Dates are Gregorian, whatever calendar shows them: 22 November 2026 is 12 Kislev 5787.
  @Test func `other calendars show the same day`() throws {
    let view = try SpecViews.make(
      "calendar", #""calendar": "hebrew", "selectedDate": "2026-11-22""#, as: UICalendarView.self)
    let selection = try #require(view.selectionBehavior as? UICalendarSelectionSingleDate)
    #expect(selection.selectedDate?.year == 5787 && selection.selectedDate?.day == 12)
  }

  @Test(arguments: [
    "2026-02-30", "2026-13", "2026", "26-01-01", "2026-1-1", "2026-01-01T24:00", "2026-01-01T10", "T10:00",
    "2026-01T10:00", "", "-", "2026-11-22T14:30:00", "２０２６-01-01", "0000-01-01", "2026-01-01-01",
  ])
  func `what is not a date is refused`(text: String) {
    let told = SpecViews.message("datePicker", #""date": "\#(text)""#)
    #expect(told.contains(#"is not a date; write it as "2026-11""#), "\(told)")
  }

  @Test(arguments: [
    ("calendar", #""calendar": "gregorean""#, #"did you mean "gregorian"?"#),
    ("calendar", #""locale": "de_D""#, "unknown locale"),
    ("calendar", #""firstWeekday": 0"#, "expected a whole number from 1 to 7"),
    (
      "calendar", #""selectedDate": "2026-11-05", "selectedDates": []"#,
      "a calendar has either one selected day or several"
    ),
    ("calendar", #""decorations": [{}]"#, #"$.views[0].decorations[0]: missing key "date""#),
    (
      "calendar", #""availableDateRange": { "start": "2026-11-05", "end": "2026-11-04" }"#,
      "the range ends before it starts"
    ),
    ("picker", #""components": [["a"]], "selectedRows": [1]"#, "found row 1 of component 0"),
    ("picker", #""selectedRows": [0]"#, "found row 0 of component 0"),
    ("picker", #""components": ["a"]"#, "expected an array"),
  ])
  func `mistakes are told`(type: String, properties: String, message: String) {
    let told = SpecViews.message(type, properties)
    #expect(told.contains(message), "\(told)")
  }
}

extension String {
  /// The text as a JSON string; it has nothing to escape.
  fileprivate var quotedJSON: String { "\"\(self)\"" }
}
