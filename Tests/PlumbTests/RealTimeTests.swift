import Foundation
import LayerCore
import LayoutCore
import Plumb
import Testing

/// G.35: the clock of animations stands still, unless it is to follow real time.
@MainActor @Suite(.serialized) struct RealTimeTests {
  @Test func `the clock stands still while a run loop runs`() {
    let before = CACurrentMediaTime()
    RunLoop.current.run(until: Date() + 0.02)
    #expect(CACurrentMediaTime() == before && !HeadlessLoop.followsRealTime)
  }

  @Test func `where it follows real time, it measures, and what is due is done as the run loop runs`() {
    HeadlessLoop.followsRealTime = true
    defer { HeadlessLoop.followsRealTime = false }
    let before = CACurrentMediaTime()
    var isDone = false
    HeadlessLoop.after(0.001) { isDone = true }
    let end = Date() + 10
    while !isDone, Date() < end { RunLoop.current.run(until: Date() + 0.02) }
    #expect(isDone && HeadlessLoop.time > before)
    let shown = CACurrentMediaTime()
    #expect(shown >= HeadlessLoop.time)
    HeadlessLoop.followsRealTime = false
    #expect(CACurrentMediaTime() >= shown && CACurrentMediaTime() == HeadlessLoop.time)
  }
}
