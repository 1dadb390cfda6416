import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIGestureRecognizerTests {
  private let stage = TouchStage()

  /// Adds a recognizer that notes its states.
  private func add<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.addHandler { [log = stage.log] recognizer in log.note("\(name) \(recognizer.state)") }
    (view ?? stage.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  private let point = CGPoint(x: 60, y: 60)

  @Test("A recognized tap takes the touch from the view") func tap() {
    let tap = add("tap", UITapGestureRecognizer())
    stage.fingers.tap(at: point)
    #expect(stage.run() == ["view began (10.0, 10.0)", "tap ended", "view cancelled (10.0, 10.0)"])
    #expect(tap.state == .possible && tap.location(in: stage.view) == CGPoint(x: 10, y: 10))
    tap.cancelsTouchesInView = false
    stage.fingers.tap(at: point)
    #expect(stage.run() == ["view began (10.0, 10.0)", "tap ended", "view ended (10.0, 10.0)"])
  }

  @Test("A finger that goes away, or stays too long, does not tap") func noTap() {
    _ = add("tap", UITapGestureRecognizer())
    stage.fingers.drag(from: point, to: CGPoint(x: 110, y: 60), steps: 1)
    stage.fingers.press(at: point, for: 2)
    #expect(!stage.run().contains { $0.hasPrefix("tap") })
  }

  @Test("A tap and a double tap, which is waited for or not") func doubleTap() {
    let single = add("single", UITapGestureRecognizer())
    let double = add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    func gestures() -> [String] { stage.run().filter { !$0.hasPrefix("view") } }

    stage.fingers.tap(at: point, count: 2)
    #expect(gestures() == ["single ended", "single ended", "double ended"], "each tap of the two is one")
    single.require(toFail: double)
    stage.fingers.tap(at: point, count: 2)
    #expect(gestures() == ["double ended"])
    stage.fingers.tap(at: point)
    // Not before the second tap cannot come any more.
    #expect(stage.run(0.3) == ["view began (10.0, 10.0)", "view ended (10.0, 10.0)"])
    #expect(stage.run(0.2) == ["single ended"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test("A pan begins after 10 points, and knows how far and how fast") func pan() {
    var seen: [String] = []
    let pan = UIPanGestureRecognizer()
    pan.addHandler { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      seen.append("\(pan.state) \(pan.translation(in: pan.view).x) \(pan.velocity(in: pan.view).x)")
    }
    stage.view.addGestureRecognizer(pan)
    // 8 points in each quarter of a second.
    stage.fingers.drag(from: point, to: CGPoint(x: 92, y: 60), for: 1, steps: 4)
    #expect(
      stage.run() == [
        "view began (10.0, 10.0)", "view moved (18.0, 10.0)", "view cancelled (26.0, 10.0)",
      ])
    #expect(seen == ["began 16.0 32.0", "changed 24.0 32.0", "changed 32.0 32.0", "ended 32.0 32.0"])
  }

  @Test("A translation that was set counts on from there") func setTranslation() {
    var seen: [CGPoint] = []
    let pan = UIPanGestureRecognizer()
    pan.addHandler { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      seen.append(pan.translation(in: pan.view))
      pan.setTranslation(.zero, in: pan.view)
    }
    stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.view.addGestureRecognizer(pan)
    stage.fingers.drag(from: point, to: CGPoint(x: 100, y: 60), steps: 2)
    _ = stage.run()
    // 20 points of the window are 10 of the view.
    #expect(seen == [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0), .zero])
  }

  @Test("A long press begins when its time has come, while the finger is down") func longPress() {
    let press = add("press", UILongPressGestureRecognizer())
    stage.fingers.press(at: point, for: 1)
    #expect(stage.run(0.4) == ["view began (10.0, 10.0)"])
    #expect(stage.run(0.2) == ["press began", "view cancelled (10.0, 10.0)"])
    #expect(press.state == .began)
    #expect(stage.run() == ["press ended"])
    stage.fingers.press(at: point, for: 0.4)
    #expect(stage.run() == ["view began (10.0, 10.0)", "view ended (10.0, 10.0)"])
    stage.fingers.drag(from: point, to: CGPoint(x: 71, y: 60), for: 0.4, steps: 4)
    #expect(!stage.run().contains { $0.hasPrefix("press") }, "11 points are too far")
  }

  @Test("The inner of two recognizers prevents the outer, unless a delegate allows both") func exclusion() {
    final class Allowing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let outer = add("outer", UITapGestureRecognizer(), to: stage.window)
    _ = add("inner", UITapGestureRecognizer())
    func gestures() -> [String] { stage.run().filter { !$0.hasPrefix("view") } }
    stage.fingers.tap(at: point)
    #expect(gestures() == ["inner ended"])
    let delegate = Allowing()
    outer.delegate = delegate
    stage.fingers.tap(at: point)
    #expect(gestures() == ["inner ended", "outer ended"])
  }

  @Test("Delegate and view have a say; a disabled recognizer follows nothing", arguments: 0...3)
  func refusal(_ way: Int) {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      let way: Int
      init(_ way: Int) { self.way = way }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { way != 0 }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool { way != 1 }
    }
    let tap = add("tap", UITapGestureRecognizer())
    let delegate = Refusing(way)
    tap.delegate = delegate
    if way == 2 { tap.isEnabled = false }
    stage.fingers.tap(at: point)
    let isRecognized = stage.run().contains("tap ended")
    #expect(isRecognized == (way == 3))
  }

  nonisolated static let swipes: [(UISwipeGestureRecognizer.Direction, CGPoint, Bool)] = [
    (.right, CGPoint(x: 130, y: 65), true), (.left, CGPoint(x: 130, y: 65), false),
    ([.left, .right], CGPoint(x: 0, y: 60), true), (.down, CGPoint(x: 60, y: 120), true),
    (.up, CGPoint(x: 60, y: 5), true), (.right, CGPoint(x: 100, y: 60), false),
  ]

  @Test("A swipe goes one way, far enough", arguments: swipes)
  func swipe(_ direction: UISwipeGestureRecognizer.Direction, _ end: CGPoint, _ isRecognized: Bool) {
    let swipe = add("swipe", UISwipeGestureRecognizer())
    swipe.direction = direction
    stage.fingers.drag(from: point, to: end)
    #expect(stage.run().contains("swipe ended") == isRecognized)
  }

  @Test("Two fingers pinch and turn") func twoFingers() {
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    var (scale, angle) = (CGFloat(0), CGFloat(0))
    pinch.addHandler { [unowned pinch] _ in scale = pinch.scale }
    rotation.addHandler { [unowned rotation] _ in angle = rotation.rotation }
    stage.view.addGestureRecognizer(pinch)
    let still = (start: CGPoint(x: 60, y: 60), end: CGPoint(x: 60, y: 60))
    stage.fingers.drag([still, (start: CGPoint(x: 80, y: 60), end: CGPoint(x: 120, y: 60))])
    _ = stage.run()
    #expect(scale == 3, "from 20 points apart to 60")
    stage.view.gestureRecognizers = [rotation]
    // From the right of the other to beneath it: a quarter turn, clockwise.
    stage.fingers.drag([still, (start: CGPoint(x: 80, y: 60), end: CGPoint(x: 60, y: 80))])
    _ = stage.run()
    #expect(abs(angle - .pi / 2) < 1e-12)
    #expect(pinch.view == nil && rotation.rotation == 0)
  }

  @Test("Two fingers that hardly part do not pinch") func slop() {
    _ = add("pinch", UIPinchGestureRecognizer())
    let still = (start: CGPoint(x: 60, y: 60), end: CGPoint(x: 60, y: 60))
    // The distance changes by 7 and by 8 points.
    stage.fingers.drag([still, (start: CGPoint(x: 80, y: 60), end: CGPoint(x: 87, y: 60))])
    #expect(!stage.run().contains { $0.hasPrefix("pinch") })
    stage.fingers.drag([still, (start: CGPoint(x: 80, y: 60), end: CGPoint(x: 88, y: 60))])
    #expect(stage.run().contains("pinch began"))
  }

  /// Fingers in a view of 100 by 100 points at (50, 50), whose edges reach 20 points into it: where they begin and go.
  nonisolated private static let ways: [(edges: UIRectEdge, x: Int, y: Int, way: [Int], begins: Bool)] = [
    (.left, 69, 100, [40, 0], true), (.left, 72, 100, [40, 0], false), (.left, 69, 100, [0, 40], false),
    (.left, 69, 100, [-18, 0], false), (.right, 131, 100, [-40, 0], true),
    (.right, 128, 100, [-40, 0], false),
    (.top, 100, 69, [0, 40], true), (.top, 100, 72, [0, 40], false), (.bottom, 100, 131, [0, -40], true),
    (.bottom, 100, 128, [0, -40], false), ([.left, .top], 100, 69, [0, 40], true),
    ([], 55, 55, [40, 0], false),
  ]

  @Test("A pan from an edge begins at that edge, away from it", arguments: ways.indices) func edges(
    index: Int
  ) {
    let (edges, x, y, way, begins) = Self.ways[index]
    stage.view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    add("pan", UIScreenEdgePanGestureRecognizer()).edges = edges
    stage.fingers.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + way[0], y: y + way[1]), steps: 4)
    #expect(stage.run().contains("pan began") == begins)
  }

  @Test func recognizersBelongToOneView() {
    let (view, other, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap] && tap.view === view)
    other.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [] && other.gestureRecognizers == [tap] && tap.view === other)
    other.removeGestureRecognizer(tap)
    #expect(other.gestureRecognizers == [] && tap.view == nil)
  }

  @Test("Turning a recognizer off in the middle gives its gesture up") func turningOff() {
    let press = add("press", UILongPressGestureRecognizer())
    stage.fingers.press(at: point, for: 1)
    _ = stage.run(0.6)
    press.isEnabled = false
    #expect(stage.run() == ["press cancelled"])
    #expect(press.state == .possible && press.numberOfTouches == 0)
  }
}
