extension Publishers {
  /// A publisher of the results of a closure so far.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The first result.
    public let initialResult: Output
    /// The closure that makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var result = initialResult
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("Scan", subscriber) {
          result = nextPartialResult(result, $0)
          return .emit(result)
        })
    }
  }
}

extension Publishers {
  /// A publisher of the result of a closure for all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The first result.
    public let initial: Output
    /// The closure that makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var result = initial
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "Reduce", subscriber, gathers: true, last: { result },
          step: {
            result = nextPartialResult(result, $0)
            return .skip
          }))
    }
  }
}

extension Publisher {
  /// Returns a publisher of the results of a closure so far.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Scan<Self, T>
  {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Returns a publisher of the result of a closure for all values.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Reduce<Self, T>
  {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of the results of a closure so far, which fails with what that throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The first result.
    public let initialResult: Output
    /// The closure that makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var result = initialResult
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "TryScan", subscriber,
          trying: {
            result = try nextPartialResult(result, $0)
            return .emit(result)
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the result of a closure for all values, which fails with what that throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The first result.
    public let initial: Output
    /// The closure that makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var result = initial
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "TryReduce", subscriber, gathers: true, last: { result },
          trying: {
            result = try nextPartialResult(result, $0)
            return .skip
          }))
    }
  }
}

extension Publisher {
  /// Returns a publisher of the results of a closure so far, which fails with what that throws.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.TryScan<Self, T>
  {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Returns a publisher of the result of a closure for all values, which fails with what that throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.TryReduce<Self, T>
  {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
