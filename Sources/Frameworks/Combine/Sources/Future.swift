import Foundation

/// A publisher of the one result of a closure, which runs when the publisher is made.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure to call with the result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Waiter] = []

  /// Creates the publisher and runs the closure.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let waiter = Waiter(AnySubscriber(subscriber)) { [weak self] waiter in
      self?.lock.withLock { self?.waiting.removeAll { $0 === waiter } }
    }
    let known = lock.withLock {
      if result == nil { waiting.append(waiter) }
      return result
    }
    waiter.handOver(to: subscriber)
    if let known { waiter.receive(known) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiters = lock.withLock { () -> [Waiter] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for waiter in waiters { waiter.receive(result) }
  }

  /// The subscription of one subscriber.
  private final class Waiter: Subscription, CustomStringConvertible {
    private let lock = NSLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var hasDemand = false
    private var isHandedOver = false
    private var result: Result<Output, Failure>?
    private let release: (Waiter) -> Void
    var description: String { "Future" }

    init(_ downstream: AnySubscriber<Output, Failure>, release: @escaping (Waiter) -> Void) {
      (self.downstream, self.release) = (downstream, release)
    }

    /// Passes itself to the subscriber, and then a result that has come meanwhile.
    func handOver(to subscriber: some Subscriber<Output, Failure>) {
      subscriber.receive(subscription: self)
      lock.withLock { isHandedOver = true }
      sendIfPossible()
    }

    func receive(_ result: Result<Output, Failure>) {
      lock.withLock { self.result = result }
      sendIfPossible()
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > 0 else { return }
      lock.withLock { hasDemand = true }
      sendIfPossible()
    }

    /// Sends an error at once, and a value when there is demand.
    private func sendIfPossible() {
      let send = lock.withLock { () -> (AnySubscriber<Output, Failure>, Result<Output, Failure>)? in
        guard isHandedOver, let downstream, let result else { return nil }
        if case .success = result, !hasDemand { return nil }
        self.downstream = nil
        return (downstream, result)
      }
      guard let (downstream, result) = send else { return }
      switch result {
      case .success(let value):
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
      case .failure(let error): downstream.receive(completion: .failure(error))
      }
    }

    func cancel() {
      let former = lock.withLock {
        defer { downstream = nil }
        return downstream
      }
      if former != nil { release(self) }
    }
  }
}
