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

  /// Drags a finger from a point up by a distance after the 10 points that turn nothing, and lifts it at rest.
  private func drag(at x: CGFloat, by distance: CGFloat) {
    fingers.scroll(from: CGPoint(x: x, y: 98), by: CGVector(dx: 0, dy: -distance), for: 0.2)
    MainLoop.main.run(for: 2)
  }

  @Test("A finger turns a wheel, which rests at the nearest row; the delegate is told once, at the end")
  func dragging() {
    let rows = Rows()
    let picker = show(rows)
    // 75 points are two rows of 32, and not quite three.
    drag(at: 70, by: 75)
    #expect(rows.selected == [[0, 2]] && picker.selectedRow(inComponent: 0) == 2)
    drag(at: 70, by: -300)
    #expect(rows.selected.last == [0, 0], "a wheel springs back to its first row")
    drag(at: 70, by: 4)
    #expect(rows.selected.count == 2, "the same row is not selected again")
    picker.selectRow(5, inComponent: 0, animated: false)
    picker.selectRow(7, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 7, "code selects at once")
    MainLoop.main.run(for: 1)
    #expect(rows.selected.count == 2 && picker.wheels[0].middle == 7, "code that selects is not told")
  }

  @Test("A flick turns a wheel on, slower and slower, until a row is in the middle (N.2)") func flicks() {
    AnimationClock.setRunning(true)
    defer { AnimationClock.setRunning(false) }
    let rows = Rows()
    let picker = show(rows)
    fingers.drag(from: CGPoint(x: 70, y: 130), to: CGPoint(x: 70, y: 70), for: 0.1)
    MainLoop.main.run(for: 0.15)
    let middle = picker.wheels[0].middle
    #expect(rows.selected.isEmpty && middle > 0)
    MainLoop.main.run(for: 0.1)
    #expect(picker.wheels[0].middle > middle)
    MainLoop.main.run(for: 5)
    // 50 points under the finger and 600 points per second, of which 590 count for 0.499 seconds: 344 points, 10.8
    // rows, of which there are ten.
    #expect(rows.selected == [[0, 9]] && picker.wheels[0].middle == 9)
  }

  @Test("A touch stops a wheel that turns; it rests at the nearest row, not at the one under the finger")
  func stopping() {
    AnimationClock.setRunning(true)
    defer { AnimationClock.setRunning(false) }
    let rows = Rows()
    let picker = show(rows)
    fingers.drag(from: CGPoint(x: 70, y: 130), to: CGPoint(x: 70, y: 70), for: 0.1)
    MainLoop.main.run(for: 0.2)
    let middle = picker.wheels[0].middle
    // The finger is 42 points below the middle, more than a row.
    fingers.tap(at: CGPoint(x: 70, y: 140))
    MainLoop.main.run(for: 3)
    #expect(abs(CGFloat(picker.selectedRow(inComponent: 0)) - middle) < 1)
    #expect(rows.selected == [[0, picker.selectedRow(inComponent: 0)]])
  }

  @Test("A tap selects the row below the middle; above the first row there is none") func taps() {
    let rows = Rows()
    let picker = show(rows)
    fingers.tap(at: CGPoint(x: 170, y: 98 - 30))
    MainLoop.main.run(for: 1)
    fingers.tap(at: CGPoint(x: 170, y: 98 + 30))
    #expect(rows.selected.isEmpty)
    MainLoop.main.run(for: 1)
    #expect(rows.selected == [[1, 1]] && picker.selectedRow(inComponent: 1) == 1)
  }

  @Test("Both wheels turn at the same time") func together() {
    AnimationClock.setRunning(true)
    defer { AnimationClock.setRunning(false) }
    let rows = Rows()
    _ = show(rows)
    fingers.drag(from: CGPoint(x: 70, y: 130), to: CGPoint(x: 70, y: 70), for: 0.1)
    MainLoop.main.run(for: 0.12)
    fingers.drag(from: CGPoint(x: 170, y: 130), to: CGPoint(x: 170, y: 70), for: 0.1)
    MainLoop.main.run(for: 6)
    #expect(rows.selected.map { $0[0] }.sorted() == [0, 1])
  }

  @Test("Rows have the views of the delegate, which are used again") func views() {
    let views = Views()
    let picker = show(views)
    picker.selectRow(50, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    let middle = picker.view(forRow: 50, forComponent: 0)
    #expect((middle as? UILabel)?.text == "50")
    // One column of 200 − 18 points; rows of 32 around the middle of 96 points.
    let holder = middle?.superview
    #expect(middle?.frame == CGRect(x: 0, y: 0, width: 182, height: 32))
    #expect(holder?.frame == CGRect(x: 9, y: 32, width: 182, height: 32) && holder?.alpha == 1)
    // T = 96 + 75 = 171; 2 · 171 / 32 = 10.7, so 11 rows around.
    let next = picker.view(forRow: 51, forComponent: 0)?.superview
    let angle = 2 * Double.pi / 11
    #expect(abs(Double(next?.frame.height ?? 0) - 32 * cos(angle)) < 1e-6)
    #expect(abs(Double(next?.center.y ?? 0) - (48 + 0.334225372 * 171 * sin(angle))) < 1e-6)
    #expect((next?.alpha ?? 1) < 0.447)
    #expect(picker.view(forRow: 60, forComponent: 0) == nil)
    let made = views.made
    picker.selectRow(80, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    #expect(views.made == made && (picker.view(forRow: 80, forComponent: 0) as? UILabel)?.text == "80")
    picker.delegate = nil
    #expect(picker.subviews.isEmpty)
  }
}
