import Foundation

/// The values of a publisher, for a loop that awaits them.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output
  /// The type of the iterator.
  public typealias AsyncIterator = Iterator

  private let publisher: P

  /// Creates the sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Returns an iterator, which asks for a value at a time.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// An iterator over values, which ends the subscription when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    /// The type of the values.
    public typealias Element = P.Output

    private let awaiting: Awaiting<P.Output, P.Failure>
    private let subscription: AnyCancellable

    init(_ publisher: P) {
      awaiting = Awaiting()
      subscription = AnyCancellable { [awaiting] in awaiting.cancel() }
      publisher.subscribe(awaiting)
    }

    /// Returns the next value, as soon as there is one; nil after the end.
    public mutating func next() async -> P.Output? {
      guard case .success(let value)? = await awaiting.next() else { return nil }
      return value
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, for a loop that awaits them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher that may fail, for a loop that awaits them.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output
  /// The type of the iterator.
  public typealias AsyncIterator = Iterator

  private let publisher: P

  /// Creates the sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Returns an iterator, which asks for a value at a time.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// An iterator over values, which ends the subscription when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    /// The type of the values.
    public typealias Element = P.Output

    private let awaiting: Awaiting<P.Output, P.Failure>
    private let subscription: AnyCancellable

    init(_ publisher: P) {
      awaiting = Awaiting()
      subscription = AnyCancellable { [awaiting] in awaiting.cancel() }
      publisher.subscribe(awaiting)
    }

    /// Returns the next value, as soon as there is one; nil after the end.
    public mutating func next() async throws -> P.Output? {
      try await awaiting.next()?.get()
    }
  }
}

extension Publisher {
  /// The values, for a loop that awaits them.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A subscriber that asks for a value when one is awaited.
///
/// It is unchecked since a lock guards its state; values go from the publisher's thread to the one that awaits them.
private final class Awaiting<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  /// A value on its way to the thread that awaits it.
  ///
  /// It is unchecked since values need not be Sendable: the publisher's thread does not touch it after it is handed over.
  private struct Handover: @unchecked Sendable { let result: Result<Input, Failure>? }
  private typealias Waiter = CheckedContinuation<Handover, Never>

  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var isOver = false
  private var failure: Failure?
  private var waiters: [Waiter] = []
  /// Values that came without being asked for.
  private var early: [Input] = []
  private var demand = 0

  func next() async -> Result<Input, Failure>? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }.result
    } onCancel: {
      cancel()
    }
  }

  private func wait(_ waiter: Waiter) {
    lock.lock()
    if !early.isEmpty {
      let value = early.removeFirst()
      lock.unlock()
      return waiter.resume(returning: Handover(result: .success(value)))
    }
    if isOver {
      let failure = failure
      self.failure = nil
      lock.unlock()
      return waiter.resume(returning: Handover(result: failure.map { .failure($0) }))
    }
    waiters.append(waiter)
    let upstream = upstream
    if upstream == nil { demand += 1 }
    lock.unlock()
    upstream?.request(.max(1))
  }

  func receive(subscription: any Subscription) {
    let asked = lock.withLock { () -> Int? in
      guard upstream == nil, !isOver else { return nil }
      upstream = subscription
      return demand
    }
    guard let asked else { return subscription.cancel() }
    if asked > 0 { subscription.request(.max(asked)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let waiter = lock.withLock { () -> Waiter? in
      if waiters.isEmpty {
        if !isOver { early.append(input) }
        return nil
      }
      return waiters.removeFirst()
    }
    waiter?.resume(returning: Handover(result: .success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end(completion)
  }

  func cancel() { end(.finished)?.cancel() }

  @discardableResult
  private func end(_ completion: Subscribers.Completion<Failure>) -> (any Subscription)? {
    lock.lock()
    isOver = true
    var first: Result<Input, Failure>?
    if case .failure(let error) = completion {
      if waiters.isEmpty { failure = error } else { first = .failure(error) }
    }
    let (waiting, former) = (waiters, upstream)
    (waiters, upstream) = ([], nil)
    lock.unlock()
    for (index, waiter) in waiting.enumerated() {
      waiter.resume(returning: Handover(result: index == 0 ? first : nil))
    }
    return former
  }
}
