import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing

@testable import ControlCore

@MainActor
struct UICalendarViewTests {
  private func calendarView(_ year: Int = 2024, _ month: Int = 2) -> UICalendarView {
    let view = UICalendarView()
    view.calendar.firstWeekday = 1
    view.timeZone = TimeZone(secondsFromGMT: 0)
    view.visibleDateComponents = DateComponents(year: year, month: month)
    view.frame.size = view.sizeThatFits(.zero)
    return view
  }

  @Test("The ideal size grows by exactly the margins") func margins() {
    let view = UICalendarView()
    view.layoutMargins = .zero
    let size = view.sizeThatFits(CGSize(width: 100, height: 100))
    // Seven days of 44 points, a title of 44, names of 20, six weeks of 44.
    #expect(size == CGSize(width: 308, height: 328))
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 368, height: 368))
    #expect(view.intrinsicContentSize == view.sizeThatFits(.zero))
  }

  @Test("Months have the days and weeks that calendars say") func months() {
    // February 2024 had 29 days, from a Thursday on; February 2026 has 28, from a Sunday on.
    let leap = calendarView(2024, 2).month
    #expect(leap.count == 29 && leap.firstColumn == 4 && leap.place(29) == (4, 4))
    let plain = calendarView(2026, 2).month
    #expect(plain.count == 28 && plain.firstColumn == 0 && plain.place(28) == (3, 6))
    #expect(plain.weekdays.first == "Sun" && plain.title == "February 2026")
    let view = calendarView(2026, 2)
    view.calendar.firstWeekday = 2
    #expect(view.month.firstColumn == 6 && view.month.weekdays.first == "Mon")
    view.locale = Locale(identifier: "de_DE")
    #expect(view.month.title == "Februar 2026")
  }

  @Test("A month that nobody asked for does not depend on the day") func firstMonth() {
    let view = UICalendarView()
    view.timeZone = TimeZone(secondsFromGMT: 0)
    #expect(view.visibleDateComponents.year == 2001 && view.visibleDateComponents.month == 1)
    view.availableDateRange = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 86_400)
    #expect(view.visibleDateComponents.year == 1970)
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    selection.selectedDate = DateComponents(year: 2010, month: 5, day: 4)
    view.selectionBehavior = selection
    #expect(view.visibleDateComponents.year == 2010 && view.visibleDateComponents.month == 5)
  }

  /// Notes what it is told.
  private final class Delegate: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    var log: [String] = []
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
    ) {
      log.append("from \(previous.month ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
      log.append("day \(day?.day ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool
    {
      day?.day != 13
    }
  }

  @Test("The day of another month or year is another day") func selectedDays() {
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    selection.selectedDate = DateComponents(year: 2010, month: 5, day: 4)
    for (year, month, day) in [(2010, 5, 3), (2010, 6, 4), (2011, 5, 4), (2011, 6, 4)] {
      #expect(!selection.isSelected(DateComponents(year: year, month: month, day: day)))
    }
    #expect(selection.isSelected(DateComponents(year: 2010, month: 5, day: 4)))
  }

  @Test("Fingers choose days and turn the pages") func fingers() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    let (view, delegate) = (calendarView(2026, 2), Delegate())
    window.addSubview(view)
    view.delegate = delegate
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    view.selectionBehavior = selection
    func tap(_ x: CGFloat, _ y: CGFloat) {
      TouchSynthesizer(window).tap(at: CGPoint(x: x, y: y))
      MainLoop.main.run(for: 1)
    }
    // Margins of 8; weeks begin 64 below: the second week is from 116 to 160, its third day from 96 to 140.
    tap(100, 120)
    #expect(delegate.log == ["day 10"] && selection.selectedDate?.day == 10)
    tap(100, 120)
    #expect(delegate.log == ["day 10", "day 0"] && selection.selectedDate == nil)
    tap(250, 120)
    #expect(delegate.log.count == 2, "the 13th cannot be chosen")
    tap(300, 20)
    #expect(delegate.log.last == "from 2" && view.visibleDateComponents.month == 3)
    tap(250, 20)
    tap(250, 20)
    #expect(view.visibleDateComponents.month == 1 && view.visibleDateComponents.year == 2026)
  }

  /// Decorates the 4th with a view and the others with dots, and counts how often it is asked.
  private final class Decorator: UICalendarViewDelegate {
    final class Badge: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    var asked = 0
    var badges: [Badge] = []

    func calendarView(_ calendarView: UICalendarView, decorationFor day: DateComponents) -> UICalendarView
      .Decoration?
    {
      asked += 1
      return day.day == 4
        ? .customView {
          let badge = Badge(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
          self.badges.append(badge)
          return badge
        } : .default(color: .systemRed)
    }
  }

  @Test("Decorations are made and laid out in the layout of the calendar, and drawing only draws them")
  func decorations() {
    let (view, decorator) = (calendarView(2024, 2), Decorator())
    func steps(_ view: UICalendarView) -> Int {
      let context = CGContext(rect: view.bounds)
      view.layer.render(in: context)
      return context.drawing.steps.count
    }
    let bare = [2, 3].map { steps(calendarView(2024, $0)) }
    view.delegate = decorator
    view.layoutIfNeeded()
    #expect(decorator.asked == 29 && decorator.badges.map(\.layouts) == [1])
    decorator.badges.first?.backgroundColor = .red
    decorator.badges.first?.setNeedsLayout()
    #expect(steps(view) > bare[0] + 28)
    #expect(decorator.asked == 29 && decorator.badges.map(\.layouts) == [1])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(decorator.asked == 29 && decorator.badges.map(\.layouts) == [2], "kept until something changes")
    view.visibleDateComponents = DateComponents(year: 2024, month: 3)
    #expect(steps(view) == bare[1], "none of another month")
    view.layoutIfNeeded()
    #expect(decorator.asked == 60 && decorator.badges.count == 2)
    view.wantsDateDecorations = false
    view.layoutIfNeeded()
    #expect(decorator.asked == 60 && steps(view) == bare[1])
  }

  /// Logs the weeks that are selected, of which the tenth cannot be.
  private final class Weeks: UICalendarSelectionWeekOfYearDelegate {
    var selected: [Int?] = []
    func weekOfYearSelection(
      _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { selected.append(weekOfYearComponents?.weekOfYear) }
    func weekOfYearSelection(
      _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { weekOfYearComponents?.weekOfYear != 10 }
  }

  @Test("A tap on a day selects its week, and another one deselects it") func weeks() {
    let (view, weeks) = (UICalendarView(), Weeks())
    view.calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    (view.calendar.firstWeekday, view.calendar.minimumDaysInFirstWeek) = (1, 1)
    let selection = UICalendarSelectionWeekOfYear(delegate: weeks)
    view.selectionBehavior = selection
    view.visibleDateComponents = DateComponents(year: 2026, month: 3)
    view.frame = CGRect(origin: .zero, size: view.intrinsicContentSize)
    // March 2026 begins on a Sunday: its weeks are those of the year from the tenth on.
    func tap(_ row: Int) {
      let area = view.bounds.inset(by: view.layoutMargins)
      view.tap(
        at: CGPoint(x: area.minX + 3.5 * area.width / 7, y: area.minY + 64 + (CGFloat(row) + 0.5) * 44))
    }
    tap(0)
    #expect(weeks.selected.isEmpty && selection.selectedWeekOfYear == nil)
    tap(1)
    #expect(weeks.selected == [11] && selection.selectedWeekOfYear?.yearForWeekOfYear == 2026)
    tap(1)
    #expect(weeks.selected == [11, nil])
  }

  @Test("A tap on the title shows wheels of months and years, which stay in the available range")
  func monthWheels() throws {
    let view = UICalendarView()
    view.calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    view.visibleDateComponents = DateComponents(year: 2026, month: 3)
    view.frame = CGRect(origin: .zero, size: view.intrinsicContentSize)
    let area = view.bounds.inset(by: view.layoutMargins)
    view.tap(at: CGPoint(x: area.minX + 40, y: area.minY + 22))
    view.layoutIfNeeded()
    let wheels = try #require(view.subviews.compactMap { $0 as? UIPickerView }.first)
    #expect(wheels.selectedRow(inComponent: 0) == 2 && wheels.selectedRow(inComponent: 1) == 2_025)
    wheels.selectRow(4, inComponent: 0, animated: false)
    wheels.delegate?.pickerView(wheels, didSelectRow: 4, inComponent: 0)
    #expect(view.visibleDateComponents.month == 5 && view.visibleDateComponents.year == 2026)
    let end = DateComponents(calendar: view.calendar, year: 2026, month: 6, day: 10).date ?? .distantFuture
    view.availableDateRange = DateInterval(start: .distantPast, end: end)
    wheels.selectRow(11, inComponent: 0, animated: false)
    wheels.delegate?.pickerView(wheels, didSelectRow: 11, inComponent: 0)
    #expect(view.visibleDateComponents.month == 6 && wheels.selectedRow(inComponent: 0) == 5)
    view.tap(at: CGPoint(x: area.minX + 40, y: area.minY + 22))
    #expect(view.subviews.isEmpty)
  }
}
