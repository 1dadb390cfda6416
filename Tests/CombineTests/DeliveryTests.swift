import Combine
import Foundation
import Testing

/// Deliveries on several threads: a subscriber is called by one at a time, and none waits for ever.
@Suite struct DeliveryTests {
  /// Work for another thread; what it shares has locks of its own.
  private struct Job: @unchecked Sendable {
    let run: () -> Void

    /// Starts the work, and returns what is signalled when it is done.
    func start() -> DispatchSemaphore {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        run()
        done.signal()
      }
      return done
    }
  }

  /// A scheduler that has a thread for each piece of work; it leaves out what is to be done in more than a second.
  private struct Threads: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) { _ = Job(run: action).start() }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) {
      if now.distance(to: date) < 1 { schedule(options: nil, action) }
    }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let job = Job(run: action)
      let thread = Thread {
        while !Thread.current.isCancelled {
          Thread.sleep(forTimeInterval: 0.01)
          job.run()
        }
      }
      thread.start()
      return AnyCancellable { thread.cancel() }
    }
  }

  /// A subscriber that stays in its first delivery until it is told to go on.
  private final class Gate<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    let entered = DispatchSemaphore(value: 0)
    let leave = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var inside = 0
    private var calls = 0
    private var most = 0
    private(set) var subscription: (any Subscription)?
    private let demand: Subscribers.Demand

    init(_ demand: Subscribers.Demand = .unlimited) { self.demand = demand }

    /// The highest number of threads that were in it at the same time.
    var threads: Int { lock.withLock { most } }

    private func enter() {
      let isFirst = lock.withLock {
        (inside, calls) = (inside + 1, calls + 1)
        most = max(most, inside)
        return calls == 1
      }
      entered.signal()
      if isFirst { _ = leave.wait(timeout: .now() + 5) }
      lock.withLock { inside -= 1 }
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(demand)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      enter()
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { enter() }
  }

  /// Does something while a value is delivered, and returns the number of threads that were in the subscriber.
  private func threads<P: Publisher>(
    in publisher: P, sending: @escaping () -> Void, meanwhile: @escaping () -> Void
  ) -> Int {
    let gate = Gate<P.Output, P.Failure>()
    publisher.subscribe(gate)
    let first = Job(run: sending).start()
    #expect(gate.entered.wait(timeout: .now() + 5) == .success)
    let second = Job(run: meanwhile).start()
    _ = gate.entered.wait(timeout: .now() + 0.1)
    gate.leave.signal()
    #expect(first.wait(timeout: .now() + 5) == .success && second.wait(timeout: .now() + 5) == .success)
    return gate.threads
  }

  private let a = PassthroughSubject<Int, Never>()
  private let b = PassthroughSubject<Int, Never>()

  @Test func `a request does not wait for a value that is delivered`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let gate = Gate<Int, Never>(.max(1))
    let first = Job { subject.subscribe(gate) }.start()
    #expect(gate.entered.wait(timeout: .now() + 5) == .success)
    let request = Job { gate.subscription?.request(.max(1)) }.start()
    #expect(request.wait(timeout: .now() + 1) == .success)
    gate.leave.signal()
    #expect(first.wait(timeout: .now() + 5) == .success)
    subject.send(1)
    #expect(gate.entered.wait(timeout: .now() + 5) == .success)
  }

  @Test(arguments: [Subscribers.Demand.unlimited, .max(1)])
  func `combined subjects may send on two threads`(demand: Subscribers.Demand) {
    let a = CurrentValueSubject<Int, Never>(0)
    let b = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder<Int, Never>(demand)
    a.combineLatest(b).filter { ($0 + $1).isMultiple(of: 100) }.map(+).subscribe(recorder)
    let jobs = [a, b].map { subject in Job { for value in 1...2000 { subject.send(value) } }.start() }
    for job in jobs { #expect(job.wait(timeout: .now() + 20) == .success) }
    #expect(recorder.values.first == 0)
  }

  @Test func `values of two publishers of a succession do not meet`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let number = threads(
      in: outer.switchToLatest(),
      sending: {
        outer.send(a)
        a.send(1)
      },
      meanwhile: {
        outer.send(b)
        b.send(2)
      })
    #expect(number == 1)
  }

  @Test func `the end that another publisher gives waits for the value`() {
    let number = threads(
      in: a.prefix(untilOutputFrom: b), sending: { a.send(1) }, meanwhile: { b.send(2) })
    #expect(number == 1)
  }

  @Test func `the end waits for the value on a scheduler with many threads`() {
    let threads = Threads()
    let operators: [(PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>] = [
      { $0.receive(on: threads).eraseToAnyPublisher() },
      { $0.timeout(60, scheduler: threads).eraseToAnyPublisher() },
      { $0.throttle(for: 0, scheduler: threads, latest: true).eraseToAnyPublisher() },
      { $0.debounce(for: 0, scheduler: threads).eraseToAnyPublisher() },
    ]
    for apply in operators {
      let subject = PassthroughSubject<Int, Never>()
      #expect(
        self.threads(
          in: apply(subject), sending: { subject.send(1) }, meanwhile: { subject.send(completion: .finished) }
        ) == 1)
    }
  }

  @Test func `the end waits for a group`() {
    let groups = a.collect(.byTime(Threads(), .milliseconds(10)))
    let number = threads(
      in: groups, sending: { a.send(1) }, meanwhile: { a.send(completion: .finished) })
    #expect(number == 1)
  }

  @Test func `the end of a queue with many threads comes after all values`() async {
    let queue = DispatchQueue.global()
    for await values in (1...2000).publisher.receive(on: queue).collect().values {
      #expect(values == Array(1...2000))
    }
  }

  @Test func `a closure that makes an error may use the subscription`() throws {
    var recorder: Recorder<Int, Problem>?
    let subject = PassthroughSubject<Int, Problem>()
    let error = Publishers.BufferingStrategy<Problem>.customError {
      recorder?.subscription?.request(.none)
      return .first
    }
    recorder = subject.buffer(size: 1, prefetch: .byRequest, whenFull: error).record(.none)
    let sending = Job { for value in 1...2 { subject.send(value) } }.start()
    try #require(sending.wait(timeout: .now() + 5) == .success)
    recorder?.subscription?.request(.unlimited)
    #expect(recorder?.values == [1] && recorder?.error == .first)
  }
}
