extension Publishers {
  /// A publisher of the values that a closure includes.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that returns whether a value is sent.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("Filter", subscriber) {
          isIncluded($0) ? .emit($0) : .skip
        })
    }
  }
}

extension Publishers {
  /// A publisher of what a closure makes of each value unless that is nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that makes the values.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("CompactMap", subscriber) {
          transform($0).map { .emit($0) } ?? .skip
        })
    }
  }
}

extension Publishers {
  /// A publisher without the values that a closure finds equal to the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that tests the values.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>("RemoveDuplicates", subscriber) { value in
          if let former = last, predicate(former, value) { return .skip }
          last = value
          return .emit(value)
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the values that a closure includes.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Returns a publisher of what a closure makes of each value unless that is nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Returns a publisher without the values that a closure finds equal to the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the values that a closure includes, which fails with what that throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that returns whether a value is sent.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "TryFilter", subscriber, trying: { try isIncluded($0) ? .emit($0) : .skip }))
    }
  }
}

extension Publishers {
  /// A publisher of what a closure makes of each value unless that is nil, which fails with what that throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that makes the values.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "TryCompactMap", subscriber, trying: { try transform($0).map { .emit($0) } ?? .skip }))
    }
  }
}

extension Publishers {
  /// A publisher without the values that a closure finds equal to the one before, which fails with what that throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = any Error

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that tests the values.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.subscribe(
        Transformation<Upstream.Output, Upstream.Failure, S>(
          "TryRemoveDuplicates", subscriber,
          trying: { value in
            if let former = last, try predicate(former, value) { return .skip }
            last = value
            return .emit(value)
          }))
    }
  }
}

extension Publisher {
  /// Returns a publisher of the values that a closure includes, which fails with what that throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Returns a publisher of what a closure makes of each value unless that is nil, which fails with what that throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryCompactMap<Self, T>
  {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Returns a publisher without the values that a closure finds equal to the one before, which fails with what that throws.
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryRemoveDuplicates<Self>
  {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher without the values that are equal to the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
