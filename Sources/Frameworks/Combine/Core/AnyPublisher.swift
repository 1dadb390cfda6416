/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let publisher: any Publisher<Output, Failure>

  /// Creates the wrapper of a publisher.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    self.publisher = (publisher as? AnyPublisher)?.publisher ?? publisher
  }

  /// Attaches a subscriber to the wrapped publisher.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    publisher.subscribe(subscriber)
  }

  /// The name of the type.
  public var description: String { "AnyPublisher" }
  /// The name of the type.
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// Returns the publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
