/// A source of values over time, which may end.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error with which the publisher may end.
  associatedtype Failure: Error

  /// Attaches a subscriber; `subscribe(_:)` calls this.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which sends on what it receives.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable { subscriber.cancel() }
  }
}

/// The namespace of the publishers that operators return.
public enum Publishers {}

/// A way to stop an activity.
public protocol Cancellable {
  /// Stops the activity.
  func cancel()
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that the subscriber accepts more values.
  func request(_ demand: Subscribers.Demand)
}

/// A receiver of the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error.
  associatedtype Failure: Error

  /// Receives the connection, by which the subscriber asks for values.
  func receive(subscription: any Subscription)
  /// Receives a value and returns how many more the subscriber accepts.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives the event of a publisher without values.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of subscribers and of what they tell publishers.
public enum Subscribers {}

/// The namespace of subscriptions.
public enum Subscriptions {
  /// The subscription of a publisher that has nothing to send.
  public static var empty: any Subscription { EmptySubscription.shared }
}

/// A subscription without effect.
private struct EmptySubscription: Subscription, CustomStringConvertible {
  static let shared = EmptySubscription()
  let combineIdentifier = CombineIdentifier()
  var description: String { "Empty" }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
