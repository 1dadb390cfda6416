import Foundation

extension Subscribers {
  /// A subscriber that calls closures, and accepts all values.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var valueClosure: (Input) -> Void
    private var completionClosure: (Completion<Failure>) -> Void

    /// The closure that is called with each value.
    public var receiveValue: (Input) -> Void { lock.withLock { valueClosure } }
    /// The closure that is called with the end.
    public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { completionClosure } }

    /// Creates a subscriber.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      valueClosure = receiveValue
      completionClosure = receiveCompletion
    }

    /// Receives the connection.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Receives a value.
    public func receive(_ value: Input) -> Demand {
      if let closure = lock.withLock({ isOver ? nil : valueClosure }) { closure(value) }
      return .none
    }

    /// Receives the end.
    public func receive(completion: Completion<Failure>) {
      end { _, closure in closure(completion) }
    }

    /// Ends the subscription.
    public func cancel() {
      end { subscription, _ in subscription?.cancel() }
    }

    /// Ends, and releases the closures after a last call.
    private func end(_ body: ((any Subscription)?, (Completion<Failure>) -> Void) -> Void) {
      lock.lock()
      guard !isOver else { return lock.unlock() }
      isOver = true
      let (former, value, completion) = (subscription, valueClosure, completionClosure)
      subscription = nil
      valueClosure = { _ in }
      completionClosure = { _ in }
      lock.unlock()
      withExtendedLifetime(value) { body(former, completion) }
    }

    /// The name of the type.
    public var description: String { "Sink" }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
    /// The name of the type.
    public var playgroundDescription: Any { description }
  }
}

extension Publisher {
  /// Calls closures with the values and the end until the returned cancellable is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values until the returned cancellable is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
