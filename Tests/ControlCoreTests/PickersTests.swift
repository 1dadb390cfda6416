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

  @Test("Rows are on a drum: flatter and closer the farther they are from the middle (L.6)") func wheels()
    throws
  {
    let (picker, rows) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Rows())
    (picker.dataSource, picker.delegate) = (rows, rows)
    picker.selectRow(1, inComponent: 0, animated: false)
    let wheel = try #require(picker.wheels.first)
    // One column: 320 − 18 = 302 points, in the middle.
    #expect(wheel.rect == CGRect(x: 9, y: 0, width: 302, height: 216))
    #expect(picker.band == CGRect(x: 9, y: 91, width: 302, height: 34))
    // T = 216 + 75 = 291; 2 · 291 / 32 = 18.2, so 19 rows around; the radius is 0.334225372 · 291.
    let radius = 0.334225372 * 291
    for row in 0..<5 {
      let angle = 2 * Double.pi * Double(row - 1) / 19
      let place = try #require(wheel.place(row))
      #expect(abs(Double(place.center.y) - (108 + radius * sin(angle))) < 1e-6)
      #expect(abs(Double(place.scale) - cos(angle)) < 1e-9)
      let height = try #require(wheel.frame(row)).height
      #expect(abs(Double(height) - 32 * cos(angle)) < 1e-6)
    }
    // A quarter of the drum is 4.75 rows.
    #expect(wheel.place(1 + 4) != nil && wheel.place(1 + 5) == nil)
    rows.count = 0
    #expect(picker.wheels[0].rows.isEmpty, "rows that are gone are not asked for")
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("Columns share the width in whole points, 5 apart (L.6)") func columns() {
    final class Columns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    }
    let (picker, columns) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Columns())
    (picker.dataSource, picker.delegate) = (columns, columns)
    // (320 − 18 − 5) / 2 = 148.5, rounded down.
    #expect(picker.wheels.map(\.rect.width) == [148, 148])
    #expect(picker.wheels[1].rect.minX - picker.wheels[0].rect.maxX == 5)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 148, height: 32))
    picker.semanticContentAttribute = .forceRightToLeft
    #expect(picker.wheels[0].rect.minX > picker.wheels[1].rect.minX)
  }

  @Test(
    "Wheels of hostile sizes have places, too", arguments: [Double.nan, .infinity, -1e300, 0, 1e-300, 1e300])
  func hostileSizes(_ size: Double) {
    final class Hostile: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var size: CGFloat = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { .max }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { size }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { size }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      {
        "row"
      }
    }
    let (picker, hostile) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Hostile())
    hostile.size = CGFloat(size)
    (picker.dataSource, picker.delegate) = (hostile, hostile)
    picker.selectRow(.max, inComponent: 0, animated: true)
    #expect(picker.wheels.allSatisfy { $0.rowHeight >= 1 && $0.rect.width >= 0 && $0.rows.count <= 5_000 })
    _ = picker.layer.drawnAreas
  }
}
