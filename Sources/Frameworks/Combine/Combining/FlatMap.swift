import Foundation

extension Publishers {
  /// A publisher of the values of the publishers that a closure makes of each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = NewPublisher.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The number of publishers at a time.
    public let maxPublishers: Subscribers.Demand
    /// The closure that makes the values.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the publisher.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let gathering = Gathering("FlatMap", subscriber)
      gathering.begin()
      upstream.subscribe(Inlet(gathering, maxPublishers, transform))
    }
  }
}

extension Publishers.FlatMap {
  /// The subscriber of the values of which publishers are made.
  private final class Inlet<Downstream: Subscriber>: Subscriber
  where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
    private let gathering: Gathering<Downstream>
    private let limit: Subscribers.Demand
    private let transform: (Upstream.Output) -> NewPublisher
    private let lock = NSLock()
    private var upstream: (any Subscription)?

    init(
      _ gathering: Gathering<Downstream>, _ limit: Subscribers.Demand,
      _ transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.gathering, self.limit, self.transform) = (gathering, limit, transform)
    }

    func receive(subscription: any Subscription) {
      guard gathering.own(subscription) else { return subscription.cancel() }
      lock.withLock { upstream = subscription }
      subscription.request(limit)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      gathering.attach(transform(input)) { [weak self] in
        guard let self else { return }
        self.lock.withLock { self.upstream }?.request(.max(1))
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      lock.withLock { upstream = nil }
      switch completion {
      case .finished: gathering.close()
      case .failure(let error): gathering.fail(error)
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher of the values of the publishers that a closure makes of each value.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Returns a publisher of the values of the publishers that a closure makes of each value, which never fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    let failing: (Output) -> Publishers.SetFailureType<P, Failure> = {
      Publishers.SetFailureType(upstream: transform($0))
    }
    return Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: failing)
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher of the values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  /// Returns a publisher of the values of the publishers that a closure makes of each value, which never fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
