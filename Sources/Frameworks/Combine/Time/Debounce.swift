import Foundation

extension Publishers {
  /// A publisher of the values that no other follows for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The time without values.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Pausing<Upstream.Output, Upstream.Failure, S, Context>(dueTime, scheduler, options, subscriber))
    }
  }
}

/// The subscription of an operator that sends a value when none has followed for some time.
private final class Pausing<Input, Failure: Error, Downstream: Subscriber, Context: Scheduler>:
  Relay<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  /// Held while something is delivered, since the scheduler may do its work on several threads.
  private let delivery = NSRecursiveLock()
  private var last: Input?
  private var hasEnded = false
  private var number = 0
  private var demand = Subscribers.Demand.none

  init(
    _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ options: Context.SchedulerOptions?,
    _ downstream: Downstream
  ) {
    (self.dueTime, self.scheduler, self.options) = (dueTime, scheduler, options)
    super.init("Debounce", downstream)
  }

  override func begin(_ subscription: any Subscription) {
    super.begin(subscription)
    upstream?.request(.unlimited)
  }

  override func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  override func receive(_ input: Input) -> Subscribers.Demand {
    let number = lock.withLock { () -> Int? in
      guard isRunning, !hasEnded else { return nil }
      last = input
      self.number += 1
      return self.number
    }
    guard let number else { return .none }
    scheduler.schedule(
      after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.send(ifNumber: number) }
    return .none
  }

  private func send(ifNumber number: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    let value = lock.withLock { () -> Input? in
      guard isRunning, !hasEnded, number == self.number, demand > 0 else { return nil }
      demand -= 1
      defer { last = nil }
      return last
    }
    guard let value else { return }
    let more = downstream.receive(value)
    if more > 0 { request(more) }
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let isFirst = lock.withLock {
      defer { (hasEnded, last) = (true, nil) }
      return isRunning && !hasEnded
    }
    if isFirst { scheduler.schedule(options: options) { self.finish(completion) } }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    if end() != nil { downstream.receive(completion: completion) }
  }
}

extension Publisher {
  /// Returns a publisher of the values that no other follows for some time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
