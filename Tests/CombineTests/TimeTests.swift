import Combine
import Foundation
import Plumb
import Testing

/// The clock is that of the main loop: each time is exact.
@MainActor
@Suite(.serialized) struct TimeTests {
  private let subject = PassthroughSubject<Int, Problem>()

  @Test func `values arrive in a later turn, in order`() {
    let recorder = subject.receive(on: DispatchQueue.main).record()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    HeadlessLoop.runUntilIdle()
    #expect(recorder.values == [1, 2] && recorder.isFinished)
  }

  @Test func `the main run loop and the main operation queue are the same place`() {
    let first = Just(1).receive(on: RunLoop.main).record()
    let second = Just(2).receive(on: OperationQueue.main).record()
    HeadlessLoop.runUntilIdle()
    #expect(first.values == [1] && second.values == [2])
  }

  @Test func `nothing arrives after a cancellation`() {
    let recorder = subject.receive(on: DispatchQueue.main).record()
    subject.send(1)
    recorder.subscription?.cancel()
    HeadlessLoop.runUntilIdle()
    #expect(recorder.values.isEmpty)
  }

  @Test func `a delay is that of the clock`() {
    let recorder = subject.delay(for: .seconds(0.5), scheduler: DispatchQueue.main).record()
    subject.send(1)
    HeadlessLoop.run(for: 0.49)
    #expect(recorder.values.isEmpty)
    HeadlessLoop.run(for: 0.01)
    #expect(recorder.values == [1])
  }

  @Test func `a value that others follow is dropped`() {
    let recorder = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).record()
    subject.send(1)
    HeadlessLoop.run(for: 0.2)
    subject.send(2)
    HeadlessLoop.run(for: 0.2)
    #expect(recorder.values.isEmpty)
    HeadlessLoop.run(for: 0.1)
    #expect(recorder.values == [2])
  }

  @Test(arguments: [true, false]) func `one value of each interval arrives`(latest: Bool) {
    let recorder = subject.throttle(for: 1, scheduler: RunLoop.main, latest: latest).record()
    subject.send(1)
    HeadlessLoop.run(for: 0.25)
    #expect(recorder.values == [1])
    subject.send(2)
    HeadlessLoop.run(for: 0.25)
    subject.send(3)
    HeadlessLoop.run(for: 0.25)
    #expect(recorder.values == [1])
    HeadlessLoop.run(for: 0.25)
    #expect(recorder.values == [1, latest ? 3 : 2])
  }

  @Test func `a publisher without values runs out of time`() {
    let recorder = subject.timeout(1, scheduler: RunLoop.main, customError: { .first }).record()
    HeadlessLoop.run(for: 0.75)
    subject.send(1)
    HeadlessLoop.run(for: 0.75)
    #expect(recorder.values == [1] && recorder.ends.isEmpty)
    HeadlessLoop.run(for: 0.25)
    #expect(recorder.error == .first)
  }

  @Test func `times between values are measured`() {
    let recorder = subject.measureInterval(using: DispatchQueue.main).record()
    HeadlessLoop.run(for: 0.5)
    subject.send(1)
    HeadlessLoop.run(for: 0.25)
    subject.send(2)
    #expect(recorder.values == [.milliseconds(500), .milliseconds(250)])
  }

  @Test func `values are collected by time`() {
    let recorder = subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 3)).record()
    subject.send(1)
    subject.send(2)
    HeadlessLoop.run(for: 1)
    for value in 3...6 { subject.send(value) }
    #expect(recorder.values == [[1, 2], [3, 4, 5]])
    subject.send(completion: .finished)
    #expect(recorder.values.last == [6] && recorder.isFinished)
  }

  @Test func `a timer ticks by the clock while someone listens`() {
    let recorder = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().record()
    HeadlessLoop.run(for: 1.6)
    #expect(recorder.values.count == 3)
    recorder.subscription?.cancel()
    HeadlessLoop.run(for: 1)
    #expect(recorder.values.count == 3)
  }

  @Test func `work is repeated until it is cancelled`() {
    var count = 0
    let queue = DispatchQueue.main
    let work = queue.schedule(after: queue.now.advanced(by: 1), interval: 0.5) { count += 1 }
    HeadlessLoop.run(for: 2)
    #expect(count == 3)
    work.cancel()
    HeadlessLoop.run(for: 2)
    #expect(count == 3)
  }

  @Test func `a publisher is asked elsewhere`() {
    let recorder = Just(1).subscribe(on: DispatchQueue.main).record()
    #expect(recorder.values.isEmpty)
    HeadlessLoop.runUntilIdle()
    #expect(recorder.values == [1] && recorder.isFinished)
  }

  @Test func `the immediate scheduler waits for nothing`() {
    #expect(Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared).all == [1])
  }

  @Test func `values of another queue arrive in order`() async {
    let queue = DispatchQueue(label: "test")
    var values: [Int] = []
    for await value in (1...50).publisher.receive(on: queue).values { values.append(value) }
    #expect(values == Array(1...50))
  }

  @Test func `a timer sends the time of the clock, once for all its connections`() {
    let publisher = Timer.publish(every: 0.5, on: .main, in: .common)
    let start = RunLoop.main.now.date
    let recorder = publisher.record()
    let connections = [publisher.connect(), publisher.connect()]
    HeadlessLoop.run(for: 1)
    #expect(recorder.values.map { ($0.timeIntervalSince(start) * 1000).rounded() } == [500, 1000])
    connections[0].cancel()
    HeadlessLoop.run(for: 0.5)
    #expect(recorder.values.count == 3)
    connections[1].cancel()
    HeadlessLoop.run(for: 1)
    #expect(recorder.values.count == 3)
  }

  @Test func `an end that is on its way does not arrive after a cancellation`() {
    let first = subject.debounce(for: 1, scheduler: RunLoop.main).record()
    let second = subject.throttle(for: 1, scheduler: RunLoop.main, latest: true).record()
    let third = subject.debounce(for: 1, scheduler: RunLoop.main).record()
    subject.send(completion: .finished)
    first.subscription?.cancel()
    second.subscription?.cancel()
    HeadlessLoop.run(for: 2)
    #expect(first.ends.isEmpty && second.ends.isEmpty && third.isFinished)
  }

  @Test func `the last group waits for demand`() {
    let recorder = subject.collect(.byTime(DispatchQueue.main, .seconds(1))).record(.none)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.values.isEmpty && recorder.ends.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [[1]] && recorder.isFinished)
  }
}
