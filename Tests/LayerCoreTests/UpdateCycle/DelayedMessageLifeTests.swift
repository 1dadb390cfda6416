import Foundation
import GraphicsCore
import Testing

@testable import LayerCore

/// The ends of messages that are sent later: with the targets and arguments that they keep.
@MainActor
struct DelayedMessageLifeTests {
  @Test("A cancelled message ends at once, with its target, its argument and its place in the schedule")
  func cancelled() {
    let before = MainLoop.main.clock.count
    weak var (target, argument): (NSObject?, NSObject?)
    for isWhole in [true, false] {
      do {
        let (object, other) = (NSObject(), NSObject())
        (target, argument) = (object, other)
        object.perform(Selector("description"), with: other, afterDelay: 1000)
        #expect(MainLoop.main.clock.count == before + 1)
        if isWhole {
          NSObject.cancelPreviousPerformRequests(withTarget: object)
        } else {
          NSObject.cancelPreviousPerformRequests(
            withTarget: object, selector: Selector("description"), object: other)
        }
      }
      #expect(target == nil && argument == nil)
      #expect(MainLoop.main.clock.count == before)
    }
  }

  @Test("Other messages stay in the schedule") func others() {
    let before = MainLoop.main.clock.count
    let (one, other) = (NSObject(), NSObject())
    one.perform(Selector("description"), with: nil, afterDelay: 1000)
    other.perform(Selector("description"), with: nil, afterDelay: 1000)
    NSObject.cancelPreviousPerformRequests(withTarget: one)
    #expect(MainLoop.main.clock.count == before + 1)
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    #expect(MainLoop.main.clock.count == before)
  }

  @Test("Work that is removed from a clock is not done, and that beside it is") func removed() {
    let clock = VirtualClock()
    var done: [Int] = []
    _ = clock.schedule(after: 1) { done.append(1) }
    let second = clock.schedule(after: 1) { done.append(2) }
    clock.after(1) { done.append(3) }
    if let second {
      clock.remove(second)
      clock.remove(second)
    }
    clock.advance(by: 1)
    for work in clock.takeDue() { work() }
    #expect(done == [1, 3])
    #expect(clock.schedule(after: .infinity) {} == nil)
  }
}
