import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Testing

/// Core Foundation's timers fire on the clock of the main loop.
@MainActor
@Suite(.serialized) struct CFRunLoopTimerTests {
  @Test func `a timer fires at its date and then after each interval`() {
    let loop = MainLoop.main
    let start = loop.clock.now
    var times: [Double] = []
    let timer = CFRunLoopTimerCreateWithHandler(
      kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.25, 0.5, 0, 0
    ) { _ in times.append(loop.clock.now - start) }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    #expect(CFRunLoopTimerDoesRepeat(timer) && CFRunLoopTimerGetInterval(timer) == 0.5)
    loop.run(for: 1)
    #expect(times == [0.25, 0.75])
    CFRunLoopTimerInvalidate(timer)
    #expect(!CFRunLoopTimerIsValid(timer))
    loop.run(for: 1)
    #expect(times.count == 2)
  }

  @Test func `modes have names`() {
    #expect(CFRunLoopMode("kCFRunLoopCommonModes") == kCFRunLoopCommonModes)
    #expect(CFRunLoopMode.defaultMode != .commonModes)
  }
}
