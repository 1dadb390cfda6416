import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The wheels of months and years that a calendar view shows in place of its days, after a tap on the title.
@MainActor
final class MonthWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private unowned let calendarView: UICalendarView
  let wheels = UIPickerView()
  /// The components in the order of the language: whether the first one has the months.
  private let startsWithMonth: Bool
  private static let years = 9_999

  /// Creates the wheels of a calendar view.
  init(_ calendarView: UICalendarView) {
    self.calendarView = calendarView
    let format =
      DateFormatter.dateFormat(fromTemplate: "yMMMM", options: 0, locale: calendarView.locale) ?? "MMMM y"
    startsWithMonth =
      (format.firstIndex(of: "M") ?? format.startIndex) <= (format.firstIndex(of: "y") ?? format.endIndex)
    super.init()
    (wheels.dataSource, wheels.delegate) = (self, self)
    showMonth(animated: false)
  }

  private func isMonth(_ component: Int) -> Bool { (component == 0) == startsWithMonth }

  /// Turns the wheels to the month that the calendar view shows.
  func showMonth(animated: Bool) {
    let shown = calendarView.month.components
    for component in 0..<2 {
      let row = (isMonth(component) ? shown.month : shown.year) ?? 1
      wheels.selectRow(row - 1, inComponent: component, animated: animated)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    isMonth(component) ? calendarView.effectiveCalendar.standaloneMonthSymbols.count : Self.years
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    guard isMonth(component) else { return String(row + 1) }
    let names = calendarView.effectiveCalendar.standaloneMonthSymbols
    return names.indices.contains(row) ? names[row] : nil
  }

  /// Shows the month of the wheels, or the nearest one that is available.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    var parts = calendarView.month.components
    for component in 0..<2 {
      let value = wheels.selectedRow(inComponent: component) + 1
      if isMonth(component) { parts.month = value } else { parts.year = value }
    }
    calendarView.setVisibleDateComponents(calendarView.nearestAvailable(to: parts), animated: true)
    showMonth(animated: true)
  }
}

extension UICalendarView {
  /// Shows the wheels in place of the days, or the days again.
  func toggleMonthWheels() {
    if let shown = monthWheels {
      shown.wheels.removeFromSuperview()
      monthWheels = nil
    } else {
      let made = MonthWheels(self)
      addSubview(made.wheels)
      monthWheels = made
    }
    contentDidChange()
  }

  /// Lays out the wheels below the title.
  func layOutMonthWheels() {
    let grid = calendarGrid
    let top = grid.name(0).minY
    monthWheels?.wheels.frame = CGRect(
      x: grid.rect.minX, y: top, width: max(0, grid.rect.width), height: max(0, grid.rect.maxY - top))
  }

  /// Returns the components of a month, or of the nearest one that has an available day.
  func nearestAvailable(to components: DateComponents) -> DateComponents {
    let wanted = CalendarMonth(components, in: effectiveCalendar)
    if isAvailable(wanted) { return wanted.components }
    let edge =
      wanted.start > availableDateRange.end ? availableDateRange.end : availableDateRange.start
    return effectiveCalendar.dateComponents([.era, .year, .month], from: edge)
  }
}
