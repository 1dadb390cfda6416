import Foundation

extension Publishers {
  /// A publisher of the values of the last publisher that was received.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = P.Output
    /// The type of the error.
    public typealias Failure = P.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let succession = Succession("SwitchToLatest", subscriber)
      succession.begin()
      upstream.subscribe(Inlet(succession))
    }
  }
}

extension Publishers.SwitchToLatest {
  /// The subscriber of the publishers.
  private final class Inlet<Downstream: Subscriber>: Subscriber
  where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    private let succession: Succession<Downstream>
    private let lock = NSLock()
    private var latest = 0
    private var isFollowing = false
    private var hasEnded = false

    init(_ succession: Succession<Downstream>) { self.succession = succession }

    func receive(subscription: any Subscription) {
      guard succession.own(subscription) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    func receive(_ input: P) -> Subscribers.Demand {
      let number = lock.withLock {
        latest += 1
        isFollowing = true
        return latest
      }
      succession.follow(input) { [self] completion in
        if case .failure = completion { return succession.finish(completion) }
        let isDone = lock.withLock {
          guard number == latest else { return false }
          isFollowing = false
          return hasEnded
        }
        if isDone { succession.finish(.finished) }
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<P.Failure>) {
      if case .failure = completion { return succession.finish(completion) }
      let isDone = lock.withLock {
        hasEnded = true
        return !isFollowing
      }
      if isDone { succession.finish(.finished) }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Returns a publisher of the values of the last publisher that was received.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Returns a publisher of the values of the last publisher that was received.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Returns a publisher of the values of the last publisher that was received, none of which fails.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Returns a publisher of the values of the last publisher that was received, which never fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { Publishers.SetFailureType(upstream: $0) })
  }
}
