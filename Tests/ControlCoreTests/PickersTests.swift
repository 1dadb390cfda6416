import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// The content and the sizes of pickers.
@MainActor
struct PickersTests {
  @Test("A date picker shows what its mode asks for, and is as wide as that") func dates() {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    // 3,600 · 49 s after the epoch: one in the morning of the third day.
    picker.date = Date(timeIntervalSince1970: 3_600 * 49)
    picker.datePickerMode = .date
    #expect(picker.texts == ["Jan 3, 1970"])
    let dateWidth = picker.intrinsicContentSize.width
    picker.datePickerMode = .time
    // A narrow space that does not break stands before the half of the day.
    #expect(picker.texts == ["1:00\u{202F}AM"])
    let timeWidth = picker.intrinsicContentSize.width
    picker.datePickerMode = .dateAndTime
    #expect(picker.intrinsicContentSize == CGSize(width: dateWidth + 6 + timeWidth, height: 34))
    picker.locale = Locale(identifier: "de_DE")
    #expect(picker.texts == ["3. Jan. 1970", "01:00"])
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3_900
    #expect(picker.texts == ["1:05"])
  }

  /// Five rows on one wheel.
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var count = 5
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "\(row)"
    }
  }

  @Test("The chosen row is in the middle, those around it are paler") func wheels() {
    let (picker, rows) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 96)), Rows())
    (picker.dataSource, picker.delegate) = (rows, rows)
    picker.selectRow(1, inComponent: 0, animated: false)
    // A band two points higher than a row, 9 from both sides (L.6), and the titles above, below and in it.
    let areas = picker.layer.drawnAreas
    #expect(areas.count > 4 && areas[0].rect == CGRect(x: 9, y: 31, width: 182, height: 34))
    #expect(areas.last?.color == UIColor.label.cgColor)
    rows.count = 0
    #expect(picker.layer.drawnAreas.count == 1, "rows that are gone are not asked for")
  }
}
