import Foundation
import LayerCore
import LayoutCore
import Testing
import ViewTestSupport

/// Code that waits for layout by running the run loop finds it done, as on a phone (B.0).
@MainActor
struct MainLoopRunLoopTests {
  private let log = CallbackLog()

  private func window(_ views: CycleView...) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in views { window.addSubview(view) }
    return window
  }

  private func view(_ id: String) -> CycleView {
    CycleView(id, log, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  /// One pass of the run loop.
  private func runOnce() {
    RunLoop.current.run(until: Date())
  }

  @Test func aShownWindowIsUpdated() {
    let window = window(view("A"))
    window.isHidden = false
    #expect(log.take() == [])
    runOnce()
    #expect(log.take() == ["A", "A draw"])
    runOnce()
    #expect(log.take() == [], "a clean window is left alone")
    window.isHidden = true
  }

  @Test func eachChangeIsFollowedByOneTurn() {
    let (a, b) = (view("A"), view("B"))
    a.addSubview(b)
    let window = window(a)
    window.isHidden = false
    runOnce()
    _ = log.take()
    let turns = MainLoop.main.turns
    b.setNeedsLayout()
    b.setNeedsDisplay()
    a.setNeedsUpdateConstraints()
    runOnce()
    #expect(log.take() == ["A constraints", "B", "B draw"])
    #expect(MainLoop.main.turns == turns + 1)
    window.isHidden = true
  }

  @Test func aTurnThatWasTakenIsNotTakenAgain() {
    let a = view("A")
    let window = window(a)
    window.isHidden = false
    MainLoop.main.runUntilIdle()
    _ = log.take()
    let turns = MainLoop.main.turns
    runOnce()
    #expect(log.take() == [] && MainLoop.main.turns == turns)
    window.isHidden = true
  }

  @Test func whatLayoutLeavesBehindWaitsForTheNextTurn() {
    let a = view("A")
    let window = window(a)
    window.isHidden = false
    runOnce()
    _ = log.take()
    // Layout that is asked for while drawing comes a turn later (B.0).
    a.setNeedsDisplay()
    a.onDraw = { view in view.setNeedsLayout() }
    runOnce()
    a.onDraw = { _ in }
    runOnce()
    #expect(log.take() == ["A draw", "A"])
    window.isHidden = true
  }

  @Test func enqueuedWorkIsDone() {
    MainLoop.main.enqueue { [log] in log.note("work") }
    #expect(log.take() == [])
    runOnce()
    #expect(log.take() == ["work"])
  }

  @Test func aHiddenWindowThatUpdatesItsConstraintsAsksForNoTurn() {
    let a = view("A")
    let window = window(a)
    window.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    runOnce()
    let turns = MainLoop.main.turns
    a.setNeedsLayout()
    runOnce()
    #expect(MainLoop.main.turns == turns)
  }

  @Test func aHiddenWindowIsNotUpdated() {
    let window = window(view("A"))
    runOnce()
    #expect(log.take() == [])
    withExtendedLifetime(window) {}
  }

  @Test("The end of a transaction updates the windows and leaves the work that is due") func flush() {
    let a = view("A")
    let window = window(a)
    window.isHidden = false
    runOnce()
    _ = log.take()
    MainLoop.main.enqueue { [log] in log.note("work") }
    a.setNeedsLayout()
    CATransaction.flush()
    #expect(log.take() == ["A"])
    runOnce()
    #expect(log.take() == ["work"])
    window.isHidden = true
  }

  @Test("A run loop that is woken does its work") func wake() {
    MainLoop.main.enqueue { [log] in log.note("work") }
    CFRunLoopWakeUp(CFRunLoopGetMain())
    CFRunLoopWakeUp(CFRunLoopGetCurrent())
    #expect(log.take() == [], "it does nothing by itself")
    runOnce()
    #expect(log.take() == ["work"])
  }

  @Test func aWindowOfNoGivenFrameFillsTheScreen() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }
}
