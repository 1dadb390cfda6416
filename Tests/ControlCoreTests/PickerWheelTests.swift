import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// The rows of picker views, and the touches that turn their wheels.
@MainActor
struct PickerWheelTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private var fingers: TouchSynthesizer { TouchSynthesizer(window) }

  /// Ten rows on each of two wheels.
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var selected: [[Int]] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selected.append([component, row])
    }
  }

  /// A hundred rows with views on a wheel.
  private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var made = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      if view == nil { made += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "\(row)"
      return label
    }
  }

  /// Shows a picker of 200 × 96 at (20, 50), whose middle is at 98.
  private func show(_ rows: some UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 20, y: 50, width: 200, height: 96))
    (picker.dataSource, picker.delegate) = (rows, rows)
    window.isHidden = false
    window.addSubview(picker)
    window.layoutIfNeeded()
    return picker
  }

  @Test("A finger turns a wheel to the nearest row, and a tap selects the row below it") func touches() {
    let rows = Rows()
    let picker = show(rows)
    // 75 points up, after the 10 that turn nothing, are two rows of 32 and not quite three.
    fingers.scroll(from: CGPoint(x: 50, y: 98), by: CGVector(dx: 0, dy: -75), for: 0.2)
    MainLoop.main.run(for: 1)
    #expect(rows.selected == [[0, 2]] && picker.selectedRow(inComponent: 0) == 2)
    // One row above the middle of the other wheel there is none; one below is row 1.
    fingers.tap(at: CGPoint(x: 170, y: 98 - 32))
    MainLoop.main.run(for: 1)
    fingers.tap(at: CGPoint(x: 170, y: 98 + 32))
    MainLoop.main.run(for: 1)
    #expect(rows.selected == [[0, 2], [1, 1]])
    fingers.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 190))
    MainLoop.main.run(for: 1)
    #expect(rows.selected.last == [0, 0], "a wheel ends at its first row")
    picker.selectRow(5, inComponent: 0, animated: false)
    #expect(rows.selected.count == 3, "code that selects is not told")
  }

  @Test("Rows have the views of the delegate, which are used again") func views() {
    let views = Views()
    let picker = show(views)
    picker.selectRow(50, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    let middle = picker.view(forRow: 50, forComponent: 0)
    #expect((middle as? UILabel)?.text == "50")
    // One column of 200 − 18 points, and rows of 32 around the middle of 96 points; the next one is flatter (L.6).
    #expect(middle?.superview?.frame == CGRect(x: 9, y: 32, width: 182, height: 32))
    #expect((picker.view(forRow: 51, forComponent: 0)?.superview?.frame.minY ?? 0) > 64)
    #expect(picker.view(forRow: 60, forComponent: 0) == nil)
    let made = views.made
    picker.selectRow(80, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    #expect(views.made == made && (picker.view(forRow: 80, forComponent: 0) as? UILabel)?.text == "80")
    picker.delegate = nil
    #expect(picker.subviews.isEmpty)
  }
}
