import Foundation

extension Publishers {
  /// A publisher of the values until another publisher has one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other

    /// Creates the publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let relay = UntilOutput<Upstream.Output, Upstream.Failure, S>(
        "PrefixUntilOutput", subscriber, isOpen: true)
      relay.watch(other)
      upstream.subscribe(relay)
    }
  }
}

extension Publishers {
  /// A publisher of the values after the first of another publisher.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other

    /// Creates the publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let relay = UntilOutput<Upstream.Output, Upstream.Failure, S>(
        "DropUntilOutput", subscriber, isOpen: false)
      relay.watch(other)
      upstream.subscribe(relay)
    }
  }
}

/// The subscription of an operator that sends values before or after the first value of another publisher.
private final class UntilOutput<Input, Failure: Error, Downstream: Subscriber>: Relay<
  Input, Failure, Downstream
>
where Downstream.Input == Input, Downstream.Failure == Failure {
  /// Held while something is delivered, since the two publishers may send on two threads.
  private let delivery = NSRecursiveLock()
  private let startsOpen: Bool
  private var isOpen: Bool
  private var wasTold = false
  private var other: AnyCancellable?

  init(_ name: String, _ downstream: Downstream, isOpen: Bool) {
    (startsOpen, self.isOpen) = (isOpen, isOpen)
    super.init(name, downstream)
  }

  /// Attaches to the other publisher, of which one value counts.
  func watch<P: Publisher>(_ publisher: P) {
    let sink = publisher.first().sink(
      receiveCompletion: { [weak self] in self?.otherEnded($0) },
      receiveValue: { [weak self] _ in self?.otherSent() })
    lock.withLock { other = sink }
  }

  private func otherSent() {
    lock.withLock {
      wasTold = true
      isOpen = !startsOpen
    }
    if startsOpen { finish(.finished) }
  }

  private func otherEnded<E: Error>(_ completion: Subscribers.Completion<E>) {
    guard !startsOpen, !lock.withLock({ wasTold }) else { return }
    if case .failure(let error) = completion, let error = error as? Failure {
      finish(.failure(error))
    } else {
      finish(.finished)
    }
  }

  /// Ends at once, or as soon as the downstream has the subscription.
  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let upstream = lock.withLock { () -> (any Subscription)? in
      early = completion
      return hasBegun ? endLocked() : nil
    }
    guard let upstream else { return }
    upstream.cancel()
    deliver(completion)
  }

  private func deliver(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    downstream.receive(completion: completion)
  }

  private var hasBegun = false
  private var early: Subscribers.Completion<Failure>?

  override func begin(_ subscription: any Subscription) {
    super.begin(subscription)
    let early = lock.withLock {
      hasBegun = true
      return self.early
    }
    guard let early, let upstream = end() else { return }
    upstream.cancel()
    deliver(early)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let isSent = lock.withLock { isRunning ? isOpen : nil }
    guard let isSent else { return .none }
    return isSent ? downstream.receive(input) : .max(1)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    lock.withLock { other }?.cancel()
    deliver(completion)
  }

  override func cancel() {
    lock.withLock { other }?.cancel()
    super.cancel()
  }
}

extension Publisher {
  /// Returns a publisher of the values until another publisher has one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Returns a publisher of the values after the first of another publisher.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
