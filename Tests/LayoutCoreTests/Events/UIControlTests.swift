import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIControlTests {
  /// A control that notes its tracking.
  private final class Knob: UIControl {
    let log = CallbackLog()
    var continues = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.note("begin")
      return super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.note("continue")
      return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.note("end") }
    override func cancelTracking(with event: UIEvent?) { log.note("cancel") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let knob = Knob(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
  private var fingers: TouchSynthesizer { TouchSynthesizer(window) }

  init() {
    window.isHidden = false
    window.addSubview(knob)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancelled"),
    ]
    for (event, name) in names {
      knob.addAction(
        UIAction { [log = knob.log, knob] action in
          #expect(action.sender as AnyObject === knob)
          log.note("\(name)\(knob.isHighlighted ? " lit" : "")")
        }, for: event)
    }
  }

  private func run() -> [String] {
    MainLoop.main.run(for: 5)
    return knob.log.take()
  }

  @Test func aFingerUpInside() {
    fingers.tap(at: CGPoint(x: 60, y: 60))
    #expect(run() == ["begin", "down lit", "end", "up inside"])
    fingers.tap(at: CGPoint(x: 60, y: 60), count: 2)
    #expect(
      run() == [
        "begin", "down lit", "end", "up inside", "begin", "down lit", "repeat lit", "end", "up inside",
      ])
  }

  @Test func aFingerThatLeavesAndComesBack() {
    fingers.drag(from: CGPoint(x: 90, y: 60), to: CGPoint(x: 130, y: 60), steps: 2)
    #expect(
      run() == [
        "begin", "down lit", "continue", "exit", "outside", "continue", "outside", "end", "up outside",
      ])
    fingers.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 70, y: 60), steps: 1)
    #expect(run() == ["begin", "down lit", "continue", "inside lit", "end", "up inside"])
  }

  @Test func aFingerThatIsTakenAway() {
    fingers.press(at: CGPoint(x: 60, y: 60), for: 1, isCancelled: true)
    #expect(run() == ["begin", "down lit", "cancel", "cancelled"])
    #expect(!knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
  }

  @Test("A control that does not follow on hears no more") func giveUp() {
    knob.continues = false
    fingers.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 70, y: 60), steps: 2)
    #expect(run() == ["begin", "down lit", "continue"])
  }

  @Test func aDisabledControlHearsNothing() {
    knob.isEnabled = false
    fingers.tap(at: CGPoint(x: 60, y: 60))
    #expect(run() == [])
  }

  @Test("A single tap on a control is not its superview's, but for a disabled one") func tapsAround() {
    let tap = UITapGestureRecognizer()
    tap.addHandler { [log = knob.log] _ in log.note("tap") }
    window.addGestureRecognizer(tap)
    fingers.tap(at: CGPoint(x: 60, y: 60))
    #expect(run() == ["begin", "down lit", "end", "up inside"])
    knob.isEnabled = false
    fingers.tap(at: CGPoint(x: 60, y: 60))
    #expect(run() == ["tap"])
  }

  @Test func states() {
    let control = UIControl()
    #expect(control.state == .normal && control.state == [])
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.rawValue == 7)
    let colors: [UIControl.State: Int] = [.normal: 0, [.selected, .highlighted]: 1]
    #expect(colors[[.highlighted, .selected]] == 1)
  }

  @Test("A new state asks for layout, the same one does not") func stateLayout() {
    final class Counting: UIControl {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let control = Counting()
    control.layoutIfNeeded()
    control.isHighlighted = false
    control.layoutIfNeeded()
    #expect(control.layouts == 1)
    control.isHighlighted = true
    control.layoutIfNeeded()
    #expect(control.layouts == 2)
  }

  @Test("Actions run in their order, one for each identifier and event") func actions() {
    let control = UIControl()
    var log: [String] = []
    func action(_ name: String, _ identifier: UIAction.Identifier? = nil) -> UIAction {
      UIAction(identifier: identifier) { _ in log.append(name) }
    }
    control.addAction(action("a"), for: .valueChanged)
    control.addAction(action("b", UIAction.Identifier("x")), for: [.valueChanged, .touchDown])
    control.addAction(action("c"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["a", "b", "c"])
    log = []
    control.addAction(action("d", UIAction.Identifier("x")), for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(log == ["a", "b", "c", "d"], "b is left for touchDown")
    log = []
    control.removeAction(identifiedBy: UIAction.Identifier("x"), for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log == ["a", "c"])
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test("Targets are kept and weak") func targets() {
    let control = UIControl()
    let target = NSObject()
    control.addTarget(target, action: "press", for: .touchUpInside)
    control.addTarget(nil, action: "any", for: .touchUpInside)
    #expect(control.allTargets == [target])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["press"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    control.sendActions(for: .touchUpInside)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets == [] && control.allControlEvents == [])
  }

  @Test func aPrimaryAction() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    let disabled = UIAction(attributes: .disabled) { _ in count += 1 }
    control.sendAction(disabled)
    #expect(count == 1)
  }

  @Test(
    "Leading and trailing follow the reading direction",
    arguments: [
      (
        UIControl.ContentHorizontalAlignment.leading, UIControl.ContentHorizontalAlignment.left,
        UIControl.ContentHorizontalAlignment.right
      ),
      (.trailing, .right, .left), (.center, .center, .center), (.left, .left, .left), (.fill, .fill, .fill),
    ])
  func alignment(
    _ alignment: UIControl.ContentHorizontalAlignment, _ ltr: UIControl.ContentHorizontalAlignment,
    _ rtl: UIControl.ContentHorizontalAlignment
  ) {
    let control = UIControl()
    control.contentHorizontalAlignment = alignment
    #expect(control.effectiveContentHorizontalAlignment == ltr)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == rtl)
  }

  /// The numbers of UIKit's headers.
  @Test("Events have their bits") func bits() {
    let touches: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(touches.map(\.rawValue) == (0..<9).map { 1 << $0 })
    let others: [UIControl.Event] = [
      .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(others.map(\.rawValue) == [12, 13, 14, 16, 17, 18, 19].map { 1 << $0 })
    #expect(UIControl.Event.allTouchEvents.isSuperset(of: UIControl.Event(touches)))
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
  }
}
