import Foundation

/// A subject with a present value, which new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = NSLock()
  private var current: Output
  private let conduits = Conduits<Output, Failure>(asksAtOnce: true)

  /// Creates a subject with a value.
  public init(_ value: Output) { current = value }

  /// The present value; a new one is sent.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    // The subscription keeps the subject, whose value it may still owe.
    let remove: (Conduit<Output, Failure>) -> Void = { [weak conduits] in conduits?.remove($0) }
    let conduit = ValueConduit("CurrentValueSubject", subscriber, release: remove) { (self.value, 0) }
    conduits.add(conduit, subscriber)
  }

  /// Sets the value and sends it to those who have demand.
  public func send(_ input: Output) {
    guard !conduits.isOver else { return }
    let former = lock.withLock {
      defer { current = input }
      return current
    }
    conduits.send(input)
    withExtendedLifetime(former) {}
  }

  /// Sends the end, once.
  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
  /// Asks a publisher for all its values.
  public func send(subscription: any Subscription) { conduits.add(subscription) }
}
