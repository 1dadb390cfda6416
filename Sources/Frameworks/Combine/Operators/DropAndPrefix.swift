extension Publishers {
  /// A publisher without a number of values at the start.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The number of values.
    public let count: Int

    /// Creates the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      precondition(count >= 0, "The number of values to leave out is not negative.")
      var left = count
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("Drop", subscriber) {
          guard left > 0 else { return .emit($0) }
          left -= 1
          return .skip
        })
    }
  }
}

extension Publishers {
  /// A publisher without the values at the start that a closure accepts.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that tests the values.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var isDropping = true
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("DropWhile", subscriber) {
          if isDropping { isDropping = predicate($0) }
          return isDropping ? .skip : .emit($0)
        })
    }
  }
}

extension Publishers {
  /// A publisher of the values up to the first that a closure refuses.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that tests the values.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("PrefixWhile", subscriber) {
          predicate($0) ? .emit($0) : .finish(nil)
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher without the values at the start that a closure accepts.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the values up to the first that a closure refuses.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher without the values at the start that a closure accepts, which fails with what that throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that tests the values.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var isDropping = true
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "TryDropWhile", subscriber,
          trying: {
            if isDropping { isDropping = try predicate($0) }
            return isDropping ? .skip : .emit($0)
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the values up to the first that a closure refuses, which fails with what that throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that tests the values.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "TryPrefixWhile", subscriber, trying: { try predicate($0) ? .emit($0) : .finish(nil) }))
    }
  }
}

extension Publisher {
  /// Returns a publisher without the values at the start that a closure accepts, which fails with what that throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the values up to the first that a closure refuses, which fails with what that throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self>
  {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the values at some positions.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The positions of the values that are sent.
    public let range: CountableRange<Int>

    /// Creates the publisher.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      guard !range.isEmpty else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      var position = -1
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("Output", subscriber) {
          position += 1
          if position < range.lowerBound { return .skip }
          return position == range.upperBound - 1 ? .finish($0) : .emit($0)
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher without a number of values at the start.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Returns a publisher of a number of values from the start.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

  /// Returns a publisher of the value at a position.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Returns a publisher of the values at some positions.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
