import ControlCore
import Foundation
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing

/// The effects of touches on controls, and the events that controls send.
@MainActor
struct ControlTouchesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private var fingers: TouchSynthesizer { TouchSynthesizer(window) }

  /// Shows a control at (20, 50), and notes what `value` says of it whenever it changes.
  private func show<Control: UIControl, Value>(
    _ control: Control, _ size: CGSize, _ value: @escaping (Control) -> Value
  ) -> Notes<Value> {
    window.isHidden = false
    control.frame = CGRect(origin: CGPoint(x: 20, y: 50), size: size)
    window.addSubview(control)
    let notes = Notes<Value>()
    control.addAction(
      UIAction { [weak control] _ in if let control { notes.all.append(value(control)) } }, for: .valueChanged
    )
    return notes
  }

  private final class Notes<Value> {
    var all: [Value] = []
  }

  @Test("A tap switches, and a finger that pulls the knob to the other side") func switches() {
    let toggle = UISwitch()
    let notes = show(toggle, CGSize(width: 51, height: 31)) { $0.isOn }
    fingers.tap(at: CGPoint(x: 40, y: 60))
    MainLoop.main.run(for: 1)
    #expect(notes.all == [true] && toggle.isOn)
    fingers.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 25, y: 60))
    MainLoop.main.run(for: 1)
    #expect(notes.all == [true, false])
    // Pulled to the side where it is already, nothing changes.
    fingers.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 22, y: 60))
    MainLoop.main.run(for: 1)
    fingers.press(at: CGPoint(x: 40, y: 60), isCancelled: true)
    MainLoop.main.run(for: 2)
    #expect(notes.all == [true, false])
    toggle.isEnabled = false
    fingers.tap(at: CGPoint(x: 40, y: 60))
    MainLoop.main.run(for: 1)
    #expect(notes.all == [true, false])
    toggle.isOn = true
    #expect(notes.all == [true, false], "code that switches is not told")
  }

  @Test("A finger on the thumb of a slider takes it along; elsewhere it does nothing") func sliders() {
    let slider = UISlider()
    let notes = show(slider, CGSize(width: 128, height: 34)) { $0.value }
    fingers.drag(from: CGPoint(x: 100, y: 67), to: CGPoint(x: 140, y: 67))
    MainLoop.main.run(for: 1)
    #expect(notes.all.isEmpty)
    // The thumb has 100 points to go; half of them is half of the range.
    fingers.drag(from: CGPoint(x: 34, y: 67), to: CGPoint(x: 84, y: 67), steps: 2)
    MainLoop.main.run(for: 1)
    #expect(notes.all == [0.25, 0.5])
    slider.isContinuous = false
    fingers.drag(from: CGPoint(x: 90, y: 67), to: CGPoint(x: 400, y: 67), steps: 3)
    MainLoop.main.run(for: 1)
    #expect(notes.all == [0.25, 0.5, 1])
    slider.semanticContentAttribute = .forceRightToLeft
    fingers.drag(from: CGPoint(x: 34, y: 67), to: CGPoint(x: 59, y: 67), steps: 1)
    MainLoop.main.run(for: 1)
    #expect(notes.all.last == 0.75)
  }

  @Test("A tap on a side of a stepper counts, and a finger that rests counts on") func steppers() {
    let stepper = UIStepper()
    let notes = show(stepper, CGSize(width: 94, height: 32)) { $0.value }
    stepper.maximumValue = 4
    let (minus, plus) = (CGPoint(x: 30, y: 60), CGPoint(x: 100, y: 60))
    for side in [minus, plus] {
      fingers.tap(at: side)
      MainLoop.main.run(for: 1)
    }
    #expect(notes.all == [1], "there is nothing below the least value")
    // It counts after 0.5 s and every 0.1 s from then on, until it is at the end.
    fingers.press(at: plus, for: 0.65)
    MainLoop.main.run(for: 1)
    #expect(notes.all == [1, 2, 3])
    stepper.isContinuous = false
    stepper.value = 0
    fingers.press(at: plus, for: 0.65)
    MainLoop.main.run(for: 1)
    #expect(notes.all == [1, 2, 3, 2])
    stepper.wraps = true
    stepper.value = 4
    fingers.tap(at: plus)
    MainLoop.main.run(for: 1)
    #expect(notes.all.last == 0)
    stepper.autorepeat = false
    fingers.press(at: plus, for: 3)
    MainLoop.main.run(for: 4)
    #expect(stepper.value == 1)
  }

  @Test("A tap chooses a segment that can be chosen, and tells of another one only") func segments() {
    let ran = Notes<Int>()
    let control = UISegmentedControl(items: ["a", "b", UIAction(title: "c") { _ in ran.all.append(2) }])
    let notes = show(control, CGSize(width: 150, height: 32)) { $0.selectedSegmentIndex }
    control.setEnabled(false, forSegmentAt: 0)
    for x in [30, 90, 90, 140] as [CGFloat] {
      fingers.tap(at: CGPoint(x: x, y: 60))
      MainLoop.main.run(for: 1)
    }
    #expect(notes.all == [1, 2] && ran.all == [2])
    control.isMomentary = true
    fingers.tap(at: CGPoint(x: 90, y: 60))
    MainLoop.main.run(for: 1)
    #expect(notes.all == [1, 2, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("A tap beside the present page goes to the next or the one before") func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let notes = show(control, CGSize(width: 100, height: 26)) { $0.currentPage }
    for x in [110, 110, 110, 30] as [CGFloat] {
      fingers.tap(at: CGPoint(x: x, y: 60))
      MainLoop.main.run(for: 1)
    }
    #expect(notes.all == [1, 2, 1])
  }
}
