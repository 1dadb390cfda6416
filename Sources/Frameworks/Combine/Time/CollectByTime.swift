import Foundation

extension Publishers {
  /// A way to put values into groups by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The values of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The values of each interval, or a number of them if there are so many before its end.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publishers {
  /// A publisher of arrays of the values of each interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = [Upstream.Output]
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The groups.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TimeGroup<Upstream.Output, Upstream.Failure, S, Context>(strategy, options, subscriber))
    }
  }
}

/// The subscription of an operator that makes arrays of the values of each interval.
private final class TimeGroup<Input, Failure: Error, Downstream: Subscriber, Context: Scheduler>:
  Relay<Input, Failure, Downstream>
where Downstream.Input == [Input], Downstream.Failure == Failure {
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int
  private let options: Context.SchedulerOptions?
  /// Held while something is delivered, since the scheduler may have another thread.
  private let delivery = NSRecursiveLock()
  private var values: [Input] = []
  private var demand = Subscribers.Demand.none
  private var timer: (any Cancellable)?
  /// The end, which waits for the last values, and they for demand.
  private var completion: Subscribers.Completion<Failure>?

  init(
    _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?,
    _ downstream: Downstream
  ) {
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, limit) = (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, limit) = (scheduler, interval, count)
    }
    self.options = options
    super.init("CollectByTime", downstream)
  }

  override func begin(_ subscription: any Subscription) {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.send() }
    lock.withLock { self.timer = timer }
    super.begin(subscription)
    upstream?.request(.unlimited)
  }

  override func request(_ more: Subscribers.Demand) {
    let isLast = lock.withLock {
      demand += more
      return completion != nil
    }
    if isLast { send() }
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    let isFull = lock.withLock {
      guard isRunning, completion == nil else { return false }
      values.append(input)
      return values.count >= limit
    }
    if isFull { send() }
    return .none
  }

  /// Sends the values, if there are any, and then the end if that has come.
  private func send() {
    delivery.lock()
    defer { delivery.unlock() }
    let group = lock.withLock { () -> [Input]? in
      guard isRunning, demand > 0, !values.isEmpty else { return nil }
      demand -= 1
      defer { values = [] }
      return values
    }
    if let group {
      let more = downstream.receive(group)
      lock.withLock { demand += more }
    }
    let end = lock.withLock { isRunning && values.isEmpty ? completion : nil }
    if let end, self.end() != nil { downstream.receive(completion: end) }
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let timer = lock.withLock { () -> (any Cancellable)? in
      guard isRunning, self.completion == nil else { return nil }
      self.completion = completion
      if case .failure = completion { values = [] }
      return self.timer
    }
    timer?.cancel()
    send()
  }

  override func cancel() {
    lock.withLock { timer }?.cancel()
    super.cancel()
  }
}

extension Publisher {
  /// Returns a publisher of arrays of the values of each interval.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
