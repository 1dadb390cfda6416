import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

extension UIPickerView {
  /// The wheels, each with the selected row as its value.
  var spokenWheels: SpokenContent {
    var content = SpokenContent()
    content.elements = wheels.map { wheel in
      let (row, component) = (wheel.chosen, wheel.component)
      // A wheel without an end repeats its rows.
      let count =
        (delegate as? DateWheels)?.differentRows(inComponent: component)
        ?? numberOfRows(inComponent: component)
      return SpokenPart(
        of: self, wheel.rect, nil, value: rowTitle(row, component), [.adjustable, .pickerItem],
        place: count > 0 && row >= 0 ? (row % count + 1, count) : nil)
    }
    return content
  }

  /// Returns the title of a row, or the words of its view.
  package func rowTitle(_ row: Int, _ component: Int) -> String? {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return nil }
    if let view = rowViews.view(row, component) {
      let words = view.accessibilityLabel ?? ReadingOrder.labels(in: view).joined(separator: ", ")
      return words.isEmpty ? nil : words
    }
    return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }
}

extension UIDatePicker {
  /// The boxes of the date and of the time, each a button, behind the wheels or the calendar, which are a view.
  var spokenBoxes: SpokenContent {
    var content = SpokenContent()
    let boxes = shownBoxes
    guard !boxes.isEmpty else { return content }
    let traits = spokenState.union(.button)
    let parts = boxes.map { text, rect -> SpokenPart in
      let isTime = datePickerMode == .time || (datePickerMode == .dateAndTime && text == texts.last)
      return SpokenPart(of: self, rect, isTime ? "Time Picker" : "Date Picker", value: text, traits)
    }
    var elements: [Any] = parts
    if let view = self.content?.view { elements.insert(view, at: 0) }
    content.elements = elements
    return content
  }
}

extension UICalendarView {
  /// The title of the month, the arrows to other months, and the days, which are buttons.
  var spokenMonth: SpokenContent {
    var content = SpokenContent()
    let (grid, month) = (calendarGrid, month)
    let arrows = [("Previous Month", grid.back, -1), ("Next Month", grid.forward, 1)]
    let parts =
      [SpokenPart(of: self, grid.title, month.title, [.staticText, .header])]
      + arrows.map { name, rect, months in
        SpokenPart(
          of: self, rect, name, isAvailable(month.advanced(by: months)) ? .button : [.button, .notEnabled])
      }
    content.elements = parts + month.days.map { spokenDay($0, of: month, in: grid) }
    return content
  }

  private func spokenDay(_ number: Int, of month: CalendarMonth, in grid: CalendarGrid) -> SpokenPart {
    let day = month.day(number)
    var traits = UIAccessibilityTraits.button
    if selectionBehavior?.isSelected(day) == true { traits.insert(.selected) }
    if !isAvailable(number, in: month) || selectionBehavior?.canSelect(day) == false {
      traits.insert(.notEnabled)
    }
    let formatter = DateFormatter()
    formatter.calendar = month.calendar
    formatter.locale = month.calendar.locale
    formatter.timeZone = month.calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
    return SpokenPart(
      of: self, grid.day(month.place(number)), formatter.string(from: month.date(number)), traits)
  }
}
