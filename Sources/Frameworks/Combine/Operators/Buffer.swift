import Foundation

extension Publishers {
  /// A way in which a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// For as many as have room.
    case keepFull
    /// For all.
    case byRequest
  }

  /// The treatment of values that have no room in a buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// The new value is dropped.
    case dropNewest
    /// The oldest value is dropped.
    case dropOldest
    /// The publisher fails with what a closure returns.
    case customError(() -> Failure)
  }
}

extension Publishers {
  /// A publisher that keeps values until there is demand.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The number of values that are kept.
    public let size: Int
    /// The way in which values are asked for.
    public let prefetch: Publishers.PrefetchStrategy
    /// The treatment of values that have no room.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// Creates the publisher.
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Buffering(subscriber, size, prefetch, whenFull))
    }
  }
}

/// The subscription of an operator that keeps values until there is demand.
private final class Buffering<Input, Failure: Error, Downstream: Subscriber>: Relay<
  Input, Failure, Downstream
>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var values: [Input] = []
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private var completion: Subscribers.Completion<Failure>?

  init(
    _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
    _ whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    (self.size, self.prefetch, self.whenFull) = (size, prefetch, whenFull)
    super.init("Buffer", downstream)
  }

  override func begin(_ subscription: any Subscription) {
    super.begin(subscription)
    upstream?.request(prefetch == .keepFull ? .max(size) : .unlimited)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    let makeError = lock.withLock { () -> (() -> Failure)? in
      guard isRunning, completion == nil else { return nil }
      if values.count < size {
        values.append(input)
      } else {
        switch whenFull {
        case .dropNewest: break
        case .dropOldest where size > 0:
          values.removeFirst()
          values.append(input)
        case .dropOldest: break
        case .customError(let make): return make
        }
      }
      return nil
    }
    if let makeError {
      upstream?.cancel()
      receive(completion: .failure(makeError()))
    } else {
      send()
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    send()
  }

  override func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    send()
  }

  /// Sends values while there is demand, and then the end.
  private func send() {
    guard
      lock.withLock({ () -> Bool in
        defer { isSending = true }
        return !isSending
      })
    else { return }
    while let value = next() {
      let more = downstream.receive(value)
      lock.withLock { demand += more }
      if prefetch == .keepFull { upstream?.request(.max(1)) }
    }
  }

  /// Returns the value to send; otherwise sends the end, if it is time for that.
  private func next() -> Input? {
    lock.lock()
    if isRunning, demand > 0, !values.isEmpty {
      demand -= 1
      defer { lock.unlock() }
      return values.removeFirst()
    }
    isSending = false
    let isOver = isRunning && values.isEmpty && completion != nil
    if isOver { _ = endLocked() }
    lock.unlock()
    if isOver, let completion { downstream.receive(completion: completion) }
    return nil
  }
}

extension Publisher {
  /// Returns a publisher that keeps a number of values until there is demand.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
