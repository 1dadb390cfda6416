extension Publishers {
  /// A publisher of whether a value is among the values.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The type of the values.
    public typealias Output = Bool
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
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "Contains", subscriber, gathers: true, last: { false },
          step: { value in
            guard value == output else { return .skip }
            return .finish(true)
          }))
    }
  }
}

extension Publishers {
  /// A publisher of whether a closure finds a value.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Bool
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
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "ContainsWhere", subscriber, gathers: true, last: { false },
          step: { predicate($0) ? .finish(true) : .skip }))
    }
  }
}

extension Publishers {
  /// A publisher of whether a closure accepts all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Bool
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
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "AllSatisfy", subscriber, gathers: true, last: { true },
          step: { predicate($0) ? .skip : .finish(false) }))
    }
  }
}

extension Publisher {
  /// Returns a publisher of whether a closure finds a value.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of whether a closure accepts all values.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of whether a closure finds a value, which fails with what that throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Bool
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
          "TryContainsWhere", subscriber, gathers: true, last: { false },
          trying: { try predicate($0) ? .finish(true) : .skip }))
    }
  }
}

extension Publishers {
  /// A publisher of whether a closure accepts all values, which fails with what that throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Bool
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
          "TryAllSatisfy", subscriber, gathers: true, last: { true },
          trying: { try predicate($0) ? .skip : .finish(false) }))
    }
  }
}

extension Publisher {
  /// Returns a publisher of whether a closure finds a value, which fails with what that throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of whether a closure accepts all values, which fails with what that throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self>
  {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher of whether a value is among the values.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
