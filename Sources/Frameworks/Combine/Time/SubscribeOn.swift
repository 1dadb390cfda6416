import Foundation

extension Publishers {
  /// A publisher that is asked on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
      let asking = Asking<Upstream.Output, Upstream.Failure, S>(subscriber) { [scheduler, options] work in
        scheduler.schedule(options: options, work)
      }
      scheduler.schedule(options: options) { [upstream] in upstream.subscribe(asking) }
    }
  }
}

/// The subscription of an operator that asks for values and cancels elsewhere.
private final class Asking<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init("SubscribeOn", downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { isRunning } ? downstream.receive(input) : .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    if end() != nil { downstream.receive(completion: completion) }
  }

  override func request(_ demand: Subscribers.Demand) {
    schedule { self.upstream?.request(demand) }
  }

  override func cancel() {
    guard let upstream = end() else { return }
    schedule { upstream.cancel() }
  }
}

extension Publisher {
  /// Returns a publisher that is attached to, asked for values and cancelled on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
