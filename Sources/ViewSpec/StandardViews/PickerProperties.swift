internal import ControlCore
internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import TextViewCore

extension StandardView {
  /// `UIDatePicker`.
  static let datePicker = StandardView(
    control: { () -> UIDatePicker in
      let picker = UIDatePicker(frame: .zero)
      picker.calendar = SpecDate.calendar
      return picker
    },
    [
      Property("datePickerMode", .datePickerMode, "The mode.") { $0.datePickerMode = $1 },
      Property("calendar", .calendar, "The calendar.") { $0.calendar = $1 },
      Property("locale", .locale, "The language, such as \"de_DE\".") { $0.locale = $1 },
      Property("date", .date, "The date.") { $0.date = $1 },
      Property("countDownDuration", .number(in: 0...86_399), "The duration in seconds.") {
        $0.countDownDuration = $1
      },
    ])

  /// `UIPickerView`, with the titles of its rows.
  static let picker = StandardView(
    { SpecPickerView(frame: .zero) },
    [
      Property("components", .array(of: .array(of: .text)), "The wheels, each an array of titles.") {
        $0.titles = $1
      },
      .checked(
        "selectedRows", .array(of: .integer(in: 0...PropertyLimits.arrayCount)),
        "The selected row of each wheel, from 0."
      ) {
        picker, rows, element throws(DocumentError) in
        let counts = picker.titles.map(\.count)
        for (component, row) in rows.enumerated() {
          guard component < counts.count, row < counts[component] else {
            throw element.problem(
              "found row \(row) of component \(component), which does not exist",
              suggestion: "the first row is 0, one for each component")
          }
          picker.selectRow(row, inComponent: component, animated: false)
        }
      },
    ])
}

/// A picker with the rows of a spec.
@preconcurrency @MainActor
private final class SpecPickerView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The titles of the rows, for each component.
  var titles: [[String]] = [] { didSet { reloadAllComponents() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (dataSource, delegate) = (self, self)
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles[component][row]
  }
}

extension PropertyValue<UIDatePicker.Mode> {
  fileprivate static var datePickerMode: PropertyValue {
    .choice([
      "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ])
  }
}
