import Foundation

extension Publishers {
  /// A publisher of one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// Whether the last value of an interval is sent, and not the first.
    public let latest: Bool

    /// Creates the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Throttling<Upstream.Output, Upstream.Failure, S, Context>(interval, scheduler, latest, subscriber))
    }
  }
}

/// The subscription of an operator that sends one value in each interval.
private final class Throttling<Input, Failure: Error, Downstream: Subscriber, Context: Scheduler>:
  Relay<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  /// Held while something is delivered, since the scheduler may do its work on several threads.
  private let delivery = NSRecursiveLock()
  private var waiting: Input?
  /// Whether or not a value will be sent at a time to come.
  private var isPlanned = false
  private var lastTime: Context.SchedulerTimeType?
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?

  init(
    _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ latest: Bool,
    _ downstream: Downstream
  ) {
    (self.interval, self.scheduler, self.latest) = (interval, scheduler, latest)
    super.init("Throttle", downstream)
  }

  override func begin(_ subscription: any Subscription) {
    super.begin(subscription)
    upstream?.request(.unlimited)
  }

  override func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  override func receive(_ input: Input) -> Subscribers.Demand {
    switch plan(input, at: scheduler.now) {
    case .none: break
    case .now: scheduler.schedule { self.send() }
    case .later(let date): scheduler.schedule(after: date) { self.send() }
    }
    return .none
  }

  /// When a value is to be sent.
  private enum Plan {
    case none, now
    case later(Context.SchedulerTimeType)
  }

  /// Keeps a value, and returns when to send one unless that is planned already.
  private func plan(_ input: Input, at now: Context.SchedulerTimeType) -> Plan {
    lock.lock()
    defer { lock.unlock() }
    guard isRunning, completion == nil else { return .none }
    if latest || waiting == nil { waiting = input }
    guard !isPlanned else { return .none }
    isPlanned = true
    guard let next = lastTime?.advanced(by: interval), next > now else { return .now }
    return .later(next)
  }

  /// Sends the value that waits, if there is one, and then the end if that has come.
  private func send() {
    delivery.lock()
    defer { delivery.unlock() }
    if let value = take(at: scheduler.now) {
      let more = downstream.receive(value)
      if more > 0 { request(more) }
    }
    if let completion = lock.withLock({ completion }), end() != nil {
      downstream.receive(completion: completion)
    }
  }

  /// Returns the value to send if there is demand.
  private func take(at now: Context.SchedulerTimeType) -> Input? {
    lock.lock()
    defer { lock.unlock() }
    isPlanned = false
    guard isRunning else { return nil }
    lastTime = now
    let value = waiting
    waiting = nil
    guard demand > 0, value != nil else { return nil }
    demand -= 1
    return value
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let isPlanned = lock.withLock { () -> Bool in
      guard isRunning, self.completion == nil else { return true }
      self.completion = completion
      guard case .failure = completion else { return self.isPlanned }
      waiting = nil
      return false
    }
    if !isPlanned { scheduler.schedule { self.send() } }
  }
}

extension Publisher {
  /// Returns a publisher of one value in each interval: the first at once, later ones at the end of theirs.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
