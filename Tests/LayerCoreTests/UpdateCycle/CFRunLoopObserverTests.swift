import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Testing

/// Observers of Core Foundation are told of turns of the main loop.
@MainActor
@Suite(.serialized) struct CFRunLoopObserverTests {
  @Test func `an observer is told before and after the work of each turn`() {
    var events: [String] = []
    let steps: CFRunLoopActivity = [.afterWaiting, .beforeWaiting]
    let observer = CFRunLoopObserverCreateWithHandler(nil, steps.rawValue, true, 0) { _, activity in
      events.append(activity == .afterWaiting ? "woke" : "waits")
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    #expect(CFRunLoopContainsObserver(CFRunLoopGetMain(), observer, .commonModes))
    MainLoop.main.runUntilIdle()
    events = []
    MainLoop.main.enqueue { events.append("work") }
    MainLoop.main.runUntilIdle()
    #expect(events == ["woke", "work", "waits"])
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
    MainLoop.main.enqueue {}
    MainLoop.main.runUntilIdle()
    #expect(events.count == 3)
  }

  @Test func `observers are told in their order, and once without repeats`() {
    var events: [Int] = []
    let bits = CFRunLoopActivity.beforeWaiting.rawValue
    for order in [2, 1] {
      let observer = CFRunLoopObserverCreateWithHandler(nil, bits, false, order) { _, _ in
        events.append(order)
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }
    for _ in 0..<2 {
      MainLoop.main.enqueue {}
      MainLoop.main.runUntilIdle()
    }
    #expect(events == [1, 2])
  }

  /// The numbers of Apple's headers.
  @Test func `steps have their bits`() {
    let steps: [CFRunLoopActivity] = [
      .entry, .beforeTimers, .beforeSources, .beforeWaiting, .afterWaiting, .exit, .allActivities,
    ]
    #expect(steps.map(\.rawValue) == [1, 2, 4, 32, 64, 128, 0x0FFF_FFFF])
  }
}
