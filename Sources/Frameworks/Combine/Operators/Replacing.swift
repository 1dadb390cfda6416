extension Publishers {
  /// A publisher of a value if there is no other.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The value that is sent instead.
    public let output: Upstream.Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var isEmpty = true
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "ReplaceEmpty", subscriber, last: { isEmpty ? output : nil },
          step: {
            isEmpty = false
            return .emit($0)
          }))
    }
  }
}

extension Publishers {
  /// A publisher of a value in place of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Never

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The value that is sent instead.
    public let output: Upstream.Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "ReplaceError", subscriber,
          ending: { end in if case .failure = end { (output, .finished) } else { (nil, .finished) } },
          step: { .emit($0) }))
    }
  }
}

extension Publishers {
  /// A publisher that never fails, with a type of error.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The type of the values.
    public typealias Output = Upstream.Output

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "SetFailureType", subscriber, ending: { _ in (nil, .finished) }, step: { .emit($0) }))
    }
  }
}

extension Publishers {
  /// A publisher that ends the program on an error.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Never

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The text before each line.
    public let prefix: String
    /// The file of the call.
    public let file: StaticString
    /// The line of the call.
    public let line: UInt

    /// Creates the publisher.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "AssertNoFailure", subscriber,
          ending: { end in
            if case .failure(let error) = end {
              let text = prefix.isEmpty ? "" : prefix + ": "
              fatalError("\(text)\(error)", file: file, line: line)
            }
            return (nil, .finished)
          }, step: { .emit($0) }))
    }
  }
}

extension Publisher {
  /// Returns a publisher of a value if there is no other.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Returns a publisher of a value in place of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Returns a publisher that ends the program on an error.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> Publishers.AssertNoFailure<Self>
  {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Returns the publisher with a type of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
