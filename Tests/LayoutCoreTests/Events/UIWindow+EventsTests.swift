import ControllerCore
import Foundation
import LayerCore
import LayoutCore
import Plumb
import Testing
import ViewTestSupport

@MainActor
struct UIWindowEventsTests {
  @Test func aTapIsToldToTheViewBeneath() {
    let stage = TouchStage()
    stage.fingers.tap(at: CGPoint(x: 60, y: 70))
    #expect(stage.run() == ["view began (10.0, 20.0)", "view ended (10.0, 20.0)"])
  }

  @Test("Events wait in the main loop until their time has come") func timing() {
    let stage = TouchStage()
    stage.fingers.press(at: CGPoint(x: 50, y: 50), for: 1)
    #expect(stage.log.take() == [])
    #expect(stage.run(0.5) == ["view began (0.0, 0.0)"])
    #expect(stage.run(0.4) == [])
    #expect(stage.run(0.2) == ["view ended (0.0, 0.0)"])
  }

  @Test("A finger that the system took away is no longer there for others") func cancelledTouchesEnd() {
    let stage = TouchStage()
    stage.fingers.press(at: CGPoint(x: 50, y: 50), for: 0.1, isCancelled: true)
    #expect(stage.run() == ["view began (0.0, 0.0)", "view cancelled (0.0, 0.0)"])
    stage.fingers.tap(at: CGPoint(x: 60, y: 60))
    #expect(stage.run() == ["view began (10.0, 10.0)", "view ended (10.0, 10.0)"])
  }

  @Test("An event with fingers on two windows goes to both, to each with its own") func twoWindows() {
    let (first, second) = (TouchStage(), TouchStage())
    let touches = [first, second].map { UITouch(in: $0.window, at: CGPoint(x: 60, y: 70), timestamp: 0) }
    UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: 0))
    #expect(
      first.log.take() == ["view began (10.0, 20.0)"] && second.log.take() == ["view began (10.0, 20.0)"])
    #expect(touches[0].view === first.view && touches[1].view === second.view)
  }

  @Test("A touch belongs to the view that it began in, wherever it goes") func capture() {
    let stage = TouchStage()
    let other = TouchView("other", stage.log, frame: CGRect(x: 150, y: 50, width: 50, height: 50))
    stage.window.addSubview(other)
    stage.fingers.drag(from: CGPoint(x: 140, y: 60), to: CGPoint(x: 180, y: 60), steps: 2)
    #expect(
      stage.run() == [
        "view began (90.0, 10.0)", "view moved (110.0, 10.0)", "view moved (130.0, 10.0)",
        "view ended (130.0, 10.0)",
      ])
  }

  @Test("Who does not handle touches passes them to its superview, and so on") func forwarding() {
    let stage = TouchStage()
    let plain = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = TouchView("inner", stage.log, frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    inner.passesOn = true
    stage.view.addSubview(plain)
    plain.addSubview(inner)
    stage.fingers.press(at: CGPoint(x: 75, y: 75), for: 0.1, isCancelled: true)
    #expect(
      stage.run() == [
        "inner began (5.0, 5.0)", "view began (25.0, 25.0)", "inner cancelled (5.0, 5.0)",
        "view cancelled (25.0, 25.0)",
      ])
  }

  @Test("A second finger in a view is told where it asks for more than one") func multipleTouch() {
    let stage = TouchStage()
    let lines = [60.0, 80].map { (start: CGPoint(x: $0, y: 60), end: CGPoint(x: $0, y: 62)) }
    stage.fingers.drag(lines, steps: 1)
    #expect(
      stage.run() == ["view began (10.0, 10.0)", "view moved (10.0, 12.0)", "view ended (10.0, 12.0)"])
    stage.view.isMultipleTouchEnabled = true
    stage.fingers.drag(lines, steps: 1)
    #expect(
      stage.run() == [
        "view began (10.0, 10.0) (30.0, 10.0)", "view moved (10.0, 12.0) (30.0, 12.0)",
        "view ended (10.0, 12.0) (30.0, 12.0)",
      ])
  }

  @Test("Fingers in an exclusive view and in others keep each other out") func exclusiveTouch() {
    let stage = TouchStage()
    let other = TouchView("other", stage.log, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(other)
    let lines = [10.0, 60].map { (start: CGPoint(x: $0, y: $0), end: CGPoint(x: $0, y: $0)) }
    stage.fingers.drag(lines, steps: 1)
    #expect(stage.run().filter { $0.contains("began") }.count == 2)
    stage.view.isExclusiveTouch = true
    stage.fingers.drag(lines, steps: 1)
    #expect(stage.run().filter { $0.contains("began") } == ["other began (10.0, 10.0)"])
    stage.fingers.drag(lines.reversed(), steps: 1)
    #expect(stage.run().filter { $0.contains("began") } == ["view began (10.0, 10.0)"])
  }

  @Test func aTouchKnowsItsPlaceAndTime() {
    final class Watching: UIView {
      var seen: [String] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let event else { return }
        let (now, before) = (touch.location(in: nil), touch.previousLocation(in: self))
        seen.append("\(now.x) \(before.x) \(touch.tapCount) \(touch.timestamp == event.timestamp)")
        #expect(touch.view === self && touch.window === window && touch.phase == .moved)
        #expect(event.allTouches == [touch] && event.touches(for: self) == [touch])
        #expect(event.touches(for: UIView()) == nil && event.type == .touches)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = Watching(frame: CGRect(x: 10, y: 0, width: 90, height: 100))
    window.addSubview(view)
    TouchSynthesizer(window).drag(from: CGPoint(x: 20, y: 5), to: CGPoint(x: 40, y: 5), steps: 2)
    MainLoop.main.run(for: 1)
    #expect(view.seen == ["30.0 10.0 1 true", "40.0 20.0 1 true"])
  }

  @Test("sendEvent can be overridden") func overriding() {
    final class Deaf: UIWindow {
      var events = 0
      override func sendEvent(_ event: UIEvent) { events += 1 }
    }
    let window = Deaf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    TouchSynthesizer(window).tap(at: .zero, count: 2)
    MainLoop.main.run(for: 1)
    #expect(window.events == 4)
  }
}
