import LayerCore
import LayoutCore
import Testing

@MainActor
struct VirtualClockTests {
  @MainActor
  private final class Notes {
    var all: [String] = []
  }

  private let loop = MainLoop()
  private let notes = Notes()

  private func note(_ text: String) -> @MainActor () -> Void {
    { [notes] in notes.all.append(text) }
  }

  @Test func itStandsStillUntilTold() {
    #expect(loop.clock.now == 0)
    loop.turn()
    #expect(loop.clock.now == 0)
    loop.clock.advance(by: 0.25)
    loop.clock.advance(by: 0.5)
    #expect(loop.clock.now == 0.75)
  }

  @Test func workIsDoneWhenItIsDueAndInATurn() {
    loop.clock.after(1, note("at 1"))
    loop.turn()
    #expect(notes.all == [])
    loop.clock.advance(by: 1)
    #expect(notes.all == [])
    #expect(!loop.isIdle)
    #expect(loop.turn().work == 1)
    #expect(notes.all == ["at 1"])
    #expect(loop.isIdle)
  }

  @Test func orderIsByTimeThenByAsking() {
    loop.clock.after(2, note("second, first asked"))
    loop.clock.after(1, note("first"))
    loop.clock.after(2, note("second, then asked"))
    loop.clock.advance(by: 3)
    loop.enqueue(note("now"))
    loop.turn()
    #expect(notes.all == ["first", "second, first asked", "second, then asked", "now"])
  }

  @Test func whatIsAskedForDuringWorkWaitsForTheNextTurn() {
    loop.enqueue { [self] in
      notes.all.append("outer")
      loop.enqueue(note("inner"))
    }
    #expect(loop.turn().work == 1)
    #expect(notes.all == ["outer"])
    #expect(loop.runUntilIdle().count == 1)
    #expect(notes.all == ["outer", "inner"])
  }

  @Test func runningForAWhileStopsAtEachTime() {
    let (loop, notes) = (loop, notes)
    for delay in [0.5, 0.25, 1.5] {
      loop.clock.after(delay) { notes.all.append("\(loop.clock.now)") }
    }
    let turns = loop.run(for: 1)
    #expect(notes.all == ["0.25", "0.5"])
    #expect(turns.map(\.time) == [0.25, 0.5])
    #expect(loop.clock.now == 1)
    loop.run(for: 1)
    #expect(notes.all == ["0.25", "0.5", "1.5"])
    #expect(loop.clock.now == 2)
  }

  @Test("A timer that starts another gets all the times in between") func repeatingTimer() {
    let (loop, notes) = (loop, notes)
    func tick() {
      notes.all.append("\(loop.clock.now)")
      loop.clock.after(0.25, tick)
    }
    loop.clock.after(0.25, tick)
    loop.run(for: 1)
    #expect(notes.all == ["0.25", "0.5", "0.75", "1.0"])
  }
}
