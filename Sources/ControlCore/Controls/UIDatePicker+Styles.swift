import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The view that a date picker shows in a style.
@MainActor
protocol DateContent: AnyObject {
  var view: UIView { get }
  /// The size of the picker, in points.
  var size: CGSize { get }
  /// Shows the date of the picker, to which wheels may turn.
  func showDate(animated: Bool)
}

/// The styles of a date picker.
extension UIDatePicker {
  var effectiveStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    switch preferredDatePickerStyle {
    case .automatic, .compact: return .compact
    case .wheels: return .wheels
    case .inline: return datePickerMode == .time ? .compact : .inline
    }
  }

  /// Makes the view of the style again.
  func styleDidChange() {
    content?.view.removeFromSuperview()
    switch effectiveStyle {
    case .wheels: content = DateWheels(self)
    case .inline: content = DateCalendar(self)
    case .automatic, .compact: content = nil
    }
    if let view = content?.view {
      view.isUserInteractionEnabled = isEnabled
      addSubview(view)
    }
    change()
  }

  /// Shows another date or duration.
  func change() {
    content?.showDate(animated: turnsWheels)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Sets the date or the duration that a user has chosen.
  func choose(_ date: Date) {
    setDate(date, animated: true)
    sendActions(for: .valueChanged)
  }

  func choose(_ duration: TimeInterval) {
    turnsWheels = true
    countDownDuration = duration
    turnsWheels = false
    sendActions(for: .valueChanged)
  }

  /// The date, or the default one if it is too far away for a calendar.
  var shownDate: Date { isNear(date) ? date : Date(timeIntervalSinceReferenceDate: 0) }

  /// Returns whether a date is near enough for a calendar.
  private func isNear(_ date: Date) -> Bool { abs(date.timeIntervalSinceReferenceDate) < 1e11 }

  // MARK: Limits

  /// Returns the date that is nearest within the limits, which have no effect if they cross, at a minute of the interval.
  func clamped(_ date: Date) -> Date {
    let date = rounded(date)
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? max(date, minimumDate ?? date))
  }

  /// Returns the last moment before a date whose minute is one of the interval.
  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1, isNear(date) else { return date }
    let calendar = effectiveCalendar
    let excess = calendar.component(.minute, from: date) % minuteInterval
    guard excess > 0 else { return date }
    return calendar.date(byAdding: .minute, value: -excess, to: date) ?? date
  }

  func limitsDidChange() {
    let nearest = clamped(date)
    if nearest != date { date = nearest } else { change() }
  }

  // MARK: Calendars

  /// The calendar with the picker's time zone and language.
  var effectiveCalendar: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = effectiveLocale
    return calendar
  }

  var effectiveLocale: Locale { locale ?? Locale(identifier: "en_US") }

  func layOutContent() {
    guard let content else { return }
    var frame = bounds
    if hasTimeBelow { frame.size.height = max(0, frame.height - ControlSizes.datePickerTimeRow) }
    content.view.frame = frame
  }

  /// Whether or not a calendar has the time of day below it.
  var hasTimeBelow: Bool { effectiveStyle == .inline && datePickerMode == .dateAndTime }
}

/// The calendar of a date picker in the inline style.
@MainActor
final class DateCalendar: NSObject, DateContent, UICalendarSelectionSingleDateDelegate {
  private unowned let picker: UIDatePicker
  private let calendarView = UICalendarView()
  private var selection: UICalendarSelectionSingleDate?

  /// Creates the calendar of a date picker.
  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init()
    let selection = UICalendarSelectionSingleDate(delegate: self)
    self.selection = selection
    calendarView.calendar = picker.effectiveCalendar
    calendarView.locale = picker.effectiveLocale
    calendarView.timeZone = picker.timeZone
    calendarView.selectionBehavior = selection
  }

  var view: UIView { calendarView }

  /// The size for the number of weeks of the month.
  var size: CGSize {
    let month = CalendarMonth(day, in: picker.effectiveCalendar)
    let weeks = month.place(month.count).row + 1
    return CGSize(
      width: ControlSizes.datePickerCalendarWidth,
      height: ControlSizes.datePickerCalendarHeight + CGFloat(weeks) * ControlSizes.datePickerWeek
        + (picker.hasTimeBelow ? ControlSizes.datePickerTimeRow : 0))
  }

  private var day: DateComponents {
    picker.effectiveCalendar.dateComponents([.era, .year, .month, .day], from: picker.shownDate)
  }

  func showDate(animated: Bool) {
    let (earliest, latest) = (picker.minimumDate ?? .distantPast, picker.maximumDate ?? .distantFuture)
    if earliest <= latest { calendarView.availableDateRange = DateInterval(start: earliest, end: latest) }
    selection?.selectedDate = day
    calendarView.setVisibleDateComponents(day, animated: false)
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }

  /// Sets the day, and keeps the time of day.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {
    guard var parts = dateComponents else { return }
    let calendar = picker.effectiveCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: picker.shownDate)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    if let date = calendar.date(from: parts) { picker.choose(date) }
  }
}
