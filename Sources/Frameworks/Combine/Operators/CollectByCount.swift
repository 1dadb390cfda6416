import Foundation

extension Publishers {
  /// A publisher of arrays of a number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = [Upstream.Output]
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The number of values.
    public let count: Int

    /// Creates the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Group<Upstream.Output, Upstream.Failure, S>(count, subscriber))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

/// The subscription of an operator that makes arrays of a number of values.
private final class Group<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream>
where Downstream.Input == [Input], Downstream.Failure == Failure {
  private let count: Int
  private var values: [Input] = []

  init(_ count: Int, _ downstream: Downstream) {
    self.count = count
    super.init("CollectByCount", downstream)
  }

  override func request(_ demand: Subscribers.Demand) { upstream?.request(demand * count) }

  override func receive(_ input: Input) -> Subscribers.Demand {
    let full = lock.withLock { () -> [Input]? in
      guard isRunning else { return nil }
      values.append(input)
      guard values.count == count else { return nil }
      defer { values = [] }
      return values
    }
    return full.map { downstream.receive($0) * count } ?? .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    if case .finished = completion, !values.isEmpty { _ = downstream.receive(values) }
    downstream.receive(completion: completion)
  }
}

extension Publisher {
  /// Returns a publisher of arrays of a number of values; the last may have fewer.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
