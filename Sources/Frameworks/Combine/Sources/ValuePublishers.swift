extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// Creates the publisher.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      Playback.start(sequence.makeIterator(), to: subscriber, name: "\(sequence)")
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Wrapped
    /// The type of the error.
    public typealias Failure = Never
    /// The value.
    public let output: Wrapped?

    /// Creates the publisher.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, S.Failure == Never {
      Playback.start((output.map { [$0] } ?? []).makeIterator(), to: subscriber, name: "Optional")
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
  /// A publisher of the value or of the error.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Success
    /// The value or the error.
    public let result: Result

    /// Creates the publisher of a result.
    public init(_ result: Result) { self.result = result }
    /// Creates the publisher of a value.
    public init(_ output: Success) { self.init(.success(output)) }
    /// Creates the publisher of an error.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
      switch result {
      case .success(let value):
        Playback.start(CollectionOfOne(value).makeIterator(), to: subscriber, name: "Once")
      case .failure(let error): Fail<Success, Failure>(error: error).subscribe(subscriber)
      }
    }
  }

  /// A publisher of the value or of the error.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
