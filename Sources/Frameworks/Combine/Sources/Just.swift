/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The type of the error.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates the publisher.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    Playback.start(CollectionOfOne(output).makeIterator(), to: subscriber, name: "Just")
  }
}

extension Just: Equatable where Output: Equatable {}

/// Operators that know their result.
extension Just {
  /// Returns a publisher of what a closure makes of the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }
  /// Returns a publisher of what a closure makes of the value, or of the error that it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }
  /// Returns a publisher of the value if a closure includes it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(isIncluded(output) ? output : nil)
  }
  /// Returns a publisher of what a closure makes of the value unless that is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(transform(output))
  }
  /// Returns a publisher of all values as one array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }
  /// Returns a publisher of the number of values.
  public func count() -> Just<Int> { Just<Int>(1) }
  /// Returns the publisher of the first value.
  public func first() -> Just<Output> { self }
  /// Returns the publisher of the last value.
  public func last() -> Just<Output> { self }
  /// Returns a publisher of the end alone.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }
  /// Returns the publisher, which has a value.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }
  /// Returns the publisher, which has no error.
  public func replaceError(with output: Output) -> Just<Output> { self }
  /// Returns the publisher, which has no error.
  public func retry(_ times: Int) -> Just<Output> { self }
  /// Returns the publisher, which has no error.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Just<
    Output
  > {
    self
  }
  /// Returns a publisher with another type of error.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }
  /// Returns a publisher with a type of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(output)
  }
  /// Returns a publisher of the value and values before it.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }
  /// Returns a publisher of the value and values before it.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element {
    Publishers.Sequence(sequence: Array(elements) + [output])
  }
  /// Returns a publisher of the value and values after it.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }
  /// Returns a publisher of the value and values after it.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element {
    Publishers.Sequence(sequence: [output] + elements)
  }
}
