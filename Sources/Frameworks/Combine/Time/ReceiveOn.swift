import Foundation

extension Publishers {
  /// A publisher whose values arrive on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Rescheduling("ReceiveOn", subscriber) { [scheduler, options] work in
          scheduler.schedule(options: options, work)
        })
    }
  }
}

extension Publishers {
  /// A publisher whose values arrive later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// The accuracy of the time.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Rescheduling("Delay", subscriber) { [interval, tolerance, scheduler, options] work in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, work)
        })
    }
  }
}

/// The subscription of an operator that sends what it receives at another time, in the same order.
private final class Rescheduling<Input, Failure: Error, Downstream: Subscriber>: Relay<
  Input, Failure, Downstream
>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private enum Event {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  private let schedule: (@escaping () -> Void) -> Void
  private var events: [Event] = []
  private var hasEnded = false

  init(_ name: String, _ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(name, downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    add(.value(input))
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) { add(.end(completion)) }

  private func add(_ event: Event) {
    let isAdded = lock.withLock {
      guard isRunning, !hasEnded else { return false }
      if case .end = event { hasEnded = true }
      events.append(event)
      return true
    }
    if isAdded { schedule { self.sendNext() } }
  }

  private func sendNext() {
    let event = lock.withLock { () -> Event? in
      guard isRunning, !events.isEmpty else { return nil }
      return events.removeFirst()
    }
    switch event {
    case .value(let value):
      let more = downstream.receive(value)
      if more > 0 { request(more) }
    case .end(let completion):
      if end() != nil { downstream.receive(completion: completion) }
    case nil: break
    }
  }

  override func cancel() {
    lock.withLock { events = [] }
    super.cancel()
  }
}

extension Publisher {
  /// Returns a publisher whose values and end arrive on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Returns a publisher whose values and end arrive after an interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options)
  }
}
