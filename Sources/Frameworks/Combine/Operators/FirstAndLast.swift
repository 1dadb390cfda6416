extension Publishers {
  /// A publisher of the first value.
  public struct First<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("First", subscriber, gathers: true) {
          .finish($0)
        })
    }
  }
}

extension Publishers {
  /// A publisher of the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "Last", subscriber, gathers: true, last: { last },
          step: {
            last = $0
            return .skip
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the first value that a closure accepts.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
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
        Transformation<Upstream.Output, Upstream.Failure, S>("FirstWhere", subscriber, gathers: true) {
          predicate($0) ? .finish($0) : .skip
        })
    }
  }
}

extension Publishers {
  /// A publisher of the last value that a closure accepts.
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
      var last: Output?
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "LastWhere", subscriber, gathers: true, last: { last },
          step: {
            if predicate($0) { last = $0 }
            return .skip
          }))
    }
  }
}

extension Publisher {
  /// Returns a publisher of the first value that a closure accepts.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the last value that a closure accepts.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the first value that a closure accepts, which fails with what that throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
          "TryFirstWhere", subscriber, gathers: true, trying: { try predicate($0) ? .finish($0) : .skip }))
    }
  }
}

extension Publishers {
  /// A publisher of the last value that a closure accepts, which fails with what that throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
      var last: Output?
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "TryLastWhere", subscriber, gathers: true, last: { last },
          trying: {
            if try predicate($0) { last = $0 }
            return .skip
          }))
    }
  }
}

extension Publisher {
  /// Returns a publisher of the first value that a closure accepts, which fails with what that throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the last value that a closure accepts, which fails with what that throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}

extension Publisher {
  /// Returns a publisher of the first value.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Returns a publisher of the last value.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
