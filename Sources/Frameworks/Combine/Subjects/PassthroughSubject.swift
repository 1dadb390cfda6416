/// A subject that sends to those who are there.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = Conduits<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let conduit = Conduit<Output, Failure>("PassthroughSubject", subscriber) { [weak conduits] in
      conduits?.remove($0)
    }
    conduits.add(conduit, subscriber)
  }

  /// Sends a value to those who have demand.
  public func send(_ input: Output) { conduits.send(input) }
  /// Sends the end, once.
  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
  /// Asks a publisher for all its values.
  public func send(subscription: any Subscription) { conduits.add(subscription) }
}
