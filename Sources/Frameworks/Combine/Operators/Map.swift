extension Publishers {
  /// A publisher of what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that makes the values.
    public let transform: (Upstream.Output) -> Output

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("Map", subscriber) { .emit(transform($0)) })
    }
  }
}

extension Publishers {
  /// A publisher of what a closure makes of each value, or of the error that it throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that makes the values.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "TryMap", subscriber, trying: { .emit(try transform($0)) }))
    }
  }
}

extension Publishers {
  /// A publisher with another error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that makes the values.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "MapError", subscriber, ending: { (nil, $0.mapError(transform)) }, step: { .emit($0) }))
    }
  }
}

extension Publishers.MapError {
  /// Creates the publisher.
  public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
    self.init(upstream: upstream, transform: map)
  }
}

extension Publisher {
  /// Returns a publisher of what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Returns a publisher of what a closure makes of each value, which fails with what that throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Returns a publisher with what a closure makes of the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Returns a publisher of a value in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}
