extension Publishers {
  /// A publisher of the times between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var last: Context.SchedulerTimeType? = scheduler.now
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("MeasureInterval", subscriber) { [scheduler] _ in
          let now = scheduler.now
          defer { last = now }
          return .emit((last ?? now).distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the times between values.
  public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.MeasureInterval<Self, S>
  {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
