import Foundation

extension Publishers {
  /// A publisher that ends if there is no value for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
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
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?
    /// The closure that makes the error; without it the end is none.
    public let customError: (() -> Upstream.Failure)?

    /// Creates the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Expiring<Upstream.Output, Upstream.Failure, S, Context>(
          interval, scheduler, options, customError, subscriber))
    }
  }
}

/// The subscription of an operator that ends if there is no value for some time.
private final class Expiring<Input, Failure: Error, Downstream: Subscriber, Context: Scheduler>:
  Rescheduling<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Failure)?
  private var number = 0

  init(
    _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ options: Context.SchedulerOptions?,
    _ customError: (() -> Failure)?, _ downstream: Downstream
  ) {
    (self.interval, self.scheduler, self.options) = (interval, scheduler, options)
    self.customError = customError
    super.init("Timeout", downstream) { scheduler.schedule(options: options, $0) }
  }

  override func begin(_ subscription: any Subscription) {
    restart()
    super.begin(subscription)
  }

  /// Waits for the interval from now on.
  private func restart() {
    let number = lock.withLock {
      self.number += 1
      return self.number
    }
    scheduler.schedule(
      after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.expire(ifNumber: number) }
  }

  private func expire(ifNumber number: Int) {
    let upstream = lock.withLock { number == self.number ? endLocked() : nil }
    guard let upstream else { return }
    upstream.cancel()
    deliver(customError.map { .failure($0()) } ?? .finished)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ isRunning }) else { return .none }
    restart()
    return super.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { number += 1 }
    super.receive(completion: completion)
  }
}

extension Publisher {
  /// Returns a publisher that ends, or fails with what a closure returns, if there is no value for some time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
